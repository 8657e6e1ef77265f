// What a scope can do to rows, past every service: for tests of the database's own policies.
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#server/db/database.ts'
import type { Scope } from '#server/db/scope.ts'

const UNDEFINED_PRIVILEGE = '42501'

export type Run = (statement: SQL) => Promise<unknown>

/** Number of rows that a statement touched, or that it was refused. */
export async function attempt(
  { inScope }: Pick<Database, 'inScope'>,
  { scope, given }: { scope: Scope; given: SQL | ((run: Run) => Promise<unknown>) },
): Promise<number | 'refused'> {
  try {
    return await inScope(scope, async (tx) => {
      const run: Run = (one) => tx.db.execute(one)
      return rowsOf(typeof given === 'function' ? await given(run) : await run(given)).length
    })
  } catch (error) {
    if (codeOf(error) === UNDEFINED_PRIVILEGE) return 'refused'
    throw error
  }
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return z.looseObject({ code: z.unknown() }).safeParse(cause).data?.code
}

/** The rows of what either database answers. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  return z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(result).rows
}
