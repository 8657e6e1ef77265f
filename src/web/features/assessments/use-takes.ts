// What this device holds for one question that is answered by a recording or a file, and choosing one of them.
import { useLiveQuery } from 'dexie-react-hooks'
import { useState, useSyncExternalStore } from 'react'

import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { openMedia } from '#web/offline/media-of-page.ts'

import type { OpenActivity } from './open-activity.ts'
import type { ScreenAnswers } from './screen-answers.ts'

type TakesOf = {
  open: OpenActivity
  questionId: string
  screenAnswers: ScreenAnswers
  onChoose: (recordingId: string) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

type Takes = {
  readonly media: Media
  /** Oldest first; undefined while they are read. */
  readonly takes: readonly TakeRow[] | undefined
  /** The one that the answer names; null without answer, and for one of another device. */
  readonly chosen: TakeRow | null
  readonly isAnswered: boolean
  readonly choose: (recordingId: string) => void
}

export function useTakes({
  open,
  questionId,
  screenAnswers,
  onChoose,
  whenStored,
}: TakesOf): Takes {
  const { offline, activity } = open
  const [media] = useState(() => openMedia(offline))
  const takes = useLiveQuery(
    () => media.store.listTakes({ activity, questionId }),
    [media, activity, questionId],
  )
  const answers = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.all)
  const answer = answers.get(questionId)
  const choose = (recordingId: string) => {
    onChoose(recordingId)
    const others = (takes ?? []).filter((take) => take.recordingId !== recordingId)
    // Their owner replaced them; but not before the answer that names this one is on disk. Where it is not, they stay.
    const discardOthers = async () => {
      await whenStored()
      // A tab that only shows stores nothing.
      if (await isAnswer(open, { questionId, recordingId }))
        await media.store.discard(others.map((take) => take.recordingId))
    }
    void discardOthers().catch(() => undefined)
    media.engine.wake()
  }
  return {
    media,
    takes,
    chosen: takes?.find((take) => take.recordingId === answer) ?? null,
    isAnswered: !isBlank(answer),
    choose,
  }
}

/** Whether the answer on this device's disk names the recording. */
async function isAnswer(
  { offline, activity }: OpenActivity,
  of: { questionId: string; recordingId: string },
): Promise<boolean> {
  const attempt = await offline.store.findAttempt(activity)
  if (attempt === null) return false
  const rows = await offline.store.listAnswers(attempt.attemptId)
  return rows.some((row) => row.questionId === of.questionId && row.value === of.recordingId)
}
