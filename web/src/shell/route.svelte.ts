/** Which page is shown: the path of the address, without reloading. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at: number; eyes: string | null }
  | { page: 'rules' | 'learn'; game: string; anchor: string }
  | { page: 'lost' };

/** Read an address: `/`, `/t/<table>`, `/t/<table>/replay?at=12&eyes=2`, `/rules/<game>#room-vortex`. */
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
  return { page: 'lost' };
}

let current = $state.raw<Route>({ page: 'home' });

export function route(): Route {
  return current;
}

export function readAddress(): void {
  current = routeOf(location.pathname, location.search, location.hash);
}

export function goTo(path: string): void {
  history.pushState(null, '', path);
  readAddress();
  window.scrollTo(0, 0);
}

/** For links: stay on the page unless the person asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(link.href);
  goTo(pathname + search + hash);
}
