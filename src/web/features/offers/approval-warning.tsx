import { Trans } from '@lingui/react/macro'

import type { Offer } from '#contract/offers/offers.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Before a change of an offer that is being approved, or is approved. */
export function ApprovalWarning({ state }: { state: Offer['state'] | undefined }) {
  if (state !== 'pending_approval' && state !== 'approved') return null
  return (
    <Banner tone="warning">
      <Trans>
        A change ends the approval: the offer becomes a draft, and approval is requested again.
      </Trans>
    </Banner>
  )
}
