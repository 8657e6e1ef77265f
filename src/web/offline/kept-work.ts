// What this device keeps of a person's work, and what of it the server has: for its owner to look at.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { AnswerRow, AttemptRow, CommandRow, OfflineDatabase } from './database.ts'

/** One attempt as this device has it. */
export type KeptWork = {
  readonly attempt: AttemptRow
  /** The activity's name; null when its package is not here. */
  readonly title: LocalizedText | null
  /** How many answers are on this device. */
  readonly answers: number
  /** How many of them the server named in a receipt (I2). */
  readonly saved: number
  /** True while the start or the submission is not with the server. */
  readonly isCommandWaiting: boolean
  /** When the newest answer was given, ISO 8601; null without answers. */
  readonly lastAnsweredAt: string | null
}

/** Everything kept of an owner: what is refused first, then what waits, then the newest. */
export async function listKeptWork(db: OfflineDatabase, ownerId: number): Promise<KeptWork[]> {
  return db.transaction('r', [db.attempts, db.answers, db.outbox, db.packages], async () => {
    const [attempts, answers, commands, packages] = await Promise.all([
      db.attempts.where({ ownerId }).toArray(),
      db.answers.where({ ownerId }).toArray(),
      db.outbox.where({ ownerId }).toArray(),
      db.packages.where({ ownerId }).toArray(),
    ])
    return attempts
      .map((attempt) =>
        describe(attempt, {
          answers: answers.filter((row) => row.attemptId === attempt.attemptId),
          commands: commands.filter((row) => row.attemptId === attempt.attemptId),
          title:
            packages.find(
              (row) =>
                row.refId === attempt.refId && row.jobStepActivityId === attempt.jobStepActivityId,
            )?.content.title ?? null,
        }),
      )
      .toSorted(
        (one, other) =>
          urgency(other) - urgency(one) ||
          (other.lastAnsweredAt ?? '').localeCompare(one.lastAnsweredAt ?? ''),
      )
  })
}

/** True while something of it is only on this device. */
export function isWaiting(work: KeptWork): boolean {
  return work.saved < work.answers || work.isCommandWaiting
}

function describe(
  attempt: AttemptRow,
  of: { answers: AnswerRow[]; commands: CommandRow[]; title: LocalizedText | null },
): KeptWork {
  const newest = of.answers.reduce<string | null>(
    (latest, { answeredAt }) => (latest === null || answeredAt > latest ? answeredAt : latest),
    null,
  )
  return {
    attempt,
    title: of.title,
    answers: of.answers.length,
    saved: of.answers.filter((row) => row.isWaiting === 0).length,
    isCommandWaiting: of.commands.length > 0,
    lastAnsweredAt: newest,
  }
}

function urgency(work: KeptWork): number {
  if (work.attempt.refusal !== null) return 2
  return isWaiting(work) ? 1 : 0
}
