// Notices beside the questions about events elsewhere: in another tab, on another device, in the browser.
import { Plural, Trans } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

type OtherTabProps = { isBusy: boolean; onGoOnHere: () => void }

/** Another tab is the live one: this one shows, and can claim the attempt. */
export function OtherTabBanner({ isBusy, onGoOnHere }: OtherTabProps) {
  return (
    <Banner
      tone="info"
      isLive
      title={<Trans>This assessment is open in another tab</Trans>}
      action={
        <Button size="small" isBusy={isBusy} onClick={onGoOnHere}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <Trans>Here you can only read. Your answers are saved, whichever tab you continue in.</Trans>
    </Banner>
  )
}

type NewsProps = {
  hasOthersAnswers: boolean
  isRevived: boolean
  /** How many answers the server had for a device without a copy; null where it had one. */
  count: number | null
}

export function NewsText({ hasOthersAnswers, isRevived, count }: NewsProps) {
  return (
    <>
      {hasOthersAnswers && <Trans>Answers from your other device were added.</Trans>}
      {isRevived && (
        <Trans>
          This browser cleared what it stored. The answers on this page are saved again.
        </Trans>
      )}
      {count !== null && (
        <Plural
          value={count}
          one="This device had no copy of this assessment. The server has # answer of yours."
          other="This device had no copy of this assessment. The server has # answers of yours."
        />
      )}
    </>
  )
}
