import { Trans, useLingui } from '@lingui/react/macro'

import type { Offer } from '#contract/offers/offers.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { pathOf, seenOf } from './offer-dialog.ts'
import { OFFER, OFFERS_KEYS } from './offer-paths.ts'
import { OfferProblem } from './offer-problem.tsx'

/** Asks the approvers of the rules that apply; missing values of the offer are listed below the button. */
export function RequestApprovalButton({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const requesting = useEndpoint(
    { method: 'post', path: `${OFFER}approval/` },
    { invalidates: OFFERS_KEYS, onDone: () => notifyDone(t`The approver is emailed.`) },
  )
  const { error, isPending } = requesting
  return (
    <>
      <Button
        variant="primary"
        isBusy={isPending}
        onClick={() => requesting.mutate({ path: pathOf(offer), body: { seen: seenOf(offer) } })}
      >
        <Trans>Request approval</Trans>
      </Button>
      {error !== null && <OfferProblem error={error} />}
    </>
  )
}
