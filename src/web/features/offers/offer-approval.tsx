// The approval of an offer on its card: each approver with their decision, and the buttons for the approver whose turn it is.
import { Trans, useLingui } from '@lingui/react/macro'

import type { Offer, OfferApproval as Approval } from '#contract/offers/offers.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import { OfferApprovalButtons } from './offer-approval-buttons.tsx'
import { APPROVAL_STATE_LABELS, APPROVAL_STATE_TONES } from './offer-labels.ts'

import styles from './offers.module.css'

/** Nothing for an offer whose approval was not requested. */
export function OfferApproval({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const format = useFormatter()
  const { approval, user_offer_id: userOfferId, terms } = offer
  if (approval === null) return null
  const requestedAt = format.dateTime(approval.requested_at)
  const { requested_by: requester } = approval
  return (
    <div className={styles.section}>
      <h3>
        <Trans>Approval</Trans>
      </h3>
      <p className={styles.muted}>
        {requester === null ? (
          <Trans>Requested {requestedAt}</Trans>
        ) : (
          <Trans>
            Requested by {requester}, {requestedAt}
          </Trans>
        )}
      </p>
      <ol
        className={styles.signers}
        aria-label={t`Approvers, in the order in which they are asked`}
      >
        {approval.steps.map((step) => (
          <Step key={step.position} step={step} />
        ))}
      </ol>
      {approval.decides !== null && (
        <div className={styles.actions}>
          <OfferApprovalButtons
            accountId={approval.account_id}
            userOfferId={userOfferId}
            name={terms.title}
          />
        </div>
      )}
    </div>
  )
}

function Step({ step }: { step: Approval['steps'][number] }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { user_id: userId, name, state, comment, decided_at: at, decided_in_place_by: by } = step
  const decidedAt = at === null ? '' : format.dateTime(at)
  return (
    <li className={styles.signer}>
      <div>
        <strong>
          {userId === null ? (
            <Trans>An administrator</Trans>
          ) : (
            (name ?? <Trans>A user who is gone</Trans>)
          )}
        </strong>
        {at !== null && (
          <p className={styles.muted}>
            {by === null ? (
              decidedAt
            ) : (
              <Trans>
                Decided by {by}, {decidedAt}
              </Trans>
            )}
          </p>
        )}
        {comment !== '' && <p className={styles.muted}>“{comment}”</p>}
      </div>
      <StatusPill tone={APPROVAL_STATE_TONES[state]}>
        {i18n._(APPROVAL_STATE_LABELS[state])}
      </StatusPill>
    </li>
  )
}
