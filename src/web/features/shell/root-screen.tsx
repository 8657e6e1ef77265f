// What surrounds every screen: the words, the pop-up messages, what is announced, and a net under broken screens.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

import { NotificationStack } from '#web/ui/feedback/notification-stack.tsx'

import { ErrorBoundary } from './error-boundary.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

export function RootScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(loadFocusRecovery, [])
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary resetKey={path} homeHref="/">
        <Outlet />
      </ErrorBoundary>
      <NotificationStack />
      <PageAnnouncer />
    </I18nProvider>
  )
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
