// A step of a company's or a person's work that reaches what is neither's, such as a sign-in or a message.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from './database.ts'
import type { Scope } from './scope.ts'

/**
 * Runs work in a unit of work past the policies of its scope, and commits with it: only after its own rules have
 * allowed it. Work that throws ends the unit, and its scope with it.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const before = scopeSchema.parse(await tx.db.execute(CURRENT)).rows[0].scope
  await enter(tx, 'system')
  const result = await work()
  await enter(tx, before)
  return result
}

const CURRENT = sql`select current_setting('app.scope') as scope`
const scopeSchema = z.object({
  rows: z.tuple([z.object({ scope: z.enum(['account', 'person', 'public', 'system']) })]),
})

async function enter(tx: Tx, kind: Scope['kind']): Promise<void> {
  await tx.db.execute(sql`select set_config('app.scope', ${kind}, true)`)
}
