// The time that is left, drawn once a second and nothing else with it.
import { useSyncExternalStore } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { TimeKeeper } from '#web/offline/time-keeper.ts'
import { TimeRing } from '#web/ui/feedback/time-ring.tsx'

import { PartClock, soonestRunning } from '../../shell/part-clock.tsx'
import { timeOfQuestion } from '../limited-parts.ts'

export type TimeLeftProps = {
  keeper: TimeKeeper
  content: AssessmentPackage
  /** Undefined at the review. */
  questionId: string | undefined
}

/** The clock of the question on screen; elsewhere that of another part that runs meanwhile, with its name. */
export function TimeLeft({ keeper, content, questionId }: TimeLeftProps) {
  const parts = useSyncExternalStore(keeper.subscribe, keeper.current)
  const own = questionId === undefined ? null : timeOfQuestion(parts, questionId).next
  const other = own === null ? soonestRunning(parts) : null
  if (own === null) return other === null ? null : <PartClock part={other} content={content} />
  return (
    <TimeRing
      key={own.limit.timer}
      secondsLeft={own.secondsLeft}
      totalSeconds={own.limit.seconds}
      size={56}
    />
  )
}
