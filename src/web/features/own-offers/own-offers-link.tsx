import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { ShownOffer } from './own-offer-card.tsx'
import { ownOffersQuery } from './own-offer-queries.ts'

import styles from './own-offers.module.css'

/** The offers that a candidate has to answer, or the way to their earlier ones; nothing for people without any, and until it is known. */
export function OwnOffersLink({ userId }: { userId: number }) {
  const { data = [] } = useQuery(ownOffersQuery(userId))
  const open = data.filter(({ state }) => state === 'to_answer')
  if (data.length === 0) return null
  if (open.length > 0)
    return open.map((offer) => <ShownOffer key={offer.user_offer_id} offer={offer} />)
  return (
    <p className={styles.all}>
      <AppLink className={linkButton()} href="/user/offers">
        <Trans>See all your offers</Trans>
      </AppLink>
    </p>
  )
}
