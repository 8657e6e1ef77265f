// Says that an activity was answered faster than it can be read. A flag, never a penalty.
import { Trans } from '@lingui/react/macro'

import type { AnswerPace } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './scorecards.module.css'

/** Nothing for an activity that was answered at a pace at which its questions can be read. */
export function PaceNote({ pace }: { pace: AnswerPace }) {
  const format = useFormatter()
  if (!pace.is_very_fast) return null
  const seconds = (value: number) =>
    format.number(value, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    })
  const median = seconds(pace.median_seconds)
  const limit = seconds(1)
  return (
    <div className={styles.timing}>
      <StatusPill tone="amber">
        <Trans>Answered very fast</Trans>
      </StatusPill>
      <ul className={styles.reasons}>
        <li>
          <Trans>Median time per question: {median}.</Trans>
        </li>
        <li>
          <Trans>
            In less than {limit} a question can hardly be read, so these scores may not be
            meaningful.
          </Trans>
        </li>
        <li>
          <Trans>
            Nothing is decided by this. Ask the applicant before you rely on the scores.
          </Trans>
        </li>
      </ul>
    </div>
  )
}
