import { routeOf, type Route } from '../app/route';
import type { Shelf } from '../protocol/pending';

// A link's token leaves the address bar before the server has been asked what it is good for. Until
// then it is kept here, so that loading the page anew does not lose it.

const KEY = 'galloper.invited';

export class Invitation {
  constructor(private readonly shelf: Shelf) {}

  keep(route: Route & { page: 'invited' }): void {
    this.shelf.setItem(KEY, `#/join/${route.match}/${route.token}`);
  }

  /** The invitation that has not been looked into yet. */
  open(): (Route & { page: 'invited' }) | undefined {
    const route = routeOf(this.shelf.getItem(KEY) ?? '');
    return route.page === 'invited' ? route : undefined;
  }

  settle(): void {
    this.shelf.removeItem(KEY);
  }
}
