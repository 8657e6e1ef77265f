// The services' database inside the transaction that writes the demo: what they make is there with the rest of it, or not at all.
import { sql } from 'drizzle-orm'

import type { Drizzle, ScopedDatabase } from '#server/db/database.ts'
import { APP_ROLE, scopeValues } from '#server/db/scope.ts'

/**
 * Runs each unit of work of a service within a transaction of the owner, as the app's role and in its scope, and gives the
 * owner's rights back after it. Work that fails fails the whole transaction. It orders no jobs.
 */
export function inOneTransaction(db: Drizzle): ScopedDatabase {
  return {
    async inScope(scope, work) {
      const [kind, userId, accountId] = scopeValues(scope)
      await db.execute(enter({ role: APP_ROLE, kind, userId, accountId }))
      const result = await work({ db, queue: { executeSql: refuseJobs } })
      await db.execute(enter({ role: 'none', kind: '', userId: null, accountId: null }))
      return result
    },
  }
}

type Entered = { role: string; kind: string; userId: number | null; accountId: number | null }

function enter({ role, kind, userId, accountId }: Entered) {
  return sql`select set_config('role', ${role}, true), set_config('app.scope', ${kind}, true),
    set_config('app.user_id', ${String(userId ?? '')}, true),
    set_config('app.account_id', ${String(accountId ?? '')}, true)`
}

function refuseJobs(): Promise<never> {
  return Promise.reject(new Error('The demo orders no jobs.'))
}
