// SQL of how often something was tried.
import { eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { tryLimit } from '../db/schema/try-limit.ts'

/** So many tries pass; each one more waits twice as long as the one before, up to the longest wait. */
export type Limit = {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After so long without a try the count begins anew. */
  readonly forgottenAfterMs: number
}

const MAX_DOUBLINGS = 20
const SWEPT_AT_ONCE = 20

/**
 * Counts a try and tells whether it may be made; one that may not is not counted. Counted before it is known how it
 * ends: of many at once no more pass than of many in a row.
 */
export async function takeTry(
  tx: Tx,
  given: { key: string; limit: Limit; at: Date },
): Promise<boolean> {
  const { key, limit, at } = given
  const { tries, lastAt, blockedUntil, limitKey } = tryLimit
  const now = at.toISOString()
  const forgotten = new Date(at.getTime() - limit.forgottenAfterMs).toISOString()
  const next = sql`case when ${lastAt} < ${forgotten}::timestamptz then 1 else ${tries} + 1 end`
  const wait = sql`least(${limit.longestWaitMs}::float8,
    ${limit.firstWaitMs}::float8 * power(2, least(${next} - ${limit.free}::int, ${MAX_DOUBLINGS}::int)))`
  const rows = await tx.db
    .insert(tryLimit)
    .values({ limitKey: key, tries: 1, lastAt: at })
    .onConflictDoUpdate({
      target: limitKey,
      set: {
        tries: next,
        lastAt: at,
        blockedUntil: sql`case when ${next} >= ${limit.free}::int
          then ${now}::timestamptz + ${wait} * interval '1 millisecond' end`,
      },
      setWhere: sql`${blockedUntil} is null or ${blockedUntil} <= ${now}::timestamptz`,
    })
    .returning({ key: limitKey })
  return rows.length > 0
}

/** Forgets the tries of a key: whoever made them was right. */
export async function forgetTries(tx: Tx, key: string): Promise<void> {
  await tx.db.delete(tryLimit).where(eq(tryLimit.limitKey, key))
}

/** Takes one try back, and leaves the others counted. */
export async function returnTry(tx: Tx, key: string): Promise<void> {
  await tx.db
    .update(tryLimit)
    .set({ tries: sql`greatest(${tryLimit.tries} - 1, 0)` })
    .where(eq(tryLimit.limitKey, key))
}

/** Removes a few of the counts that nothing was added to since then. */
export async function sweepTries(tx: Tx, before: Date): Promise<void> {
  await tx.db.execute(sql`
    delete from try_limit where limit_key in (
      select limit_key from try_limit where last_at < ${before.toISOString()}::timestamptz
      order by last_at limit ${SWEPT_AT_ONCE} for update skip locked)`)
}
