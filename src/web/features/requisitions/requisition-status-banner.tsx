// What the status of a requisition means for applicants, and what its reader can do about it.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'
import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { ConfirmRequisitionAction } from './confirm-requisition-action.tsx'

import styles from './requisitions.module.css'

export function RequisitionStatusBanner({ requisition }: { requisition: RequisitionDetail }) {
  const { status, approval, returned_note: note } = requisition
  if (approval !== null) return <ApprovalBanner requisition={requisition} />
  if (status === 'draft' && note !== null)
    return (
      <Banner tone="warning" title={<Trans>Sent back for changes</Trans>}>
        {note}
      </Banner>
    )
  if (status !== 'on_hold' && status !== 'draft') return null
  return (
    <Banner>
      {status === 'on_hold' ? (
        <Trans>This requisition is on hold: no one can apply until it is opened again.</Trans>
      ) : (
        <Trans>This requisition is a draft: no one can apply until it is opened.</Trans>
      )}
    </Banner>
  )
}

function ApprovalBanner({ requisition }: { requisition: RequisitionDetail }) {
  const [asked, setAsked] = useState<RequisitionAction | null>(null)
  const { approval, actions } = requisition
  if (approval === null) return null
  return (
    <>
      <Banner
        tone="warning"
        title={<Trans>Waiting for approval</Trans>}
        action={
          <span className={styles.bannerActions}>
            {actions.includes('send_back') && (
              <Button size="small" onClick={() => setAsked('send_back')}>
                <Trans>Send back</Trans>
              </Button>
            )}
            {actions.includes('approve') && (
              <Button size="small" variant="primary" onClick={() => setAsked('approve')}>
                <Trans>Approve and open</Trans>
              </Button>
            )}
            {actions.includes('withdraw_request') && (
              <Button size="small" onClick={() => setAsked('withdraw_request')}>
                <Trans>Take the request back</Trans>
              </Button>
            )}
          </span>
        }
      >
        <RequestFacts approval={approval} />
      </Banner>
      {asked !== null && (
        <ConfirmRequisitionAction {...{ asked, requisition }} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type Approval = NonNullable<RequisitionDetail['approval']>

function RequestFacts({ approval }: { approval: Approval }) {
  const { requested_by_name: name, requested_at: at } = approval
  const since = <RelativeTime at={at} />
  return name === null ? (
    <Trans>No one can apply until it is approved. Asked {since}.</Trans>
  ) : (
    <Trans>
      No one can apply until it is approved. Asked by {name}, {since}.
    </Trans>
  )
}
