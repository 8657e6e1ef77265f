// The offer of an application, on its tracker. It is read online only: the card says so without network.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import type { OwnOffer, OwnOfferState } from '#contract/offers/own-offers.ts'
import type { Tracker } from '#contract/progress/progress.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { OwnOfferNext } from './own-offer-facts.tsx'
import { ownOffersQuery } from './own-offer-queries.ts'

import styles from './own-offers.module.css'

const SHOWN: readonly OwnOfferState[] = ['to_answer', 'waiting_for_company', 'accepted']

/** Nothing where no offer of the application has reached the candidate. */
export function OwnOfferCard({ tracker }: { tracker: Tracker }) {
  const offers = useQuery(ownOffersQuery(tracker.user_id))
  const { account_name: company } = tracker
  if (offers.data === undefined) {
    if (!offers.isError) return <Skeleton shape="block" height="10rem" />
    return (
      <OfferSection title={<Trans>Your offer from {company}</Trans>}>
        <Unread error={offers.error} onRetry={() => void offers.refetch()} />
      </OfferSection>
    )
  }
  const offer = offers.data.find(
    ({ ref_id, state }) => ref_id === tracker.ref_id && SHOWN.includes(state),
  )
  return offer === undefined ? null : <ShownOffer offer={offer} />
}

export function ShownOffer({ offer }: { offer: OwnOffer }) {
  return (
    <OfferSection title={<Title offer={offer} />}>
      <CardFacts>{offer.title}</CardFacts>
      <p>
        <OwnOfferNext offer={offer} />
      </p>
      <div className={styles.actions}>
        {offer.link !== null && (
          <AppLink className={linkButton({ variant: 'primary' })} href={offer.link}>
            <Trans>Read the offer</Trans>
          </AppLink>
        )}
        <AppLink className={linkButton()} href="/user/offers">
          <Trans>See all your offers</Trans>
        </AppLink>
      </div>
    </OfferSection>
  )
}

function Title({ offer: { state, company_name: company } }: { offer: OwnOffer }) {
  if (state === 'to_answer') return <Trans>You have an offer from {company}</Trans>
  if (state === 'accepted') return <Trans>You accepted the offer from {company}</Trans>
  return <Trans>You signed the offer from {company}</Trans>
}

function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText()
  return (
    <>
      <p>
        {isNetworkError(error) ? (
          <Trans>You can read offers online. Connect to the internet to open this one.</Trans>
        ) : (
          errorText(error)
        )}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

function OfferSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card as="section" isRaised className={styles.offer} aria-labelledby={titleId}>
      <CardTitle level={2} id={titleId}>
        {title}
      </CardTitle>
      {children}
    </Card>
  )
}
