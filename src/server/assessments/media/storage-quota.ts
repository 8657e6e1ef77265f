// How much may be stored: for a question, a person, a requisition and a company. Asked before a recording begins, so that
// no one records what has no room; one that has begun is taken to its end.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'

const MIB = 1024 ** 2
const GIB = 1024 ** 3

/** Bytes of all rounds and attempts, those that failed included. */
export const STORAGE_QUOTAS = {
  question: 4 * GIB,
  person: 20 * GIB,
  requisition: 500 * GIB,
  account: 2048 * GIB,
} as const

/** What counts for a recording that is under way: some ten minutes of video, more than most become. */
export const RESERVED_BYTES = 128 * MIB

const usageSchema = z.object({
  rows: z.tuple([
    z.object({
      question: z.coerce.number(),
      person: z.coerce.number(),
      requisition: z.coerce.number(),
      account: z.coerce.number(),
    }),
  ]),
})

/** @throws AppError `storage_full`, which names whose share it is. */
export async function assertRoom(
  tx: Tx,
  of: { attemptId: string; questionId: string },
): Promise<void> {
  // A function of the migrations: a person does not see what others have stored.
  const found = await tx.db.execute(
    sql`select * from stored_bytes_of(${of.attemptId}::uuid, ${of.questionId}, ${RESERVED_BYTES}::bigint)`,
  )
  const [usage] = usageSchema.parse(found).rows
  const scopes = ['question', 'person', 'requisition', 'account'] as const
  const full = scopes.find((scope) => usage[scope] + RESERVED_BYTES > STORAGE_QUOTAS[scope])
  if (full !== undefined) throw new AppError('storage_full', { details: { scope: full } })
}
