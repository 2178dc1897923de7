/** Which page is shown: the path of the address, without reloading. */
import { SITE } from '../link/house';

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at: number; eyes: string | null }
  | { page: 'rules' | 'learn'; game: string; anchor: string }
  | { page: 'puzzles'; game: string; puzzle: string | null }
  | { page: 'day' | 'book' }
  | { page: 'lost' };

/**
 * Read an address: `/`, `/t/<table>`, `/t/<table>/replay?at=12&eyes=2`, `/rules/<game>#room-vortex`,
 * `/puzzles/<game>/<id>`, `/day`, `/book`.
 */
export function routeOf(path: string, query = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'home' };
  const table = parts[1] ?? '';
  if (parts[0] === 't' && /^[a-z0-9]{10}$/.test(table)) {
    if (parts.length === 2) return { page: 'table', table };
    if (parts.length === 3 && parts[2] === 'replay') {
      const wanted = new URLSearchParams(query);
      const at = Number(wanted.get('at') ?? '0');
      const eyes = wanted.get('eyes');
      return { page: 'replay', table, at: Number.isInteger(at) && at > 0 ? at : 0, eyes };
    }
  }
  const [page, game = ''] = parts;
  if ((page === 'rules' || page === 'learn') && parts.length === 2 && /^[a-z0-9]+$/.test(game)) {
    return { page, game, anchor: hash.replace(/^#/, '') };
  }
  if (page === 'puzzles' && parts.length <= 3 && /^[a-z0-9]+$/.test(game)) {
    const puzzle = parts[2] ?? null;
    if (puzzle === null || /^[a-z0-9-]{1,40}$/.test(puzzle)) return { page, game, puzzle };
  }
  if ((page === 'day' || page === 'book') && parts.length === 1) return { page };
  return { page: 'lost' };
}

/**
 * The address of a page as links have it. A house answers every path; a site of plain files has one
 * page in whatever folder, so that there the path comes behind the question mark:
 * `?/t/<table>/replay&at=12`.
 */
export function addressOf(path: string, site = SITE): string {
  if (!site) return path;
  const [before = '', hash] = path.split('#');
  const query = before === '/' ? './' : `?${before.replace('?', '&')}`;
  return hash === undefined ? query : `${query}#${hash}`;
}

/** The same backwards: the route of an address of a site. */
export function routeOfSite(search: string, hash = ''): Route {
  const [path = '', ...query] = search.replace(/^\?/, '').split('&');
  return path.startsWith('/') ? routeOf(path, query.join('&'), hash) : { page: 'home' };
}

/** Fetches a page that somebody will go to soon; whoever shows pages says how. */
export const ahead = { table: (): void => undefined };

let current = $state.raw<Route>({ page: 'home' });

export function route(): Route {
  return current;
}

export function readAddress(): void {
  const { pathname, search, hash } = location;
  current = SITE ? routeOfSite(search, hash) : routeOf(pathname, search, hash);
}

export const goTo = (path: string): void => show(addressOf(path));

function show(address: string): void {
  history.pushState(null, '', address);
  readAddress();
  window.scrollTo(0, 0);
}

/** For links: stay on the page unless the person asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(link.href);
  show(pathname + search + hash);
}
