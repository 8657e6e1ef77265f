// One step of a drain: what it works with, and how it can end.
import type { AttemptRow, CommandRow, OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import type { Journal } from './journal.ts'
import type { Locks } from './locks.ts'
import type { Outcome } from './outcome.ts'
import { park, type Applying } from './receipts.ts'
import type { ServerClock } from './server-clock.ts'
import type { Transport } from './transport.ts'
import { uuidv7 } from './uuid.ts'

/** How a drain ended. `busy`: another tab drains this attempt. */
export type DrainResult = 'done' | 'parked' | 'unreachable' | 'signed-out' | 'busy' | 'wiped'

export type SyncDeps = {
  readonly db: OfflineDatabase
  readonly transport: Transport
  readonly locks: Locks
  readonly clock: ServerClock
  readonly time: Pick<DeviceTime, 'now'>
  readonly journal: Journal
  readonly deviceId: string
  readonly ownerId: number
}

/** What a request came to that brought no receipt. */
export type NotOk = Exclude<Outcome<unknown>, { kind: 'ok' }>
export type Step = { kind: 'ended'; result: DrainResult } | { kind: 'on'; attemptId: string }
/** What is no work of the candidate's, and must not hold up what is. */
export type Evidence = 'start-timer' | 'journal'
export type Draining = {
  readonly attempt: AttemptRow
  readonly applying: Applying
  /** How often this drain merged the server's answers, because it holds others than the submission names. */
  readonly merges: { count: number }
  /** What was refused in this drain; the next one asks again. */
  readonly declined: Set<Evidence>
}

/**
 * Sets aside what was refused (I5), and says how the drain ends. `questionIds`: whose answers the refusal is about, so
 * that they can be corrected.
 */
export async function endStep(given: {
  applying: Applying
  attempt: AttemptRow
  outcome: NotOk
  questionIds?: readonly string[]
}): Promise<Step> {
  const { applying, attempt, outcome, questionIds = [] } = given
  if (outcome.kind !== 'refused') return { kind: 'ended', result: outcome.kind }
  await park(applying, {
    attemptId: attempt.attemptId,
    refusal: { code: outcome.code, message: outcome.message, questionIds },
  })
  return { kind: 'ended', result: 'parked' }
}

/** True when the server knows the key, from a request in other words. */
export function isOtherRequest(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'idempotency_key_reused'
}

/**
 * Lets a command go out again under a new key. The first try went through in other words: before another device's
 * answers were merged in, by the build before this one, or by another build from a copy. The server does each of them
 * once, under whatever name.
 */
export async function askUnderNewName(
  { db, clock }: SyncDeps,
  { attempt, command }: { attempt: AttemptRow; command: CommandRow },
): Promise<Step> {
  await db.outbox.update(command.seq ?? -1, { commandId: uuidv7(clock.now()) })
  return { kind: 'on', attemptId: attempt.attemptId }
}
