// A step of a company's work that reaches what is no company's, such as the sign-in of one of its people.
import { sql } from 'drizzle-orm'

import type { Tx } from './database.ts'
import type { Scope } from './scope.ts'

/**
 * Runs work in a company's unit of work past the company's policies, and commits with it: only after its own rules have
 * allowed it. Work that throws ends the unit, and its scope with it.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await enter(tx, 'system')
  const result = await work()
  await enter(tx, 'account')
  return result
}

async function enter(tx: Tx, kind: Scope['kind']): Promise<void> {
  await tx.db.execute(sql`select set_config('app.scope', ${kind}, true)`)
}
