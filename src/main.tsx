// The app: providers only.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { session } from '#web/api/client.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import {
  followPageOwner,
  followSessionEnd,
  keepCurrentUsersQueries,
} from '#web/features/session/session-life.ts'
import { currentUserQuery } from '#web/features/session/session-queries.ts'
import { localeStorage } from '#web/features/shell/locale-storage.ts'
import { activateLocale, initialLocale } from '#web/i18n/i18n.ts'
import { catchInstallOffer } from '#web/offline/install-prompt.ts'
import { createAppRouter, fetchScreen } from '#web/router.ts'
import { survivePageTranslation } from '#web/translated-page.ts'
import { ignoreComposedKeys } from '#web/ui/controls/composed-keys.ts'
import { nextPaint } from '#web/ui/next-paint.ts'
import { loadTypeface } from '#web/ui/typeface.ts'

/** Puts the app into the page. Call it once. `candidate`: who is on at a kiosk station. */
export async function startApp(container: HTMLElement, candidate?: CurrentUser): Promise<void> {
  catchInstallOffer()
  survivePageTranslation(document)
  ignoreComposedKeys()
  const queryClient = createQueryClient()
  if (candidate !== undefined) queryClient.setQueryData(currentUserQuery.queryKey, candidate)
  const router = createAppRouter(queryClient)
  followSessionEnd(session, router)
  followPageOwner(queryClient)
  // Words and kept answers come while the code of the first screen does, and that while its guards are asked.
  const loaded = router.load()
  fetchScreen(router)
  await Promise.all([
    keepCurrentUsersQueries(queryClient),
    activateLocale(initialLocale(navigator.languages, localeStorage)),
  ])

  createRoot(container, { onCaughtError: reportFault }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )

  void nextPaint().then(loadTypeface)
  // After the first screen, and never while developing: a worker that answers from its cache hides every change.
  if (!import.meta.env.PROD) return
  // A first screen that fails is no reason to go without a worker: it may bring the version that has the screen.
  await loaded.catch(() => undefined)
  await nextPaint()
  void import('#web/offline/service-worker.ts').then((one) => one.startServiceWorker())
  void import('#web/monitoring/start-monitoring.ts').then((one) =>
    one.startMonitoring({ router, queryClient }),
  )
}

// An error that a screen's net caught is reported as one that no one caught; what the server refuses, or no network, is none.
function reportFault(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error)
}
