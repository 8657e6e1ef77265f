// In the place of a screen whose code could not be loaded. Loading it again takes a new page: browsers keep the failure.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'

import { useIsOnline } from './use-is-online.ts'

/** How Chromium, Firefox and Safari begin the message of a dynamic import that failed, and Vite that of its styles. */
const MESSAGES = [
  'Unable to preload CSS',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

/** True for the error of a dynamic import whose file did not arrive. */
export function isMissingChunk({ message }: Error): boolean {
  return MESSAGES.some((start) => message.startsWith(start))
}

/** Offline: says so, and opens the screen as soon as there is a network. Online: offers to try again. */
export function MissingChunk({ homeHref = '/' }: { homeHref?: string | undefined }) {
  const isOnline = useIsOnline()
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (isOnline && wasOffline.current) globalThis.location.reload()
  }, [isOnline])
  if (!isOnline) return <OfflineState headingLevel={1} />
  return (
    <ErrorState
      headingLevel={1}
      title={<Trans>This page could not be loaded</Trans>}
      kept={<Trans>Everything that was marked as saved is safe.</Trans>}
      onRetry={() => globalThis.location.reload()}
      action={
        <AppLink className={linkButton()} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    />
  )
}
