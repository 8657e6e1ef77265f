// The whole app on a page of jsdom, as src/main.tsx starts it: real routes, guards, queries, translations and offline
// engine. Outside of it there is only the fake server, and an IndexedDB in memory.
import { i18n } from '@lingui/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import { StrictMode } from 'react'
import { vi } from 'vitest'

import { followAccountApplicants, followApplicants } from '#contract/applicants/applicant-follow.ts'
import { getCurrentUser, refreshToken, type CurrentUser } from '#contract/session/session.ts'
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
import { activateLocale, initialLocale, type Locale } from '#web/i18n/i18n.ts'
import { countUnwritten } from '#web/offline/answer-writers.ts'
import { remember } from '#web/offline/browser-storage.ts'
import { deviceDatabase } from '#web/offline/database.ts'
import { mediaDatabase } from '#web/offline/media-database.ts'
import { bumpEpoch } from '#web/offline/meta.ts'
import { closeOffline } from '#web/offline/offline.ts'
import { createAppRouter } from '#web/router.ts'
import { survivePageTranslation } from '#web/translated-page.ts'
import { ignoreComposedKeys } from '#web/ui/controls/composed-keys.ts'
import { notificationsAtom } from '#web/ui/feedback/notifications.ts'
import { pageNameAtom } from '#web/ui/layout/document-title.ts'
import { isAnotherUsersAtom } from '#web/ui/layout/page-owner.ts'

import {
  leaveUnanswered,
  openServer,
  refuse,
  reply,
  type FakeServer,
  type Reply,
} from './fake-server.ts'

// The routes of staff, which a browser adds when it comes to one: loaded with the tests, and not within one's time.
await import('#web/route-tree.gen.ts')

type AppOptions = {
  /** Who is signed in; no one when left out. */
  as?: CurrentUser
  /** What the browser speaks, where no one chose a language. */
  locale?: Locale
  /** What the server answers other than the contract's examples. */
  replies?: readonly Reply[]
  /** Without network from the start, on a device that this person has signed in on before. */
  isOffline?: boolean
  /** The test is of a screen that breaks. */
  isToBreak?: boolean
}

type Current = {
  server: FakeServer
  queryClient: QueryClient
  ownerId: number
  ignoreMissing: () => void
  endListening: () => void
}
let current: Current | null = null
let endSession: (() => void) | null = null
session.onSessionEnd(() => endSession?.())

/** Opens the app at an address, once for each test or after `closeApp`. */
export async function renderApp(path: string, options: AppOptions = {}) {
  const { as, locale = 'en', replies = [], isOffline = false, isToBreak = false } = options
  const server = openServer([
    ...sessionReplies(as),
    // Nothing changes while a screen is looked at, unless a test says so.
    leaveUnanswered(followApplicants),
    leaveUnanswered(followAccountApplicants),
    ...replies,
  ])
  if (isOffline) loseNetwork(server)
  if (isOffline && as !== undefined) remember('user', JSON.stringify(as))

  const queryClient = createQueryClient()
  withoutPauses(queryClient)
  const router = createAppRouter(queryClient)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  followSessionEnd({ onSessionEnd: (listener) => void (endSession = listener) }, router)
  followPageOwner(queryClient)
  const ignoreMissing = reportMissing(server)
  const container = document.createElement('div')
  container.id = 'root'
  const ends = [survivePageTranslation(document), ignoreComposedKeys()]
  const endListening = () => ends.forEach((end) => end())
  current = { server, queryClient, ownerId: as?.user_id ?? 0, ignoreMissing, endListening }
  void router.load()
  await Promise.all([
    keepCurrentUsersQueries(queryClient),
    activateLocale(initialLocale([locale], localeStorage)),
  ])

  // As when the app is loaded: no page came before the first one.
  getDefaultStore().set(pageNameAtom, { name: '', count: 0 })
  getDefaultStore().set(isAnotherUsersAtom, false)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      container: document.body.appendChild(container),
      wrapper: StrictMode,
      onCaughtError: (error) => {
        if (!isToBreak) reportBroken(server, error)
      },
    },
  )
  return {
    user: userEvent.setup(),
    server,
    /** The address as the person sees it. */
    address: () => router.state.location.href,
    /** As a link of the app does. */
    goTo: (href: string) => router.navigate({ href }),
    goBack: () => router.history.back(),
    loseNetwork: () => loseNetwork(server),
    regainNetwork: () => regainNetwork(server),
  }
}

/** Closes the app and forgets everything that it stored. Every test ends with it; a test that reopens it keeps the device. */
export async function closeApp({ keepsDevice = false } = {}): Promise<void> {
  if (current === null) return
  const { server, queryClient, ownerId, ignoreMissing, endListening } = current
  current = null
  endSession = null
  cleanup()
  ignoreMissing()
  endListening()
  try {
    server.close()
  } finally {
    await waitFor(() => {
      if (queryClient.isFetching() + queryClient.isMutating() > 0) throw new Error('Still busy')
    })
    // What a screen had in hand goes to the disk first: it would turn up in the next test.
    await countUnwritten(ownerId)
    await closeOffline()
    // Ends what stores the person's queries.
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    queryClient.clear()
    getDefaultStore().set(notificationsAtom, [])
    session.actFor(null)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    if (!keepsDevice) await forgetDevice(ownerId)
  }
}

// A route may show what the server refused; any other error that a boundary caught is a broken screen.
function reportBroken(server: FakeServer, error: unknown): void {
  if (!(error instanceof ApiError)) server.report('A screen broke', error)
}

// A build shows the id of a message whose catalog was not loaded; here its English text would hide that.
function reportMissing(server: FakeServer): () => void {
  return i18n.on('missing', ({ id, locale }) => {
    const error = new Error(`${id} is not in what was loaded in ${locale}.`)
    server.report('A message is missing', error)
  })
}

// What is still on its way to the disk must not turn up in the next test: it goes by the epoch, which moves on.
async function forgetDevice(ownerId: number): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const db = deviceDatabase()
  await bumpEpoch(db, ownerId)
  const others = [...db.tables, ...mediaDatabase().tables].filter(({ name }) => name !== 'meta')
  await Promise.all(others.map((table) => table.clear()))
  await db.meta.filter(({ key }) => !key.startsWith('generation')).delete()
}

function sessionReplies(person: CurrentUser | undefined): Reply[] {
  if (person !== undefined) return [reply(getCurrentUser, { data: person })]
  return [refuse(getCurrentUser, 'unauthenticated'), refuse(refreshToken, 'unauthenticated')]
}

// A request that failed is repeated as often as in the browser, but at once.
function withoutPauses(queryClient: QueryClient): void {
  const { queries, ...defaults } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } })
}

function loseNetwork(server: FakeServer): void {
  server.isReachable = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  globalThis.dispatchEvent(new Event('offline'))
}

function regainNetwork(server: FakeServer): void {
  server.isReachable = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  globalThis.dispatchEvent(new Event('online'))
}
