// The time that is left for the question on screen, drawn once a second and nothing else with it.
import { useSyncExternalStore } from 'react'

import type { TimeKeeper } from '#web/offline/time-keeper.ts'
import { TimeRing } from '#web/ui/time-ring.tsx'

import { timeOfQuestion } from '../limited-parts.ts'

export type TimeLeftProps = { keeper: TimeKeeper; questionId: string }

export function TimeLeft({ keeper, questionId }: TimeLeftProps) {
  const parts = useSyncExternalStore(keeper.subscribe, keeper.current)
  const { next } = timeOfQuestion(parts, questionId)
  if (next === null) return null
  return (
    <TimeRing
      key={next.limit.timer}
      secondsLeft={next.secondsLeft}
      totalSeconds={next.limit.seconds}
      size={56}
    />
  )
}
