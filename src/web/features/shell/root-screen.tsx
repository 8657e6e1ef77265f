// What surrounds every screen: the words, the pop-up messages, what is announced, and a net under broken screens.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

import { NotificationStack } from '#web/ui/feedback/notification-stack.tsx'
import { recoverFocus } from '#web/ui/layout/focus-recovery.ts'

import { ErrorBoundary } from './error-boundary.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

export function RootScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(recoverFocus, [])
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
