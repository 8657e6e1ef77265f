// Puts together what the installation watches, after the first screen: the code, the settings and the messages of it come
// only then, and there are none where nothing is watched.
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

import { API_VERSION } from '#contract/core/version.ts'
import { api, SKIP_RETRY_HEADERS } from '#web/api/client.ts'
import { sendTelemetry } from '#web/api/telemetry.ts'
import { currentUserQuery } from '#web/features/session/session-queries.ts'

import { createAnalytics } from './analytics.ts'
import { createErrorReporter } from './error-reporter.ts'
import { noAnalytics } from './ports.ts'
import { createVisitorLife } from './visitor-life.ts'

type App = { router: AnyRouter; queryClient: QueryClient }

/** Call it once. Out of the server's reach nothing is watched until the next start. */
export async function startMonitoring(app: App): Promise<void> {
  watchVisitor(app)
  const asked = await settled(api.GET('/auth/v1/error-reporting/', { headers: SKIP_RETRY_HEADERS }))
  const settings = asked?.data?.data ?? null
  if (settings === null) return
  const { url, rates } = settings
  const reporter = createErrorReporter({
    send: (message) => sendTelemetry(url, message),
    rates,
    build: API_VERSION,
    random: Math.random,
  })
  addEventListener('error', ({ error }) => reporter.errorRaised(error))
  addEventListener('unhandledrejection', ({ reason }) => reporter.errorRaised(reason))
  let leftAt = 0
  app.router.subscribe('onBeforeLoad', () => {
    leftAt = performance.now()
  })
  watchScreens(app.router, (pattern) =>
    reporter.screenTimed({ pattern, ms: performance.now() - leftAt }),
  )
}

function watchVisitor({ router, queryClient }: App): void {
  const life = createVisitorLife({ none: noAnalytics, find: findVisitor })
  const follow = () =>
    void life.userChanged(queryClient.getQueryData(currentUserQuery.queryKey) ?? null)
  follow()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash === JSON.stringify(currentUserQuery.queryKey)) follow()
  })
  watchScreens(router, (pattern) => life.screenShown(pattern))
}

async function findVisitor(userId: number) {
  const params = { path: { user_id: userId } }
  const asked = await settled(
    api.GET('/user/v1/analytics-visitor/user/{user_id}/', { params, headers: SKIP_RETRY_HEADERS }),
  )
  const visitor = asked?.data?.data.visitor ?? null
  if (visitor === null) return null
  const { url, visitor_id: id } = visitor
  return { id, analytics: createAnalytics((message) => sendTelemetry(url, message)) }
}

// The pattern of an address, such as `/smartreq-detail/$id`: which screen, never whose.
function watchScreens(router: AnyRouter, shown: (pattern: string) => void): void {
  const tell = () => shown(router.state.matches.at(-1)?.fullPath ?? '')
  tell()
  router.subscribe('onResolved', tell)
}

function settled<T>(call: Promise<T>): Promise<T | null> {
  return call.catch(() => null)
}
