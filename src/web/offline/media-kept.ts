// The recordings that this device knows of: what each answers, and whether it does, for its owner to look at.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { OfflineDatabase } from './database.ts'
import { holdsWork, type MediaDatabase, type TakeRow } from './media-database.ts'

/** One take as this device has it. */
export type KeptRecording = {
  readonly take: TakeRow
  /** The activity's name and the question's text; null when the package is not here. */
  readonly title: LocalizedText | null
  readonly question: LocalizedText | null
  /** False while no answer on this device names it: the take was interrupted, or another one replaced it. */
  readonly isAnswer: boolean
}

/** Every take of an owner that holds anything: what is refused first, then what waits, then the newest. */
export async function listKeptRecordings(of: {
  db: MediaDatabase
  offline: OfflineDatabase
  ownerId: number
}): Promise<KeptRecording[]> {
  const { db, offline, ownerId } = of
  const [takes, answers, packages] = await Promise.all([
    db.recordings.where({ ownerId }).toArray(),
    offline.answers.where({ ownerId }).toArray(),
    offline.packages.where({ ownerId }).toArray(),
  ])
  const named = new Set(answers.map((row) => row.value))
  return takes
    .filter(holdsWork)
    .map((take) => {
      const { refId, jobStepActivityId } = take
      const content = packages.find(
        (row) => row.refId === refId && row.jobStepActivityId === jobStepActivityId,
      )?.content
      const question = content?.questions.find((one) => one.question_id === take.questionId)
      return {
        take,
        title: content?.title ?? null,
        question: question?.text ?? null,
        isAnswer: named.has(take.recordingId) || take.state === 'ready',
      }
    })
    .toSorted(
      (one, other) =>
        urgency(other.take) - urgency(one.take) ||
        other.take.createdAt.localeCompare(one.take.createdAt),
    )
}

/** True while some of its bytes are only on this device. */
export function isOnlyHere({ state, refusal }: TakeRow): boolean {
  return state === 'recording' || state === 'recorded' || refusal !== null
}

function urgency(take: TakeRow): number {
  if (take.refusal !== null) return 2
  return isOnlyHere(take) ? 1 : 0
}
