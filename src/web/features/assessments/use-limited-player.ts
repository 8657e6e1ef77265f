// What the end of a limited part does to the player: it says so, goes on to what is open, or submits (I9).
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { TimeLimit } from '#contract/assessments/time-limits.ts'
import type { QuestionNavigator } from '#web/offline/question-navigator.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'

import { isAllOver, nextOpenIndex } from './limited-parts.ts'
import type { OpenActivity } from './open-activity.ts'
import type { TimedActivity } from './timed/timed-activity.tsx'

const NO_PARTS: readonly PartTime[] = []

export type LimitedPlayer = {
  /** Null without limits. */
  readonly timed: TimedActivity | null
  /** Again when a part begins or ends, not with each second. */
  readonly parts: readonly PartTime[]
  readonly isAllOver: boolean
  /** Begins some parts; on disk before the question shows. */
  readonly begin: (parts: readonly PartTime[]) => Promise<void>
}

/** `isOn`: the attempt can be answered here, and its time is counted. */
export function useLimitedPlayer(given: {
  open: OpenActivity
  isOn: boolean
  questionNavigator: QuestionNavigator
  handIn: () => Promise<void>
}): LimitedPlayer {
  const { open, isOn, questionNavigator, handIn } = given
  const { timed, offline } = open
  const { questions } = open.content
  const endPart = useEffectEvent((limit: TimeLimit, parts: readonly PartTime[]) => {
    const isEnd = isAllOver(parts, questions)
    timed?.sayOver(limit, { isEnd })
    if (isEnd) {
      // What cannot be stored is tried again from the review, which is on screen now.
      void handIn()
        .then(offline.engine.drain)
        .catch(() => undefined)
      return
    }
    const index = questionNavigator.position()
    const id = questions[index]?.question_id
    if (id !== undefined && limit.questionIds.includes(id))
      questionNavigator.goTo(nextOpenIndex(parts, { questions, index }))
  })
  useEffect(() => {
    if (timed === null || !isOn) return undefined
    return timed.keep((limit, parts) => endPart(limit, parts))
  }, [timed, isOn])
  const parts = useSyncExternalStore(
    timed?.keeper.subscribe ?? subscribeToNothing,
    timed?.keeper.states ?? noParts,
  )
  return {
    timed,
    parts,
    isAllOver: isAllOver(parts, questions),
    begin: async (waiting) => timed?.begin(waiting.map(({ limit }) => limit.timer)),
  }
}

function subscribeToNothing(): () => void {
  return () => {}
}

function noParts(): readonly PartTime[] {
  return NO_PARTS
}
