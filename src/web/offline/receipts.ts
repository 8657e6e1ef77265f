// Applies what the server said to the device's rows. Each function is one transaction, and does nothing when the
// owner's rows were wiped meanwhile (I11). It must never insert for an attempt that is gone.
import type {
  AnswersReceipt,
  StartReceipt,
  StoredAnswer,
  SubmitReceipt,
} from '#contract/assessments/assessments.ts'

import type { AnswerRow, CommandRow, OfflineDatabase, Refusal } from './database.ts'
import { heldAnswer } from './held-answer.ts'
import { getEpoch } from './meta.ts'
import { isNewer, type Rank } from './newest-answer.ts'

/** Under which owner and epoch a drain works. */
export type Applying = {
  readonly db: OfflineDatabase
  readonly ownerId: number
  readonly epoch: number
}

/** The start was accepted under the id that this device made. */
export function applyStartReceipt(
  applying: Applying,
  { receipt, command }: { receipt: StartReceipt; command: CommandRow },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId: receipt.attempt_id }, async (db) => {
    await db.attempts.update(receipt.attempt_id, { startedAt: receipt.started_at })
    await db.outbox.delete(command.seq ?? -1)
    if (receipt.submitted_at !== null)
      await close(db, { attemptId: receipt.attempt_id, at: receipt.submitted_at })
  })
}

/** Another device had started: everything of this one's attempt moves under the other's id. */
export function adoptAttempt(
  applying: Applying,
  { from, receipt, command }: { from: string; receipt: StartReceipt; command: CommandRow },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId: from }, async (db) => {
    const [attempt, answers, commands] = await Promise.all([
      db.attempts.get(from),
      db.answers.where({ attemptId: from }).toArray(),
      db.outbox.where({ attemptId: from }).toArray(),
    ])
    if (attempt === undefined) return
    const attemptId = receipt.attempt_id
    await db.attempts.delete(from)
    await db.answers.where({ attemptId: from }).delete()
    await db.outbox.bulkDelete(commands.map((one) => one.seq ?? -1))
    await db.attempts.put({
      ...attempt,
      attemptId,
      startedAt: receipt.started_at,
      merges: attempt.merges + 1,
    })
    await db.answers.bulkPut(answers.map((row) => ({ ...row, attemptId })))
    await moveTimes(db, { from, attemptId })
    await db.outbox.bulkAdd(
      commands.flatMap((one) => (one.seq === command.seq ? [] : [withAttempt(one, attemptId)])),
    )
    if (receipt.submitted_at !== null) await close(db, { attemptId, at: receipt.submitted_at })
  })
}

/**
 * Marks exactly the named revisions as safe on the server, and adopts what outranked them. `stored`: what counts on
 * the server, where the attempt was submitted before these came.
 */
export function applyAnswersReceipt(
  applying: Applying,
  given: { attemptId: string; receipt: AnswersReceipt; stored: readonly StoredAnswer[] | null },
): Promise<boolean> {
  const { attemptId, receipt, stored } = given
  const superseded = new Map(receipt.superseded.map((answer) => [answer.question_id, answer]))
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    const keys = receipt.acknowledged.map((ack): [string, string] => [attemptId, ack.question_id])
    const rows = await db.answers.bulkGet(keys)
    const updated = receipt.acknowledged.flatMap((ack, index) => {
      const row = rows[index]
      return row === undefined
        ? []
        : [acknowledged({ row, ack, winner: superseded.get(ack.question_id) })]
    })
    await db.answers.bulkPut(updated)
    if (superseded.size > 0) await countMerge(db, attemptId)
    if (stored === null) return
    await close(db, { attemptId, at: receipt.server_time })
    const all = await db.answers.where({ attemptId }).toArray()
    const lateCount = all.filter((row) => !isHeld(row, stored)).length
    await db.attempts.update(attemptId, { lateCount })
  })
}

/** Merges the server's whole copy: the newest revision of each question wins on both sides (I7). */
export function applyHeld(
  applying: Applying,
  {
    attemptId,
    deviceId,
    held,
  }: { attemptId: string; deviceId: string; held: readonly StoredAnswer[] },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    const rows = new Map(
      (await db.answers.where({ attemptId }).toArray()).map((row) => [row.questionId, row]),
    )
    const newer = held.filter((answer) => {
      const row = rows.get(answer.question_id)
      return row === undefined || isNewer(rankOf(answer), { ...row, deviceId })
    })
    const taken = new Set(newer.map((answer) => answer.question_id))
    const differing = [...rows.values()].filter(
      (row) => !taken.has(row.questionId) && !isHeld(row, held),
    )
    await db.answers.bulkPut(
      newer.map((answer) =>
        outranked({
          row: rows.get(answer.question_id),
          answer,
          ownerId: applying.ownerId,
          attemptId,
        }),
      ),
    )
    await db.answers.bulkPut(
      differing.map((row) => ({ ...row, ackedRev: 0, isWaiting: 1 as const })),
    )
    await countMerge(db, attemptId)
  })
}

