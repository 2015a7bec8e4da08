// The service worker. VERSION and FILES stand before this text. Everything of one version lies in one cache, whole or
// not at all; the entry names all other files by their digests, so that versions never mix.
const CACHE = `aurum ${VERSION}`;
const at = (path) => new URL(path, self.registration.scope).href;
const ENTRY = at('index.html');
const kept = new Set(FILES.map(at));

self.addEventListener('install', (event) => event.waitUntil(keep()));

async function keep() {
  const cache = await caches.open(CACHE);
  const fresh = (path) => (path.startsWith('assets/') ? 'default' : 'no-cache');
  await cache.addAll(FILES.map((path) => new Request(at(path), { cache: fresh(path) })));
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** The version before stays until the next one comes: another window may still show it. */
async function takeOver() {
  const own = (await caches.keys()).filter((name) => name.startsWith('aurum '));
  const older = own.filter((name) => name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(entry(request));
  } else if (kept.has(url.origin + url.pathname) || url.pathname.includes('/assets/'))
    event.respondWith(file(request));
});

/** Whether an address is one of the page's screens: no file, and nothing that a server answers. */
function isScreen(url) {
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  return path === 'index.html' || !(path.includes('.') || path.startsWith('api/'));
}

async function entry(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(ENTRY)) ?? fetch(request);
}

async function file(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
