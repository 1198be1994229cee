// Where in the client one is. All of it stands behind the #, so that no part of it, and above all no
// token, ever reaches a server's log.

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'matches' }
  | { page: 'join' }
  | { page: 'invited'; match: string; token: string }
  | { page: 'watch'; match: string }
  | { page: 'table'; match: string; seat: number };

export function routeOf(hash: string): Route {
  const [page, match, last] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'new' || page === 'matches') return { page };
  if (page === 'join') {
    return match && last && /^[0-9a-f]+$/i.test(last)
      ? { page: 'invited', match, token: last }
      : { page };
  }
  if (page === 'watch' && match) return { page, match };
  if (page === 'table' && match && /^\d+$/.test(last ?? ''))
    return { page, match, seat: Number(last) };
  return { page: 'home' };
}

/** A link that somebody sent: the whole of it, or what stands behind the #. */
export function linkOf(text: string): Route | undefined {
  const at = text.indexOf('#');
  const route = routeOf(at < 0 ? text.trim() : text.slice(at).trim());
  return route.page === 'invited' || route.page === 'watch' ? route : undefined;
}

const origin = () => `${location.origin}${location.pathname}`;
export const joinLink = (match: string, token: string) => `${origin()}#/join/${match}/${token}`;
export const watchLink = (match: string) => `${origin()}#/watch/${match}`;
