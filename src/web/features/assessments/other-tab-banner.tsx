// Another tab is the live one: this one shows, and can claim the attempt.
import { Trans } from '@lingui/react/macro'

import type { TabState } from '#web/offline/live-tab.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

type OtherTabProps = { state: TabState; onGoOnHere: () => void }

export function OtherTabBanner({ state, onGoOnHere }: OtherTabProps) {
  if (state === 'live') return null
  return (
    <Banner
      tone="info"
      isLive
      title={<Trans>This assessment is open in another tab</Trans>}
      action={
        <Button size="small" isBusy={state === 'claiming'} onClick={onGoOnHere}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <Trans>Here you can only read. Your answers are saved, whichever tab you continue in.</Trans>
    </Banner>
  )
}
