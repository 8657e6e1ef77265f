// What happened to a timed attempt on this device, and what its clocks said. Evidence for a reviewer; it decides nothing
// and holds nothing up.
import { FIRST_HASH, journalHash } from '#contract/assessments/journal-hash.ts'
import type { JournalEntry } from '#contract/assessments/timing.ts'

import { attemptOf } from './attempt-of.ts'
import type { ActivityKey, JournalRow, OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { getWipedPlace } from './meta.ts'
import type { ServerClock } from './server-clock.ts'

type Deps = {
  readonly db: OfflineDatabase
  readonly ownerId: number
  readonly clock: ServerClock
  readonly time: DeviceTime
  /** This opening of the app: its monotonic clock has a beginning of its own. */
  readonly page: string
}

/** What is noted; the clocks are read by the journal. */
export type JournalNote = { readonly kind: JournalEntry['kind']; readonly detail?: string }

/** The journal of one owner. */
export class Journal {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Adds an entry to an activity's attempt, with what the clocks say now. */
  async note(activity: ActivityKey, note: JournalNote): Promise<void> {
    const { db, ownerId } = this.#deps
    const row = this.#read(note)
    await db.transaction('rw', [db.attempts, db.journal], async () => {
      const attempt = await attemptOf({ db, ownerId, activity })
      if (attempt !== null) await db.journal.add({ ...row, attemptId: attempt.attemptId })
    })
  }

  /** Adds an entry by the attempt's id; inside a transaction on `journal`. */
  async noteOf(attemptId: string, note: JournalNote): Promise<void> {
    await this.#deps.db.journal.add({ ...this.#read(note), attemptId })
  }

  #read({ kind, detail = '' }: JournalNote): Omit<JournalRow, 'attemptId'> {
    const { ownerId, clock, time, page } = this.#deps
    return {
      ownerId,
      fact: {
        kind,
        wall_ms: Math.round(time.now()),
        mono_ms: Math.round(time.mono()),
        offset_ms: Math.round(clock.offset),
        page,
        detail,
      },
      place: null,
      isWaiting: 1,
    }
  }
}

/** The last place that was given in a chain; null when none was. */
export function lastPlace(rows: readonly JournalRow[]): JournalRow['place'] {
  return rows.findLast((row) => row.place !== null)?.place ?? null
}

/**
 * The next entries of an attempt that wait to be sent, in their order, each with its place in the chain. Hold the
 * attempt's lock: a place is given once.
 */
export async function listSealed(
  { db, ownerId }: Pick<Deps, 'db' | 'ownerId'>,
  { attemptId, limit }: { attemptId: string; limit: number },
): Promise<{ id: number; entry: JournalEntry }[]> {
  const rows = await db.journal.where({ attemptId }).sortBy('id')
  const waiting = rows.filter((row) => row.isWaiting === 1).slice(0, limit)
  if (waiting.length === 0) return []
  let last = lastPlace(rows) ?? (await getWipedPlace(db, { ownerId, attemptId }))
  const sealed: JournalRow[] = []
  for (const row of waiting) {
    if (row.place !== null) {
      sealed.push(row)
      continue
    }
    const placed = { ...row.fact, seq: (last?.seq ?? 0) + 1, prev: last?.hash ?? FIRST_HASH }
    last = { seq: placed.seq, prev: placed.prev, hash: await journalHash(placed) }
    sealed.push({ ...row, place: last })
  }
  // As updates: rows that were wiped meanwhile do not come back (I11).
  await db.journal.bulkUpdate(
    sealed.map((row) => ({ key: row.id ?? -1, changes: { place: row.place } })),
  )
  return sealed.flatMap(({ id, fact, place }) =>
    id === undefined || place === null ? [] : [{ id, entry: { ...fact, ...place } }],
  )
}
