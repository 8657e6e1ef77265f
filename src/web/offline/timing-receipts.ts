// Applies what the server said about limited time, as receipts.ts does for answers.
import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'

import type { CommandRow } from './database.ts'
import { keepExtraTime } from './extra-time-store.ts'
import type { Journal } from './journal.ts'
import { unlessWiped, type Applying } from './receipts.ts'

/** The server's word on when a limited part began; `command` when it answers this device's own start. */
export function applyStartTimes(
  applying: Applying & { readonly now: () => number; readonly journal: Journal },
  given: {
    attemptId: string
    starts: readonly HeardStart[]
    serverTime: string
    /** What is in force; left out for none. */
    extraTime: ExtraTime | undefined
  },
): Promise<boolean> {
  const { attemptId, starts, serverTime, extraTime = 'none' } = given
  const { ownerId, journal } = applying
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    const attempt = await db.attempts.get(attemptId)
    if (attempt !== undefined)
      await keepExtraTime({ db, ownerId }, { activity: attempt, extraTime })
    for (const { timer, startedAt, command, signature } of starts) {
      const row = await db.timers.get([attemptId, timer])
      await db.timers.put({
        attemptId,
        timer,
        ownerId,
        startedAt,
        elapsedMs: Math.max(0, Date.parse(serverTime) - Date.parse(startedAt)),
        notedAt: applying.now(),
        heard: (row?.heard ?? 0) + 1,
        endedAt: row?.endedAt ?? null,
      })
      if (command !== undefined) await db.outbox.delete(command.seq ?? -1)
      if (signature !== undefined)
        await journal.noteOf(attemptId, {
          kind: 'timer',
          detail: `${timer} ${startedAt} ${signature}`,
        })
    }
  })
}

/** A start that the server knows; with the command that it answers and its signature, when it answers one. */
export type HeardStart = {
  readonly timer: string
  readonly startedAt: string
  readonly command?: CommandRow
  readonly signature?: string
}

/** A start that the server does not take: it is known on this device alone, and nothing else waits for it. */
export function dropCommand(
  applying: Applying,
  { attemptId, command }: { attemptId: string; command: CommandRow },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    await db.outbox.delete(command.seq ?? -1)
  })
}

/** Entries that the server holds, or that it will never take, wait no longer; they stay on this device. */
export function settleJournal(
  applying: Applying,
  { attemptId, ids }: { attemptId: string; ids: readonly number[] },
): Promise<boolean> {
  return unlessWiped({ ...applying, attemptId }, async (db) => {
    await db.journal.bulkUpdate(ids.map((key) => ({ key, changes: { isWaiting: 0 } })))
  })
}
