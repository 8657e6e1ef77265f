// Merges a copy into what this device keeps of the same owner. The newest revision of each question wins (I7), a copy
// that is taken in again changes nothing, and nothing that is here is taken back. One transaction: all of it, or nothing.
import type { AttemptRow, CommandRow, OfflineDatabase } from '../database.ts'
import { getEpoch, getWipedRev } from '../meta.ts'
import type { CopyContent } from './copy-content.ts'
import { CopyError } from './copy-error.ts'
import { mergeAnswer } from './merge-answer.ts'
import { readTaken, writeTaken, type Taken } from './taken-revisions.ts'

/** What came in, counted in answers. */
export type TakenIn = {
  /** New here, or newer than what was here. */
  readonly added: number
  /** Older than what is here, which stays. */
  readonly newerHere: number
  /** Here already, just so. */
  readonly same: number
}

type Target = {
  readonly db: OfflineDatabase
  readonly copy: CopyContent
  readonly deviceId: string
  /** Ms since the epoch by the server's clock, as far as this device can tell. */
  readonly now: number
  /** The same by the device's own clock. */
  readonly wallNow: number
}
type Merging = Target & { readonly taken: Taken; readonly wipedRev: number }

/**
 * Takes a copy in. `epoch`: the owner's at the beginning, so that rows do not come back after a sign-out (I11).
 * @throws CopyError `signed-out`, or `damaged` for a copy whose attempts are another user's here.
 */
export function takeInCopy(target: Target & { epoch: number }): Promise<TakenIn> {
  const { db, copy } = target
  const tables = [db.packages, db.places, db.attempts, db.answers, db.timers, db.outbox, db.meta]
  return db.transaction('rw', tables, async () => {
    const { ownerId } = copy
    if ((await getEpoch(db, ownerId)) !== target.epoch) throw new CopyError('signed-out')
    const [taken, wipedRev] = await Promise.all([readTaken(db, copy), getWipedRev(db, ownerId)])
    const merging = { ...target, taken, wipedRev }
    await takeInPackages(merging)
    const counts = { added: 0, newerHere: 0, same: 0 }
    for (const attempt of copy.attempts) {
      const attemptId = await takeInAttempt(merging, attempt)
      await takeInTimers(merging, { from: attempt, attemptId })
      const came = await takeInAnswers(merging, { from: attempt, attemptId })
      counts.added += came.added
      counts.newerHere += came.newerHere
      counts.same += came.same
    }
    await writeTaken(db, { copy, taken })
    return counts
  })
}

// What is here may be newer, and shows the same questions.
async function takeInPackages({ db, copy }: Target): Promise<void> {
  for (const row of copy.packages) {
    const { ownerId, refId, jobStepActivityId } = row
    const known = await db.packages.get([ownerId, refId, jobStepActivityId])
    if (known === undefined) await db.packages.put(row)
  }
  for (const row of copy.places) {
    const { ownerId, refId, jobStepActivityId } = row
    const known = await db.places.get([ownerId, refId, jobStepActivityId])
    if (known === undefined) await db.places.put(row)
  }
}

// One attempt for each activity: what this device has stays under its id, which the server corrects where it must.
async function takeInAttempt(target: Target, attempt: AttemptRow): Promise<string> {
  const { db, copy } = target
  const { ownerId, refId, jobStepActivityId } = attempt
  const key = [ownerId, refId, jobStepActivityId]
  const here = await db.attempts.where('[ownerId+refId+jobStepActivityId]').equals(key).first()
  const commands = copy.commands.filter((one) => one.attemptId === attempt.attemptId)
  if (here === undefined) {
    if ((await db.attempts.get(attempt.attemptId)) !== undefined) throw new CopyError('damaged')
    await db.attempts.add({ ...attempt, refusal: null })
    for (const command of commands) await takeInCommand(target, command)
    return attempt.attemptId
  }
  await db.attempts.put(withNewsOf(attempt, here))
  const timers = commands.filter((one) => one.kind === 'start-timer')
  for (const timer of timers) await takeInCommand(target, { ...timer, attemptId: here.attemptId })
  const submit = commands.find((one) => one.kind === 'submit')
  // Submitted here as well: that one is under way, or was.
  if (submit !== undefined && here.handedInAt === null)
    await takeInCommand(target, { ...submit, attemptId: here.attemptId })
  return here.attemptId
}

function withNewsOf(attempt: AttemptRow, here: AttemptRow): AttemptRow {
  const handedIn =
    here.handedInAt === null && attempt.handedInAt !== null
      ? { handedInAt: attempt.handedInAt, isHandedInElsewhere: true }
      : {}
  // What the server said of another id, it will say of this one.
  if (attempt.attemptId !== here.attemptId) return { ...here, ...handedIn }
  const startedAt = here.startedAt ?? attempt.startedAt
  const submittedAt = here.submittedAt ?? attempt.submittedAt
  return { ...here, startedAt, submittedAt, ...handedIn }
}

// Under its own id and in the name of the device that gave it: the user who sends it, it is one request (I3).
async function takeInCommand({ db, copy }: Target, command: CommandRow): Promise<void> {
  const { seq: _, ...row } = command
  if ((await db.outbox.where({ commandId: row.commandId }).count()) > 0) return
  await db.outbox.add({ ...row, madeBy: row.madeBy ?? copy.deviceId })
}

// A part that began there goes on here, from its start by the server's clock: the two devices' own clocks say nothing to
// each other. One that is over anywhere is over.
async function takeInTimers(
  { db, copy, now, wallNow }: Target,
  { from, attemptId }: { from: AttemptRow; attemptId: string },
): Promise<void> {
  for (const row of copy.timers.filter((one) => one.attemptId === from.attemptId)) {
    const here = await db.timers.get([attemptId, row.timer])
    const since = Math.max(row.elapsedMs, now - Date.parse(row.startedAt))
    const begun = here ?? { ...row, attemptId, heard: 0, elapsedMs: since, notedAt: wallNow }
    await db.timers.put({ ...begun, endedAt: begun.endedAt ?? row.endedAt })
  }
}

async function takeInAnswers(
  merging: Merging,
  { from, attemptId }: { from: AttemptRow; attemptId: string },
): Promise<TakenIn> {
  const { db, copy } = merging
  const theirs = copy.answers.filter((row) => row.attemptId === from.attemptId)
  const rows = await db.answers.bulkGet(theirs.map((row) => [attemptId, row.questionId]))
  const merged = theirs.map((row, index) =>
    mergeAnswer({ ...merging, row: { ...row, attemptId }, here: rows[index], activity: from }),
  )
  const changed = merged.flatMap(({ row }) => (row === null ? [] : [row]))
  await db.answers.bulkPut(changed)
  if (changed.length > 0) {
    // A screen that shows the attempt reads the answers again.
    await db.attempts.where({ attemptId }).modify((attempt) => {
      attempt.merges += 1
    })
  }
  const count = (outcome: keyof TakenIn) => merged.filter((one) => one.outcome === outcome).length
  return { added: count('added'), newerHere: count('newerHere'), same: count('same') }
}
