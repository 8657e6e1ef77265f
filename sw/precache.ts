// What a candidate needs from the first question to the last, fetched before it is needed.
import { cacheNames, clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

/** https://w3c.github.io/ServiceWorker/#register-router-method, as far as it is used here; not in every browser. */
type RouterInstallEvent = ExtendableEvent & {
  addRoutes?: (rule: {
    condition: { urlPattern: { pathname: string } }
    source: { cacheName: string }
  }) => Promise<void>
}

/**
 * Keeps every file of the list, or none: an installation that misses one fails, and the worker before it goes on with
 * its own files.
 */
export function precacheShell(files: PrecacheEntry[]): void {
  precacheAndRoute(files, { cleanURLs: false })
  cleanupOutdatedCaches()
  // The first visit already works without network, not only the second.
  clientsClaim()
}

/**
 * Lets the browser take the app's files out of the cache by itself, without waking the worker for each. Their names
 * change with what is in them; one that is not there comes from the network, as ever.
 */
export function serveFilesDirectly(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event: RouterInstallEvent) => {
    const added = event.addRoutes?.({
      condition: { urlPattern: { pathname: '/assets/*' } },
      source: { cacheName: cacheNames.precache },
    })
    if (added !== undefined) event.waitUntil(added)
  })
}
