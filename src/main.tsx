// Browser entry: providers only.
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { session } from '#web/api/client.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { followSessionEnd, keepCurrentUsersQueries } from '#web/features/session/session-life.ts'
import { localeMemory } from '#web/features/shell/locale-memory.ts'
import { storedTheme } from '#web/features/shell/theme-memory.ts'
import { activateLocale, initialLocale } from '#web/i18n/i18n.ts'
import { catchInstallOffer } from '#web/offline/install-prompt.ts'
import { startServiceWorker } from '#web/offline/service-worker.ts'
import { createAppRouter } from '#web/router.ts'
import { applyTheme } from '#web/ui/theme.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

applyTheme(storedTheme())
catchInstallOffer()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
followSessionEnd(session, router)
// Words and kept answers come while the code of the first screen does.
void router.load()
await Promise.all([
  keepCurrentUsersQueries(queryClient),
  activateLocale(initialLocale(navigator.languages, localeMemory)),
])

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

// After the first paint, and never while developing: a worker that answers from its cache hides every change.
if (import.meta.env.PROD) void startServiceWorker()
