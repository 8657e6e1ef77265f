import { Plural, Trans } from '@lingui/react/macro'

import { CardFacts } from '#web/ui/layout/card.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import styles from './company.module.css'

/** How many interviews the week or the list has, and the zone of their times. */
export function CompanyCount({ total, zone }: { total: number; zone: string }) {
  return (
    <CardFacts>
      <ResultCount className={styles.hint}>
        <Plural value={total} one="# interview" other="# interviews" />
      </ResultCount>
      <span className={styles.hint}>
        <Trans>Times in {zone}</Trans>
      </span>
    </CardFacts>
  )
}
