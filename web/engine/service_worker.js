/**
 * Keeps the whole site, the engine too, so that it opens without a network after the first visit.
 * `build.mjs` writes the two values. A new version is fetched whole before it takes over.
 */
// A host may have several such sites in different folders.
const SITE = `cellmates-${new URL(self.registration.scope).pathname}-`;
const VERSION = `${SITE}__VERSION__`;
const FILES = __FILES__;

const address = (file) => new URL(file, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(VERSION);
      await cache.addAll(FILES.map((file) => new Request(address(file), { cache: 'no-cache' })));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(SITE) && name !== VERSION) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

// A page that is open goes on with its own version until whoever sits there wants the newer one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(VERSION);
      const { origin, pathname } = new URL(request.url);
      const page = origin + pathname === self.registration.scope ? address('index.html') : request;
      return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
    })(),
  );
});
