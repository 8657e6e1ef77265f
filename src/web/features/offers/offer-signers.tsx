import { Trans, useLingui } from '@lingui/react/macro'

import { LIVE_STATES } from '#contract/offers/offer-states.ts'
import type { Offer, OfferSigner } from '#contract/offers/offers.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill, type Tone } from '#web/ui/feedback/badge.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { RECIPIENT_LABELS, SIGNER_LABELS, SIGNER_STATE_LABELS } from './offer-labels.ts'
import { E_SIGNATURE, OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

const TONES: Readonly<Record<OfferSigner['state'], Tone>> = {
  not_sent: 'neutral',
  sent: 'blue',
  opened: 'blue',
  signed: 'green',
  rejected: 'red',
  expired: 'amber',
  superseded: 'neutral',
}

/** Who signs, in the order of their turns, with what each has done. */
export function OfferSigners({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  return (
    <div className={styles.section}>
      <h3>
        <Trans>Signers</Trans>
      </h3>
      <ol className={styles.signers} aria-label={t`Signers, in the order of their turns`}>
        {offer.signers.map((signer) => (
          <SignerRow key={signer.offer_signer_id} offer={offer} signer={signer} />
        ))}
      </ol>
      {offer.recipients.length > 0 && <Recipients recipients={offer.recipients} />}
    </div>
  )
}

/** Users who read the offer without signing it. */
function Recipients({ recipients }: Pick<Offer, 'recipients'>) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.signers} aria-label={t`Others who get the offer`} role="list">
      {recipients.map(({ offer_signer_id, role, name, email, state, has_failed: hasFailed }) => (
        <li key={offer_signer_id} className={styles.signer}>
          <div>
            <strong>{name}</strong>
            <p className={styles.muted}>
              {i18n._(RECIPIENT_LABELS[role])} · {email}
            </p>
            {hasFailed && <RefusedAddress />}
          </div>
          <StatusPill tone={TONES[state]}>{i18n._(SIGNER_STATE_LABELS[state])}</StatusPill>
        </li>
      ))}
    </ul>
  )
}

function RefusedAddress() {
  return (
    <strong>
      <Trans>The email was refused: check the address.</Trans>{' '}
    </strong>
  )
}

function SignerRow({ offer, signer }: { offer: Offer; signer: OfferSigner }) {
  const { i18n } = useLingui()
  const { state, name, email, signer: party } = signer
  const isDue = state === 'sent' || state === 'opened'
  return (
    <li className={styles.signer}>
      <div>
        <strong>{name}</strong>
        <p className={styles.muted}>
          {i18n._(SIGNER_LABELS[party])} · {email}
        </p>
        <SignerTimes signer={signer} />
      </div>
      <div className={styles.actions}>
        <StatusPill tone={TONES[state]}>{i18n._(SIGNER_STATE_LABELS[state])}</StatusPill>
        {isDue && LIVE_STATES.includes(offer.state) && (
          <RemindButton offer={offer} signer={signer} />
        )}
      </div>
    </li>
  )
}

function SignerTimes({ signer }: { signer: OfferSigner }) {
  const format = useFormatter()
  const { sent_at: sent, signed_at: signed, opened_at: opened, reminded_at: reminded } = signer
  const when = (at: string | null) => (at === null ? '' : format.dateTime(at))
  const [sentAt, openedAt, signedAt, remindedAt] = [sent, opened, signed, reminded].map(when)
  return (
    <p className={styles.muted}>
      {signer.has_failed && <RefusedAddress />}
      {signed !== null && <Trans>Signed {signedAt}</Trans>}
      {signed === null && opened !== null && <Trans>Opened {openedAt}</Trans>}
      {signed === null && opened === null && sent !== null && <Trans>Sent {sentAt}</Trans>}
      {reminded !== null && signed === null && (
        <>
          {' · '}
          <Trans>Reminded {remindedAt}</Trans>
        </>
      )}
    </p>
  )
}

function RemindButton({ offer, signer }: { offer: Offer; signer: OfferSigner }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { name, offer_signer_id } = signer
  const reminding = useEndpoint(
    { method: 'post', path: `${E_SIGNATURE}reminder/` },
    { invalidates: OFFERS_KEYS, onDone: () => notifyDone(t`${name} gets a reminder.`) },
  )
  const { user_smartreq_id, user_offer_id } = offer
  return (
    <Button
      size="small"
      isBusy={reminding.isPending}
      aria-label={t`Remind ${name}`}
      onClick={() =>
        reminding.mutate(
          { path: { user_smartreq_id, user_offer_id }, body: { offer_signer_id } },
          { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
        )
      }
    >
      <Trans>Remind</Trans>
    </Button>
  )
}
