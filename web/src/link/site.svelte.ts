/** This page plays without a server: it opens a house in this browser, and keeps itself for later visits. */
import { engineHouse } from './engine';
import { playAt, type Storage } from './house';

export type Start = 'starting' | 'ready' | 'failed' | 'elsewhere';

const state = $state<{ start: Start; storage: Storage; unread: number; newer: boolean }>({
  start: 'starting',
  storage: 'kept',
  unread: 0,
  newer: false,
});

/** How the engine and the browser's storage are; whether a newer version of the site waits. */
export const siteState = () => state;

const LOCK = 'cellmates';

/** Wait until no other tab has this browser's house open: two would overwrite each other's tables. */
async function onlyOne(): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((come) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        state.start = 'elsewhere';
        void navigator.locks.request(LOCK, () => {
          state.start = 'starting';
          come();
          return new Promise(() => undefined); // as long as this page is open
        });
        return undefined;
      }
      come();
      return new Promise(() => undefined);
    });
  });
}

/** Open the house; the engine starts beside the page. */
export function openHere(): void {
  const base = new URL('./', document.baseURI).href;
  const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
  const engine = engineHouse(worker, base);
  playAt(engine);
  engine.watchStorage((now) => (state.storage = now));
  void onlyOne().then(() => engine.start());
  engine.ready.then(
    (unread) => {
      state.start = 'ready';
      state.unread = unread;
      void keepForLater();
    },
    () => (state.start = 'failed'),
  );
}

/** From now on everything comes from this browser, with and without a network. */
async function keepForLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.register('./service_worker.js');
    if (registration) noticeNewer(registration);
    await navigator.storage?.persist?.();
  } catch {
    // Where it is forbidden the site needs its server for every visit; what is played is kept anyway.
  }
}

/** A newer version has been fetched whole, and waits until this page goes. */
function noticeNewer(registration: ServiceWorkerRegistration): void {
  const notice = () => (state.newer ||= registration.waiting !== null && navigator.serviceWorker.controller !== null);
  notice();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notice));
}

/** Go on with the newer version; what is kept stays. */
export async function takeNewer(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('take over');
}
