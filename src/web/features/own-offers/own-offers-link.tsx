import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { ownOffersQuery } from './own-offer-queries.ts'

import styles from './own-offers.module.css'

/** The way to a candidate's offers; nothing for people without any, and until it is known. */
export function OwnOffersLink({ userId }: { userId: number }) {
  const { data = [] } = useQuery(ownOffersQuery(userId))
  if (data.length === 0) return null
  return (
    <p className={styles.all}>
      <AppLink className={linkButton()} href="/user/offers">
        <Trans>See all your offers</Trans>
      </AppLink>
    </p>
  )
}
