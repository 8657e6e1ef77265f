import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './decisions.module.css'

/** What follows for an applicant: the next step, or the first day of work of one who was hired. */
export function StepLine({ scorecard }: { scorecard: Scorecard }) {
  const stepTitle = useStepTitle()
  const format = useFormatter()
  const { applicant, next_step: next, start_date: startDate } = scorecard
  if (applicant.status === 'hired' && startDate !== null) {
    const day = format.date(startDate)
    return (
      <p className={styles.hint}>
        <Trans>First day of work: {day}</Trans>
      </p>
    )
  }
  if (applicant.status !== 'new' && applicant.status !== 'active') return null
  if (next === null) {
    return (
      <p className={styles.hint}>
        <Trans>This is the last step.</Trans>
      </p>
    )
  }
  const title = stepTitle(next.title, next.standard_title)
  return (
    <p className={styles.hint}>
      <Trans>Next step: {title}</Trans>
    </p>
  )
}
