// The offers of an application, on its scorecard: the newest with what can be done, older ones below it.
import { Trans, useLingui } from '@lingui/react/macro'
import { HandCoins } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { CURRENT_STATES } from '#contract/offers/offer-states.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import { useData } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import { OfferCard } from './offer-card.tsx'
import { OfferForm } from './offer-form.tsx'
import { OFFER_SETUP, OFFERS } from './offer-paths.ts'

import styles from './offers.module.css'

type OffersCardProps = {
  userSmartreqId: number
  /** The status of the application lets an offer be written. */
  canOffer: boolean
  onChanged: () => void
}

export function OffersCard(props: OffersCardProps) {
  return (
    <DataBoundary
      flag="smartreq_access"
      homeHref="/hire"
      headingLevel={2}
      height="16rem"
      title={<Trans>The offers could not be loaded</Trans>}
    >
      <Offers {...props} />
    </DataBoundary>
  )
}

function Offers({ userSmartreqId, canOffer, onChanged }: OffersCardProps) {
  const path = { user_smartreq_id: userSmartreqId }
  const { data: offers } = useData(OFFERS, { path, query: { page_size: 25 } })
  const { data: setup } = useData(OFFER_SETUP, { path })
  const [edited, setEdited] = useState<'new' | number | null>(null)
  const close = () => {
    setEdited(null)
    onChanged()
  }
  const current = offers.find(({ state }) => CURRENT_STATES.includes(state))
  const editing = offers.find(({ user_offer_id }) => user_offer_id === edited)
  if (edited === 'new') return <OfferForm {...{ userSmartreqId, setup }} onClose={close} />
  if (editing !== undefined)
    return <OfferForm {...{ userSmartreqId, setup }} offer={editing} onClose={close} />
  const write =
    current === undefined && canOffer ? (
      <Button variant="primary" onClick={() => setEdited('new')}>
        <Trans>Write an offer</Trans>
      </Button>
    ) : undefined
  return (
    <div className={styles.section}>
      {setup.blocked_by !== null && offers.length > 0 && <Blocked reason={setup.blocked_by} />}
      {offers.length === 0 ? (
        <NoOffer write={write} />
      ) : (
        write !== undefined && <div className={styles.actions}>{write}</div>
      )}
      {offers.map((offer) => (
        <OfferCard
          key={offer.user_offer_id}
          offer={offer}
          setup={setup}
          onEdit={() => setEdited(offer.user_offer_id)}
          onChanged={onChanged}
        />
      ))}
    </div>
  )
}

function NoOffer({ write }: { write: ReactNode }) {
  return (
    <EmptyState
      headingLevel={2}
      icon={<HandCoins size={24} />}
      title={<Trans>No offer yet</Trans>}
      action={write}
    >
      <p>
        {write === undefined ? (
          <Trans>An offer can be written while the applicant is active.</Trans>
        ) : (
          <Trans>Write the terms, choose a letter, and send it for signature.</Trans>
        )}
      </p>
    </EmptyState>
  )
}

function Blocked({ reason }: { reason: NonNullable<OfferSetup['blocked_by']> }) {
  const { t } = useLingui()
  return (
    <Banner tone="warning">
      {reason === 'monthly_limit'
        ? t`Your company has sent as many offers this month as it can. Drafts are kept.`
        : t`This requisition is not open: offers can’t be sent.`}
    </Banner>
  )
}