export function applySubmitReceipt(
  applying: Applying,
  { receipt, command }: { receipt: SubmitReceipt; command: CommandRow },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId: receipt.attempt_id }, async (db) => {
    await db.attempts.update(receipt.attempt_id, { submittedAt: receipt.submitted_at })
    await db.outbox.delete(command.seq ?? -1)
  })
}

/** The server wants more before it takes the submission: the attempt can be answered again, and nothing waits. */
export function reopenAttempt(
  applying: Applying,
  { attemptId, command }: { attemptId: string; command: CommandRow },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    await db.attempts.update(attemptId, { handedInAt: null })
    await db.outbox.delete(command.seq ?? -1)
  })
}

/** Sets a refused attempt aside, with the reason, until a user retries (I5). */
export function park(
  applying: Applying,
  { attemptId, refusal }: { attemptId: string; refusal: Refusal },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    await db.attempts.update(attemptId, { refusal })
  })
}

/** Applies in one transaction, unless the owner's rows were wiped since the drain began. Returns whether it did. */
export function unlessWiped(
  { attemptId, db, ownerId, epoch }: Applying & { attemptId: string },
  apply: (db: OfflineDatabase) => Promise<void>,
): Promise<boolean> {
  const { attempts, answers, outbox, packages, timers, journal, meta } = db
  const tables = [attempts, answers, outbox, packages, timers, journal, meta]
  return db.transaction('rw', tables, async () => {
    const [current, attempt] = await Promise.all([
      getEpoch(db, ownerId),
      db.attempts.get(attemptId),
    ])
    if (current !== epoch || attempt?.ownerId !== ownerId) return false
    await apply(db)
    return true
  })
}

async function countMerge(db: OfflineDatabase, attemptId: string): Promise<void> {
  await db.attempts.where({ attemptId }).modify((attempt) => {
    attempt.merges += 1
  })
}

// A later revision may have been made while this one travelled: it still waits.
function acknowledged({
  row,
  ack,
  winner,
}: {
  row: AnswerRow
  ack: AnswersReceipt['acknowledged'][number]
  winner: StoredAnswer | undefined
}): AnswerRow {
  const { rev } = ack
  if (winner !== undefined && row.rev === rev) {
    const { ownerId, attemptId } = row
    return outranked({ row, answer: winner, ownerId, attemptId })
  }
  const ackedRev = Math.max(row.ackedRev, rev)
  // From here on both sides compare by the instant that the server took it for.
  const answeredAt = row.rev === rev ? (ack.answered_at ?? row.answeredAt) : row.answeredAt
  return { ...row, answeredAt, ackedRev, isWaiting: row.rev > ackedRev ? 1 : 0 }
}

// The other's answer in place of this device's own, whose revisions go on from where they are.
function outranked(given: {
  row: AnswerRow | undefined
  answer: StoredAnswer
  ownerId: number
  attemptId: string
}): AnswerRow {
  const { row, answer, ...of } = given
  return heldAnswer({ answer: { ...answer, rev: Math.max(answer.rev, row?.rev ?? 0) }, ...of })
}

function rankOf({ answered_at, device_id, rev }: StoredAnswer): Rank {
  return { answeredAt: answered_at, deviceId: device_id, rev }
}

function isHeld(row: AnswerRow, held: readonly StoredAnswer[]): boolean {
  const answer = held.find((one) => one.question_id === row.questionId)
  return answer !== undefined && JSON.stringify(answer.value) === JSON.stringify(row.value)
}

function withAttempt(command: CommandRow, attemptId: string): CommandRow {
  const { seq: _, ...rest } = command
  return { ...rest, attemptId }
}

async function moveTimes(
  db: OfflineDatabase,
  { from, attemptId }: { from: string; attemptId: string },
): Promise<void> {
  const timers = await db.timers.where({ attemptId: from }).toArray()
  await db.timers.where({ attemptId: from }).delete()
  await db.timers.bulkPut(timers.map((row) => ({ ...row, attemptId })))
  await db.journal.where({ attemptId: from }).modify({ attemptId })
}

// Another device has submitted (I6): nothing is edited here any more. It counts as submitted once the server has all.
async function close(
  db: OfflineDatabase,
  { attemptId, at }: { attemptId: string; at: string },
): Promise<void> {
  const waiting = await db.answers.where('[attemptId+isWaiting]').equals([attemptId, 1]).count()
  await db.attempts.where({ attemptId }).modify((attempt) => {
    if (attempt.handedInAt === null) attempt.isHandedInElsewhere = true
    attempt.handedInAt ??= at
    if (waiting === 0) attempt.submittedAt ??= attempt.handedInAt
  })
}
