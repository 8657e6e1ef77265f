// The frame of staff screens that are made for paper: nothing but the screen.
import { Outlet, useLocation } from '@tanstack/react-router'

import { ErrorBoundary } from '#web/features/shell/error-boundary.tsx'
import { addErrorMessages } from '#web/features/shell/error-messages.ts'
import { MAIN_ID } from '#web/ui/layout/skip-link.tsx'

import { STAFF_ERROR_MESSAGES } from './staff-error-messages.ts'
import { useSecondFactorDemand } from './staff-second-factor.ts'

import styles from './paper-frame.module.css'

// Before the screen can be refused something.
addErrorMessages(STAFF_ERROR_MESSAGES)

export function PaperFrame() {
  useSecondFactorDemand()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <ErrorBoundary resetKey={pathname} homeHref="/hire">
        <Outlet />
      </ErrorBoundary>
    </main>
  )
}
