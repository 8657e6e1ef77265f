// The service worker: the shell without network, updates that wait for their moment, and sending in the background.
// It must not keep any reply of the API: answers live in the device's database, the server's state in the query cache.
import type { PrecacheEntry } from 'workbox-precaching'

import { drainOnSync } from './drain.ts'
import { serveNavigations } from './navigation.ts'
import { precacheShell, serveFilesDirectly } from './precache.ts'
import { cacheAssets } from './runtime-caching.ts'
import { waitForLeave } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

precacheShell(self.__WB_MANIFEST)
serveFilesDirectly(self)
serveNavigations()
cacheAssets()
waitForLeave(self)
drainOnSync(self)
