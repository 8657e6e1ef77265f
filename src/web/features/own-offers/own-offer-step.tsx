// The offer of an application, in the step of its tracker that the plan has for it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Tracker } from '#contract/progress/progress.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import { OwnOfferNext } from './own-offer-facts.tsx'
import { ownOffersQuery } from './own-offer-queries.ts'

type OwnOfferStepProps = {
  tracker: Tracker
  /** Where no offer has reached the candidate, until it is known, and without network. */
  fallback: ReactNode
}

export function OwnOfferStep({ tracker, fallback }: OwnOfferStepProps) {
  const { data = [] } = useQuery(ownOffersQuery(tracker.user_id))
  const offer = data.find(({ ref_id }) => ref_id === tracker.ref_id)
  if (offer === undefined) return fallback
  return (
    <>
      <OwnOfferNext offer={offer} />
      {/* The card of an open offer leads there already. */}
      {tracker.status !== 'offer' && (
        <>
          {' '}
          <AppLink href="/user/offers">
            <Trans>See all your offers</Trans>
          </AppLink>
        </>
      )}
    </>
  )
}
