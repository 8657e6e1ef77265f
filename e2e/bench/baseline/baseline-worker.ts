// Keeps the baseline page as the app's own worker keeps the app: the same cache, the same way past the worker for files.
import { createHandlerBoundToURL, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

import { precacheShell, serveFilesDirectly } from '../../../sw/precache.ts'

declare const self: ServiceWorkerGlobalScope
declare const BASELINE_FILES: PrecacheEntry[]

precacheShell(BASELINE_FILES)
serveFilesDirectly(self)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')))
