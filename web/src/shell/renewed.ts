import { SITE } from '../link/house';

/** Parts of the page come when they are needed; those of an older page may be gone from the server. */
const KEY = 'cellmates.renewed';
const PAUSE = 60_000;

/** Whoever has an older page open when the server is renewed gets the new one, instead of half a page. */
export function renewWhenOld(): void {
  window.addEventListener('vite:preloadError', () => void renew());
}

async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    const answer = await fetch(SITE ? location.pathname : '/healthz', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // No connection: another page could not come either. No storage: the seat would be lost.
  }
}
