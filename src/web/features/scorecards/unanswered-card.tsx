import { Trans, useLingui } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import {
  activityStatusTones,
  activityStatusLabels,
} from '#web/features/staff-shell/activity-status-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { isUnanswered } from './unanswered.ts'

import styles from './scorecards.module.css'

/** The activities with questions that have no answer: which, in what state, and how much is answered. */
export function UnansweredCard({ activities }: Pick<Scorecard, 'activities'>) {
  const { i18n, t } = useLingui()
  const format = useFormatter()
  const stepTitle = useStepTitle()
  const open = activities.filter(isUnanswered)
  if (open.length === 0) return null
  return (
    <Card as="section" className={styles.activity} aria-label={t`Not fully answered`}>
      <h2 className={styles.cardTitle}>
        <Trans>Not fully answered</Trans>
      </h2>
      <ul className={styles.unanswered} role="list">
        {open.map((activity) => {
          const answered = format.number(activity.answered_count)
          const items = format.number(activity.question_count)
          return (
            <li key={activity.user_step_activity_id} className={styles.unansweredRow}>
              <span className={styles.unansweredTitle}>
                {activity.title[format.locale]}
                <span className={styles.small}>
                  {stepTitle(activity.step_title, activity.step_standard_title)}
                  {!activity.is_required && (
                    <>
                      {' · '}
                      <Trans>Optional</Trans>
                    </>
                  )}
                </span>
              </span>
              <span className={styles.unansweredCount}>
                <Trans>
                  {answered} of {items} answered
                </Trans>
              </span>
              <StatusPill tone={activityStatusTones[activity.status]}>
                {i18n._(activityStatusLabels[activity.status])}
              </StatusPill>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
