// SQL of how often something was tried.
import { eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { tryLimit } from '../db/schema/try-limit.ts'

/** So many tries pass; each one more waits twice as long as the one before, up to the longest wait. */
export type Limit = {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After so long without a try the count begins again. */
  readonly forgottenAfterMs: number
}

/** One try at something, of which no more than the limit are free. */
export type Try = { readonly key: string; readonly limit: Limit }

/** Counts a try and tells whether it may be made: `take_try` of the migrations says how. */
export async function takeTry(tx: Tx, given: Try & { at: Date }): Promise<boolean> {
  const { key, limit, at } = given
  const [row] = await tx.db
    .select({
      isFree: sql<boolean>`take_try(${key}, ${at.toISOString()}::timestamptz, ${limit.free}::int,
        ${limit.firstWaitMs}::float8, ${limit.longestWaitMs}::float8, ${limit.forgottenAfterMs}::float8)`,
    })
    .from(sql`(select 1) as once`)
  return row?.isFree === true
}

/** Forgets the tries of a key: the user who made them was right. */
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
