import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const MAX_FILES = 120
const MAX_IMAGES = 40
const MAX_AGE_S = 30 * 86_400

/**
 * Hashed files that are not precached, staff screens above all: kept once they were used, because their content never
 * changes. They are code and fonts, never anyone's data.
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

/**
 * Images of companies' texts, such as an instruction that is read again without network: kept once they were shown. Their
 * bytes never change, and they are the company's, never a candidate's.
 */
export function cacheCompanyImages(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/v1/'),
    new CacheFirst({
      cacheName: 'company-images',
      plugins: [
        new ExpirationPlugin({
          maxEntries: MAX_IMAGES,
          maxAgeSeconds: MAX_AGE_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  )
}
