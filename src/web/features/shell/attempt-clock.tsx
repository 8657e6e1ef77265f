// The clocks of one attempt, counted by the same keeper as beside its questions.
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { watchTime, type WatchedTime } from '#web/offline/watch-time.ts'

import { isComplete } from './complete-part.ts'
import { PartClock } from './part-clock.tsx'

type AttemptClockProps = { offline: Offline; attempt: AttemptRow }
type Opened = WatchedTime & {
  readonly content: AssessmentPackage
  /** What was over, and announced, before. */
  readonly ended: ReadonlySet<string>
}

/** Nothing until this device's copy of the questions, which says how long each part lasts, is read. */
export function AttemptClock({ offline, attempt }: AttemptClockProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { attemptId, refId, jobStepActivityId } = attempt
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    const start = async () => {
      const activity = { refId, jobStepActivityId }
      const [stored, rows] = await Promise.all([
        offline.store.findPackage(activity),
        offline.timers.list(activity),
      ])
      if (stored === null || isGone) return
      const { content } = stored
      const limits = listTimeLimits(content)
      const watched = watchTime(offline, { activity, attemptId, limits, rows })
      stop = watched.run()
      const ended = rows.filter((row) => row.endedAt !== null).map((row) => row.timer)
      setOpened({ ...watched, content, ended: new Set(ended) })
    }
    // Without this device's storage there is no clock to show.
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [offline, attemptId, refId, jobStepActivityId])
  const rows = useLiveQuery(() => offline.store.listAnswers(attemptId), [offline, attemptId])
  if (opened === null || rows === undefined) return null
  const answers = new Map(rows.map((row) => [row.questionId, row.value]))
  return <Clocks {...opened} answers={answers} />
}

type ClocksProps = Opened & { answers: ReadonlyMap<string, AnswerValue> }

/** The parts that still lack an answer. */
function Clocks({ keeper, content, ended, answers }: ClocksProps) {
  const parts = useSyncExternalStore(keeper.subscribe, keeper.current)
  return parts
    .filter((part) => part.state !== 'waiting' && !ended.has(part.limit.timer))
    .filter((part) => !isComplete(part, { content, answers }))
    .map((part) => <PartClock key={part.limit.timer} part={part} content={content} />)
}
