// In the place of a screen whose code could not be loaded. Loading it again takes a new page: browsers keep the failure.
// Where a new version waits, its page is taken: the old one asks for files that the server does not have any more.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { updates } from '#web/offline/update-state.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'

import { useIsOnline } from './use-is-online.ts'

/** How Chromium, Firefox and Safari begin the message of a dynamic import that failed, and Vite that of its styles. */
const MESSAGE =
  /^(?:Unable to preload CSS|(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed)/

/** True for the error of a dynamic import whose file did not arrive. */
export function isMissingChunk({ message }: Error): boolean {
  return MESSAGE.test(message)
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
      onRetry={() => void loadAgain()}
      action={
        <AppLink className={linkButton()} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    />
  )
}

async function loadAgain(): Promise<void> {
  if (updates.current() !== 'none') {
    const worker = await import('#web/offline/service-worker.ts')
    // Reloads by itself once the new version is active; another tab that is in use keeps it waiting.
    if (await worker.applyUpdate()) return
  }
  globalThis.location.reload()
}
