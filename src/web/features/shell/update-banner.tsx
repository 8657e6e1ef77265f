// Says that a new version waits, and nothing while questions are being answered: their clock would run meanwhile.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

import { attemptInProgress } from '#web/offline/update-gate.ts'
import { updates } from '#web/offline/update-state.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** The banner for a frame, or nothing while there is nothing to say. */
export function useUpdateBanner(): ReactNode {
  const state = useSyncExternalStore(updates.subscribe, updates.current)
  const isAnswering = useSyncExternalStore(attemptInProgress.subscribe, attemptInProgress.current)
  const [isDismissed, setIsDismissed] = useState(false)
  if (state === 'none' || isDismissed || isAnswering) return undefined
  return <UpdateBanner isHeldUp={state === 'held-up'} onDismiss={() => setIsDismissed(true)} />
}

function UpdateBanner({ isHeldUp, onDismiss }: { isHeldUp: boolean; onDismiss: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const update = () => {
    setIsBusy(true)
    void applyUpdate().finally(() => setIsBusy(false))
  }
  return (
    <Banner
      isLive
      onDismiss={onDismiss}
      title={<Trans>A new version is ready</Trans>}
      action={
        <Button size="small" isBusy={isBusy} onClick={update}>
          <Trans>Update now</Trans>
        </Button>
      }
    >
      {isHeldUp ? (
        <Trans>Another tab is in use. Finish there first; nothing is lost by waiting.</Trans>
      ) : (
        <Trans>The page reloads once. Everything that was saved stays.</Trans>
      )}
    </Banner>
  )
}

// The module that found the new version is loaded already.
async function applyUpdate(): Promise<void> {
  const worker = await import('#web/offline/service-worker.ts')
  await worker.applyUpdate()
}
