// What surrounds every screen: the words, the pop-up messages, what is announced, and a net under broken screens.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { NotificationStack } from '#web/ui/feedback/notification-stack.tsx'

import { ErrorBoundary } from './error-boundary.tsx'
import { MissingChunk } from './missing-chunk.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

/** How long the files of a page may take to arrive. */
const LATE_MS = 120_000

export function RootScreen() {
  const isLate = useIsLate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(loadFocusRecovery, [])
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary resetKey={path} homeHref="/">
        {isLate ? <MissingChunk /> : <Outlet />}
      </ErrorBoundary>
      <NotificationStack />
      <PageAnnouncer />
    </I18nProvider>
  )
}

/** Whether the page that the user waits for has not come for too long; it still shows as soon as it comes. */
function useIsLate(): boolean {
  const awaited = useRouterState({
    select: ({ isLoading, location }) => (isLoading ? location.href : null),
  })
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === null) return undefined
    const timer = setTimeout(() => setLate(awaited), LATE_MS)
    return () => clearTimeout(timer)
  }, [awaited])
  return awaited !== null && awaited === late
}

// After the first frame: no focus is lost before a user had one.
function loadFocusRecovery(): () => void {
  let isGone = false
  // Where it does not come, the page works, and a keyboard starts at its top where the focus was lost.
  const loading = import('#web/ui/layout/focus-recovery.ts').then(
    ({ recoverFocus }) => (isGone ? null : recoverFocus()),
    () => null,
  )
  return () => {
    isGone = true
    void loading.then((end) => end?.())
  }
}
