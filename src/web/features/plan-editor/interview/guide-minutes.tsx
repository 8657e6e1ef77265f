import { Plural, Trans } from '@lingui/react/macro'

import type { GuideQuestion } from '#contract/plan-editor/interview-setup.ts'

import styles from '../setup.module.css'

type GuideMinutesProps = {
  questions: readonly GuideQuestion[]
  /** How long the interview is. */
  available: number
}

/** How long the questions take, where they say it, and whether that fits the interview. */
export function GuideMinutes({ questions, available }: GuideMinutesProps) {
  const total = questions.reduce((sum, one) => sum + (one.minutes ?? 0), 0)
  if (total === 0) return null
  return (
    <p className={styles.facts}>
      <Plural
        value={total}
        one="The questions take about # minute."
        other="The questions take about # minutes."
      />{' '}
      {total > available && (
        <strong>
          <Trans>The interview has only {available}.</Trans>
        </strong>
      )}
    </p>
  )
}
