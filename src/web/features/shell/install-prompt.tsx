import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { install, installOffers, refuseInstall } from '#web/offline/install-prompt.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** A quiet offer to install the app, for a user who has applied and will come back. Belongs on the progress screen only. */
export function InstallPrompt({ hasApplied }: { hasApplied: boolean }) {
  const offer = useSyncExternalStore(installOffers.subscribe, installOffers.current)
  if (!hasApplied || offer === 'none') return null
  return (
    <Banner
      onDismiss={refuseInstall}
      title={<Trans>Keep Fairlead at hand</Trans>}
      action={
        offer === 'browser' && (
          <Button size="small" onClick={() => void install()}>
            <Trans>Install the app</Trans>
          </Button>
        )
      }
    >
      {offer === 'browser' ? (
        <Trans>
          Install it on this device to open it like any other app, even without network.
        </Trans>
      ) : (
        <Trans>To open it like any other app: tap Share, then “Add to Home Screen”.</Trans>
      )}
    </Banner>
  )
}
