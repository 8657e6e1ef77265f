// What a candidate needs from the first question to the last, fetched before it is needed.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

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
