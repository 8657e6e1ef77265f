// Approves an offer, or sends it back, from where it is listed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

import { type Decision, OfferApprovalDialog } from './offer-approval-dialog.tsx'

type OfferApprovalButtonsProps = {
  accountId: number
  userOfferId: number
  /** Of the applicant or the offer: it tells the buttons of several offers apart. */
  name: string
}

/** Both show the terms before anything is decided. */
export function OfferApprovalButtons({ accountId, userOfferId, name }: OfferApprovalButtonsProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Decision | null>(null)
  return (
    <>
      <Button
        size="small"
        aria-label={t`Approve the offer: ${name}`}
        onClick={() => setAsked('approve')}
      >
        <Trans>Approve…</Trans>
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Send back the offer: ${name}`}
        onClick={() => setAsked('send_back')}
      >
        <Trans>Send back…</Trans>
      </Button>
      {asked !== null && (
        <OfferApprovalDialog
          {...{ accountId, userOfferId }}
          decision={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
