import { createHandlerBoundToURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

import { isScreen, isSignOnPage } from './screen-address.ts'

/**
 * Opens every screen with the precached shell, with network or without: the shell and its chunks are always of one
 * build. Newer ones come through the update of the worker. A shell that the browser dropped is asked of the server.
 */
export function serveNavigations(): void {
  const shell = createHandlerBoundToURL('/index.html')
  registerRoute(
    ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' && sameOrigin && isScreen(url) && !isSignOnPage(url),
    shell,
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' && sameOrigin && isSignOnPage(url),
    async (options) => {
      try {
        return await fetch(options.request)
      } catch {
        // Without network the app itself says that it needs one.
        return shell(options)
      }
    },
  )
}
