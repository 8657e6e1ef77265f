// One offer on the scorecard: its state, terms, signers, and what can be done with it now.
import { Trans, useLingui } from '@lingui/react/macro'

import type { Offer } from '#contract/offers/offers.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullTime } from '#web/i18n/zoned-time.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { OfferActions } from './offer-actions.tsx'
import { OfferApproval } from './offer-approval.tsx'
import { OfferChanges } from './offer-changes.tsx'
import type { OfferCardProps } from './offer-dialog.ts'
import { OfferDocuments } from './offer-documents.tsx'
import { OFFER_STATE_LABELS, OFFER_STATE_TONES } from './offer-labels.ts'
import { OfferSigners } from './offer-signers.tsx'
import { OfferSigning } from './offer-signing.tsx'
import { OfferTerms } from './offer-terms.tsx'

import styles from './offers.module.css'

export function OfferCard(props: OfferCardProps) {
  const { offer, setup } = props
  const { i18n } = useLingui()
  const { version, state } = offer
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId(offer)}>
      <div className={styles.head}>
        <CardTitle level={2} id={titleId(offer)}>
          {offer.terms.title}
        </CardTitle>
        <StatusPill tone={OFFER_STATE_TONES[state]}>{i18n._(OFFER_STATE_LABELS[state])}</StatusPill>
        {version > 1 && (
          <span className={styles.muted}>
            <Trans>Version {version}</Trans>
          </span>
        )}
      </div>
      <OfferNews offer={offer} />
      <OfferTerms offer={offer} fields={setup.fields} />
      {offer.previous !== null && <OfferChanges offer={offer} setup={setup} />}
      <OfferDocuments offer={offer} />
      <OfferApproval offer={offer} />
      <OfferSigners offer={offer} />
      <OfferSigning offer={offer} />
      <OfferActions {...props} />
    </Card>
  )
}

/** What happened last, in a sentence. */
function OfferNews({ offer }: { offer: Offer }) {
  const format = useFormatter()
  const {
    state,
    expires_at: expires,
    time_zone: zone,
    recorded,
    note,
    decline_reason: reason,
  } = offer
  const deadline = fullTime(expires, { zone, locale: format.locale })
  if (offer.seal_state === 'sealing')
    return (
      <Banner tone="info">
        <Trans>Everyone has signed. The document is being sealed.</Trans>
      </Banner>
    )
  if (offer.seal_state === 'failed')
    return (
      <Banner tone="warning">
        <Trans>Everyone has signed, but sealing the document failed. It is tried again.</Trans>
      </Banner>
    )
  return (
    <div className={styles.muted}>
      {['sent', 'opened', 'partially_signed'].includes(state) && (
        <p>
          <Trans>Waits for an answer until {deadline}.</Trans>
        </p>
      )}
      {state === 'expired' && (
        <p>
          <Trans>No one answered until {deadline}.</Trans>
        </p>
      )}
      {recorded !== null && <Recorded recorded={recorded} />}
      {reason !== '' && <p>“{reason}”</p>}
      {note !== '' && <p>“{note}”</p>}
    </div>
  )
}

function Recorded({ recorded }: { recorded: NonNullable<Offer['recorded']> }) {
  const format = useFormatter()
  const day = format.date(recorded.on)
  const { by } = recorded
  return (
    <p>
      {by === null ? (
        <Trans>
          Recorded by a former user: the response was given on {day}. It is no signature.
        </Trans>
      ) : (
        <Trans>
          Recorded by {by}: the response was given on {day}. It is no signature.
        </Trans>
      )}
    </p>
  )
}

function titleId({ user_offer_id }: Offer): string {
  return `offer-${user_offer_id}`
}
