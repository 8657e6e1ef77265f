// One step of a drain: what it works with, and how it can end.
import type { AttemptRow, OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import type { Journal } from './journal.ts'
import type { Locks } from './locks.ts'
import { park, type Applying } from './receipts.ts'
import type { ServerClock } from './server-clock.ts'
import type { Outcome, Transport } from './transport.ts'

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

export type Step = { kind: 'ended'; result: DrainResult } | { kind: 'on'; attemptId: string }
/** What is no work of the candidate's, and must not hold up what is. */
export type Evidence = 'start-timer' | 'journal'
export type Draining = {
  readonly attempt: AttemptRow
  readonly applying: Applying
  /** What was refused in this drain; the next one asks again. */
  readonly declined: Set<Evidence>
}

/** Sets aside what was refused (I5), and says how the drain ends. */
export async function endStep(given: {
  applying: Applying
  attempt: AttemptRow
  outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>
}): Promise<Step> {
  const { applying, attempt, outcome } = given
  if (outcome.kind !== 'refused') return { kind: 'ended', result: outcome.kind }
  await park(applying, {
    attemptId: attempt.attemptId,
    refusal: { code: outcome.code, message: outcome.message },
  })
  return { kind: 'ended', result: 'parked' }
}

/** Sends, and learns the server's clock from the reply. */
export async function timed<T extends { server_time: string }>(
  clock: ServerClock,
  send: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const askedAt = clock.now() - clock.offset
  const outcome = await send()
  if (outcome.kind === 'ok') {
    clock.observe({
      askedAt,
      cameAt: clock.now() - clock.offset,
      serverTime: outcome.data.server_time,
    })
  }
  return outcome
}
