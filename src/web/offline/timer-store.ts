// Keeps on the device when limited parts began and how much of their time has passed. It must not tell time by itself.
import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'

import { attemptOf } from './attempt-of.ts'
import type { ActivityKey, OfflineDatabase, TimerRow } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { findExtraTime } from './extra-time-store.ts'
import type { Journal } from './journal.ts'
import type { ServerClock } from './server-clock.ts'
import { uuidv7 } from './uuid.ts'

type Deps = {
  readonly db: OfflineDatabase
  readonly ownerId: number
  readonly clock: ServerClock
  readonly time: DeviceTime
  readonly journal: Journal
}

type Added = {
  readonly attemptId: string
  readonly timer: string
  readonly extraTime: ExtraTime
}

/** The timers of one owner. */
export class TimerStore {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Every part of an activity that began here. */
  async list(activity: ActivityKey): Promise<TimerRow[]> {
    const { db, ownerId } = this.#deps
    const attempt = await attemptOf({ db, ownerId, activity })
    return attempt === null ? [] : db.timers.where({ attemptId: attempt.attemptId }).toArray()
  }

  /** Begins a part, durable before it shows; one that began before goes on. */
  async start(activity: ActivityKey, timer: string): Promise<TimerRow> {
    const { db, ownerId, journal } = this.#deps
    const tables = [db.attempts, db.packages, db.timers, db.outbox]
    const row = await db.transaction('rw', tables, async () => {
      const attempt = await attemptOf({ db, ownerId, activity })
      if (attempt === null) throw new Error('This device holds no attempt at this activity.')
      const known = await db.timers.get([attempt.attemptId, timer])
      if (known !== undefined) return known
      const extraTime = await findExtraTime({ db, ownerId }, activity)
      return this.#add({ attemptId: attempt.attemptId, timer, extraTime })
    })
    await journal.note(activity, { kind: 'timer', detail: `${timer} ${row.startedAt}` })
    return row
  }

  /**
   * Notes on this device alone that something began, durable before it shows, such as the time to prepare an answer: it is
   * no limit that the server knows. When it began first, by the server's clock, in ms.
   */
  async startHere(activity: ActivityKey, timer: string): Promise<number> {
    const { db, ownerId } = this.#deps
    const row = await db.transaction('rw', [db.attempts, db.timers], async () => {
      const attempt = await attemptOf({ db, ownerId, activity })
      if (attempt === null) throw new Error('This device holds no attempt at this activity.')
      const known = await db.timers.get([attempt.attemptId, timer])
      if (known !== undefined) return known
      const row = this.#rowOf(attempt.attemptId, timer)
      // No clock counts it on, and none is shown for it.
      const made = { ...row, endedAt: row.startedAt }
      await db.timers.add(made)
      return made
    })
    return Date.parse(row.startedAt)
  }

  /** Notes what has passed; a word of the server that came in between stands. */
  async note(row: Pick<TimerRow, 'attemptId' | 'timer' | 'heard'>, elapsedMs: number) {
    const { db, time } = this.#deps
    await db.timers
      .where({ attemptId: row.attemptId, timer: row.timer })
      .filter((stored) => stored.heard === row.heard)
      .modify({ elapsedMs, notedAt: time.now() })
  }

  /** Ends a part for good: nothing of it is edited any more (I9). */
  async end(activity: ActivityKey, timer: string): Promise<void> {
    const { db, ownerId, clock, journal } = this.#deps
    const endedAt = new Date(clock.now()).toISOString()
    const ended = await db.transaction('rw', [db.attempts, db.timers], async () => {
      const attempt = await attemptOf({ db, ownerId, activity })
      if (attempt === null) return 0
      return db.timers
        .where({ attemptId: attempt.attemptId, timer })
        .filter((row) => row.endedAt === null)
        .modify({ endedAt })
    })
    if (ended > 0) await journal.note(activity, { kind: 'expired', detail: timer })
  }

  /** Lets a part go on that ended only because a clock was wrong. */
  async reopen(activity: ActivityKey, timer: string): Promise<void> {
    const { db, ownerId, journal } = this.#deps
    await db.transaction('rw', [db.attempts, db.timers], async () => {
      const attempt = await attemptOf({ db, ownerId, activity })
      if (attempt === null || attempt.handedInAt !== null) return
      await db.timers.where({ attemptId: attempt.attemptId, timer }).modify({ endedAt: null })
    })
    await journal.note(activity, { kind: 'clock', detail: `${timer} goes on` })
  }

  async #add(given: Added): Promise<TimerRow> {
    const { attemptId, timer, extraTime } = given
    const { db, ownerId, clock } = this.#deps
    const row = this.#rowOf(attemptId, timer)
    const { startedAt } = row
    await db.timers.add(row)
    const commandId = uuidv7(clock.now())
    const body = { timer, startedAt, ...(extraTime === 'none' ? {} : { extraTime }) }
    await db.outbox.add({ commandId, ownerId, attemptId, kind: 'start-timer', body })
    return row
  }

  #rowOf(attemptId: string, timer: string): TimerRow {
    const { ownerId, clock, time } = this.#deps
    const startedAt = new Date(clock.now()).toISOString()
    const notedAt = time.now()
    return { attemptId, timer, ownerId, startedAt, elapsedMs: 0, notedAt, heard: 0, endedAt: null }
  }
}
