import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const MAX_FILES = 120
const MAX_AGE_S = 30 * 86_400

/**
 * Hashed files that are not precached, staff screens above all: kept once they were used, because their content never
 * changes. They are code and fonts, never anybody's data.
 */
export function cacheAssets(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'assets',
      plugins: [
        new ExpirationPlugin({
          maxEntries: MAX_FILES,
          maxAgeSeconds: MAX_AGE_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  )
}
