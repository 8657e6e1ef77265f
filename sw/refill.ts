// Puts back what is missing of the shell: the browser or its owner may clear Cache Storage while the worker lives, and
// without a network the app would not open any more, with no one told.
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'

/** Looks behind each screen that opens. */
export function refillShell(scope: ServiceWorkerGlobalScope, files: PrecacheEntry[]): void {
  scope.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    // Without network it is tried again behind the next one.
    event.waitUntil(event.handled.then(() => refill(scope, files)).catch(() => undefined))
  })
}

async function refill(scope: ServiceWorkerGlobalScope, files: PrecacheEntry[]): Promise<void> {
  const cache = await scope.caches.open(cacheNames.precache)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.flatMap(({ url }) => {
    const key = getCacheKeyForURL(url)
    return key === undefined || stored.has(key) ? [] : [{ url, key }]
  })
  if (missing.length === 0) return
  // A newer build brings its own files: the server has this one's no more.
  const registration = await scope.registration.update()
  if (registration.installing !== null || registration.waiting !== null) return
  for (const { url, key } of missing) {
    const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' })
    if (response.ok && !response.redirected) await cache.put(key, response)
  }
}
