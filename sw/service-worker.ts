// The service worker: the shell without network, updates that wait for their moment, and sending in the background.
// It must not keep any reply of the API: answers live in the device's database, the server's state in the query cache.
import type { PrecacheEntry } from 'workbox-precaching'

import { drainOnSync } from './drain.ts'
import { serveNavigations } from './navigation.ts'
import { precacheShell, serveFilesDirectly } from './precache.ts'
import { refillShell } from './refill.ts'
import { cacheAssets, cacheCompanyImages } from './runtime-caching.ts'
import { waitForLeave } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const files = self.__WB_MANIFEST
// Before the routes: the user who answers a request keeps the event from the listeners after it.
refillShell(self, files)
precacheShell(files)
serveFilesDirectly(self)
serveNavigations()
cacheAssets()
cacheCompanyImages()
waitForLeave(self)
drainOnSync(self)
