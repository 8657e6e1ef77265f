// The time that is left, drawn once a second and nothing else with it.
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { PartTime, TimeKeeper } from '#web/offline/time-keeper.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TimeRing } from '#web/ui/feedback/time-ring.tsx'

import { isComplete } from '../../shell/complete-part.ts'
import { PartClock, soonestRunning } from '../../shell/part-clock.tsx'
import { timeOfQuestion } from '../limited-parts.ts'
import type { ScreenAnswers } from '../screen-answers.ts'

export type TimeLeftProps = {
  keeper: TimeKeeper
  content: AssessmentPackage
  screenAnswers: ScreenAnswers
  /** Undefined at the review. */
  questionId: string | undefined
  onGoTo: (index: number) => void
}

/**
 * The clock of the question on screen; elsewhere that of another part that runs meanwhile, with its name. A part with all
 * its answers offers to end in the place of its clock, and elsewhere says nothing.
 */
export function TimeLeft({ keeper, content, screenAnswers, questionId, onGoTo }: TimeLeftProps) {
  const parts = useSyncExternalStore(keeper.subscribe, keeper.current)
  const answers = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.all)
  const own = questionId === undefined ? null : timeOfQuestion(parts, questionId).next
  if (own === null) {
    const other = soonestRunning(parts.filter((part) => !isComplete(part, { content, answers })))
    return other === null ? null : <PartClock part={other} content={content} />
  }
  const isDone = isComplete(own, { content, answers })
  return (
    <>
      <TimeRing
        key={own.limit.timer}
        secondsLeft={own.secondsLeft}
        totalSeconds={own.limit.seconds}
        isCalm={isDone}
        size={56}
      />
      {isDone && own.limit.questionIds.length > 1 && (
        <Button size="small" onClick={() => onGoTo(indexAfter(own, content))}>
          <Trans>Finish this part</Trans>
        </Button>
      )}
    </>
  )
}

/** Where a part is left behind: the question after it, or the review. */
function indexAfter({ limit }: PartTime, { questions }: AssessmentPackage): number {
  return 1 + questions.findLastIndex((one) => limit.questionIds.includes(one.question_id))
}
