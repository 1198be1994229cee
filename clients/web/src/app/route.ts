// Where in the client one is. All of it stands behind the #, so that no part of it, and above all no
// token, ever reaches a server's log.

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'matches' }
  | { page: 'join' }
  | { page: 'invited'; match: string; token: string }
  | { page: 'stored' }
  | { page: 'replay'; match: string; eyes: string; step: number }
  | { page: 'watch'; match: string }
  | { page: 'table'; match: string; seat: number };

export function routeOf(hash: string): Route {
  const [page, match, last, step] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'new' || page === 'matches' || page === 'stored') return { page };
  if (page === 'replay' && match)
    return { page, match, eyes: last ?? '', step: /^\d{1,9}$/.test(step ?? '') ? Number(step) : 0 };
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
  return ['invited', 'watch', 'replay'].includes(route.page) ? route : undefined;
}

const origin = () => `${location.origin}${location.pathname}`;
export const joinLink = (match: string, token: string) => `${origin()}#/join/${match}/${token}`;
export const replayHash = (match: string, eyes = '', step = 0) =>
  eyes === '' ? `#/replay/${match}` : `#/replay/${match}/${eyes}/${step}`;
export const replayLink = (match: string, eyes: string, step: number) =>
  `${origin()}${replayHash(match, eyes, step)}`;
export const watchLink = (match: string) => `${origin()}#/watch/${match}`;
