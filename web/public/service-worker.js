// Answers with a calm page of our own when the network is gone, and shows what is pushed; the rest goes its ordinary way.
const CACHE = 'offline-1';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      // The page is asked for while the worker wakes, so that it never makes a start slower.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch {
        return (await caches.match(PAGE)) ?? Response.error();
      }
    })(),
  );
});

self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { title, body, path, tag } = event.data.json();
      const options = { body, tag, data: { path }, icon: '/favicon.svg' };
      await self.registration.showNotification(title, options);
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  // Only ever an address of this site.
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = tabs.find(({ url }) => url === address.href);
      const tab = there ?? tabs[0];
      if (!tab) return void (await self.clients.openWindow(address.href));
      await tab.focus();
      // A tab that this worker does not control cannot be led anywhere; a new one can.
      if (!there)
        await tab.navigate(address.href).catch(() => self.clients.openWindow(address.href));
    })(),
  );
});
