// Approves a requisition, or sends it back, from where it is listed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { ConfirmRequisitionAction } from './confirm-requisition-action.tsx'

type ApprovalButtonsProps = { requisition: Pick<RequisitionDetail, 'job_id' | 'title'> }

/** Both ask first, and say what happens to applicants and colleagues. */
export function ApprovalButtons({ requisition }: ApprovalButtonsProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'approve' | 'send_back' | null>(null)
  const { title } = requisition
  return (
    <>
      <Button size="small" aria-label={t`Approve: ${title}`} onClick={() => setAsked('approve')}>
        <Trans>Approve…</Trans>
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Send back: ${title}`}
        onClick={() => setAsked('send_back')}
      >
        <Trans>Send back…</Trans>
      </Button>
      {asked !== null && (
        <ConfirmRequisitionAction {...{ asked, requisition }} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
