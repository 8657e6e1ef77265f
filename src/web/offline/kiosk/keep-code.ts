// Keeps the code of stations on the device: it is not among what every phone stores, and Welcome must open without
// network.
const ASSETS = '/assets/'
/** Of the service worker, which serves from it (sw/runtime-caching.ts). */
const CACHE = 'assets'

/** Stores what this page has loaded and no cache has. Without network, what is missing comes the next time. */
export async function keepLoadedCode(): Promise<void> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = urls.filter((url) => new URL(url).pathname.startsWith(ASSETS))
  const cache = await caches.open(CACHE)
  for (const file of new Set(files)) {
    if ((await caches.match(file)) === undefined) await cache.add(file).catch(() => undefined)
  }
}
