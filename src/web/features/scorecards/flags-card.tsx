// What deserves a look before anyone relies on the scores. A flag, never a penalty.
import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { PaceNote } from './pace-note.tsx'
import { TimingNote } from './timing-note.tsx'

import styles from './scorecards.module.css'

type Activity = Scorecard['activities'][number]
type FlagsCardProps = Pick<Scorecard, 'activities'> & {
  /** Where the answers are; left out on paper. */
  answersHref?: string
}

/** Nothing where nothing stands out. */
export function FlagsCard({ activities, answersHref }: FlagsCardProps) {
  const { locale } = useFormatter()
  const flagged = activities.filter(isFlagged)
  if (flagged.length === 0) return null
  return (
    <Card as="section" className={styles.activity}>
      <h2 className={styles.cardTitle}>
        <Trans>Flags</Trans>
      </h2>
      {flagged.map((activity) => (
        <div key={activity.user_step_activity_id} className={styles.flag}>
          <h3 className={styles.smallTitle}>{activity.title[locale]}</h3>
          {hasTimingFlag(activity) && activity.timing !== null && (
            <TimingNote timing={activity.timing} />
          )}
          {activity.pace !== null && <PaceNote pace={activity.pace} />}
        </div>
      ))}
      {answersHref !== undefined && (
        <AppLink className={styles.trail} href={answersHref}>
          <Trans>Show the answers</Trans>
        </AppLink>
      )}
    </Card>
  )
}

function hasTimingFlag({ timing }: Activity): boolean {
  return timing !== null && timing.verdict !== 'verified'
}

function isFlagged(activity: Activity): boolean {
  return hasTimingFlag(activity) || activity.pace?.is_very_fast === true
}
