// The clock of one limited part, with its name: for every screen that shows it away from its questions.
import { Trans, useLingui } from '@lingui/react/macro'

import { countAsked } from '#contract/assessments/asked-questions.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'
import { TimeRing } from '#web/ui/feedback/time-ring.tsx'

import styles from './part-clock.module.css'

type PartClockProps = { part: PartTime; content: AssessmentPackage }

export function PartClock({ part, content }: PartClockProps) {
  const name = usePartName(content)(part.limit.timer)
  if (part.state === 'over') {
    return (
      <p className={styles.clock}>
        <Trans>The time for {name} is up.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.clock}>
      <TimeRing secondsLeft={part.secondsLeft} totalSeconds={part.limit.seconds} size={48} />
      <span>
        <Trans>left for {name}. The clock keeps running.</Trans>
      </span>
    </div>
  )
}

/** What a limited part is called, in the middle of a sentence: `“Prices and shares”`, `question 4`. */
export function usePartName(content: AssessmentPackage): (timer: string) => string {
  const { t } = useLingui()
  return (timer) => {
    if (timer === 'activity') return t`the whole activity`
    const section = content.sections?.find((one) => timer === `section:${one.section_id}`)
    const title = section?.title[currentLocale()]
    if (title !== undefined) return t`“${title}”`
    const index = content.questions.findIndex((one) => timer === `question:${one.question_id}`)
    const number = countAsked(content.questions, index)
    return t`question ${number}`
  }
}

/** The running part that ends first; null when none runs. */
export function soonestRunning(parts: readonly PartTime[]): PartTime | null {
  const running = parts.filter((part) => part.state === 'running')
  return running.toSorted((one, other) => one.secondsLeft - other.secondsLeft)[0] ?? null
}
