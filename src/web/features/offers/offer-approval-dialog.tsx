// Shows an offer to its approver, who need not see the requisition, and takes their decision with a comment.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { OfferToApprove } from '#contract/offers/offer-approvals.ts'
import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import { useData, useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { OFFER_APPROVAL, OFFERS_KEYS } from './offer-paths.ts'
import { OfferTerms } from './offer-terms.tsx'

import styles from './offers.module.css'

export type Decision = 'approve' | 'send_back'

type OfferApprovalDialogProps = {
  accountId: number
  userOfferId: number
  decision: Decision
  onClose: () => void
}

export function OfferApprovalDialog(props: OfferApprovalDialogProps) {
  const { accountId, userOfferId, decision, onClose } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [comment, setComment] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isApproving = decision === 'approve'
  const path = { account_id: accountId, user_offer_id: userOfferId }
  const approval = useOptionalData(OFFER_APPROVAL, { path })?.data.approval
  const deciding = useEndpoint(
    { method: 'post', path: OFFER_APPROVAL },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(isApproving ? t`You approved the offer.` : t`The offer is sent back.`)
        onClose()
      },
    },
  )
  const isMissing = !isApproving && comment.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing || approval === undefined || approval.decides === null) return
    const { request_id, decides: position } = approval
    deciding.mutate({ path, body: { request_id, position, decision, comment } })
  }
  return (
    <FormDialog
      title={isApproving ? <Trans>Approve the offer</Trans> : <Trans>Send back the offer</Trans>}
      submitLabel={isApproving ? <Trans>Approve</Trans> : <Trans>Send back</Trans>}
      className={styles.form}
      noValidate
      isBusy={deciding.isPending}
      isDisabled={approval === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <DataBoundary
        flag="smartreq_access"
        homeHref="/my-tasks"
        headingLevel={2}
        height="12rem"
        title={<Trans>The offer could not be loaded: it may not be waiting any more.</Trans>}
      >
        <Shown path={path} />
      </DataBoundary>
      <TextArea
        label={isApproving ? t`Comment` : t`What has to change`}
        name="comment"
        data-first-focus={isApproving ? undefined : ''}
        rows={3}
        required={!isApproving}
        isOptional={isApproving}
        maxLength={OFFER_LIMITS.reason}
        value={comment}
        error={isTried && isMissing ? t`Say what has to change.` : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
      {deciding.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(deciding.error)}
        </Banner>
      )}
    </FormDialog>
  )
}

function Shown({ path }: { path: { account_id: number; user_offer_id: number } }) {
  const { data: offer } = useData(OFFER_APPROVAL, { path })
  const { applicant_name: applicant, job_title: job, approval } = offer
  return (
    <>
      <p>
        <Trans>
          For {applicant}, requisition {job}
        </Trans>
      </p>
      <OfferTerms offer={offer} fields={offer.fields} />
      {approval.decides_in_place && <InPlace approval={approval} />}
    </>
  )
}

function InPlace({ approval }: Pick<OfferToApprove, 'approval'>) {
  const { t } = useLingui()
  const step = approval.steps.find(({ position }) => position === approval.decides)
  const name = step?.name ?? t`a user who is gone`
  return (
    <Banner tone="info">
      <Trans>You’re deciding in place of {name}. The audit trail records this.</Trans>
    </Banner>
  )
}
