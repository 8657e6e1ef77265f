// The job that throws away what has served its time and belongs to no company's rules: copies, messages, links,
// sessions, and receipts of commands that no one repeats any more.
import { not, sql, type SQL } from 'drizzle-orm'

import { forgetDeletedDocuments } from '../applicant-documents/forget-documents.ts'
import { forgetExpired } from '../applicants/exports/forget-exports.ts'
import type { Database, Tx } from '../db/database.ts'
import { emptyExpiredImports } from '../imports/forget-imports.ts'
import { forgetExpiredPeopleExports } from '../people/exports/forget-people-exports.ts'
import { forgetDeletedResumes } from '../people/resumes/forget-resumes.ts'
import type { Storage } from '../storage/storage.ts'
import { isHeld } from './erasure-repository.ts'
import { exportKey } from './export-key.ts'
import * as exports from './export-repository.ts'
import {
  countMissing,
  describeMissing,
  noteRemovable,
  type Removable,
  removeNoted,
} from './recorded-files.ts'

type Deps = { readonly database: Database; readonly storage: Storage; readonly now: () => Date }

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 86_400_000
const BATCH = 1000

type Rule = {
  readonly table: string
  /** So long after `since` a row goes. */
  readonly days: number
  readonly since: SQL
  readonly only?: SQL
}

/** In this order: messages refer to links. */
const RULES: readonly Rule[] = [
  { table: 'mailbox_message', days: 30, since: sql`sent_at` },
  { table: 'mail', days: 90, since: sql`created_at` },
  {
    table: 'emailed_token',
    days: 30,
    since: sql`expires_at`,
    only: sql`not exists (select 1 from mail m where m.token_id = emailed_token.token_id)`,
  },
  // Its job has given up long before.
  { table: 'password_request', days: 1, since: sql`created_at` },
  // As long as a browser keeps its refresh token: until then a device of a user who was erased is told so.
  { table: 'login_session', days: 30, since: sql`expires_at` },
  { table: 'pending_sign_in', days: 0, since: sql`expires_at` },
  { table: 'passkey_challenge', days: 0, since: sql`expires_at` },
  { table: 'staff_invitation', days: 30, since: sql`expires_at` },
  // Who stopped emails by one is not written to later, either.
  {
    table: 'applicant_invitation',
    days: 180,
    since: sql`created_at`,
    only: sql`opted_out_at is null`,
  },
  { table: 'scorecard_share', days: 30, since: sql`expires_at` },
  // What waits on a device is taken for so long; the sessions go with the code.
  { table: 'kiosk_code', days: 60, since: sql`expires_at` },
  { table: 'try_limit', days: 1, since: sql`last_at` },
  { table: 'application_comment', days: 1, since: sql`deleted_at` },
  { table: 'interviewer_calendar', days: 1, since: sql`removed_at` },
  { table: 'used_id_token', days: 0, since: sql`expires_at` },
  // Those of attempts are their trail, and go with them. A device may repeat others after weeks without network.
  { table: 'command_receipt', days: 90, since: sql`created_at`, only: sql`attempt_id is null` },
]

/** Removes what is too old, in batches, each in a transaction of its own. Doing it twice does it once. */
export async function prune(deps: Deps): Promise<void> {
  const at = deps.now()
  await pruneExports(deps, at)
  await pruneFiles(deps.database, (tx) =>
    forgetDeletedDocuments(tx, { at, limit: BATCH, only: not(isHeld(tx)) }),
  )
  await pruneFiles(deps.database, (tx) => forgetDeletedResumes(tx, { at, limit: BATCH }))
  await emptyImports(deps.database, at)
  await removeNoted(deps)
  for (const rule of RULES) await pruneTable(deps, { rule, at })
  const missing = await deps.database.inScope(SYSTEM, (tx) => countMissing(tx))
  if (missing > 0) throw new Error(describeMissing(missing))
}

// The files go after the commit that forgets them.
async function pruneExports({ database }: Deps, at: Date): Promise<void> {
  const given = { at, limit: BATCH }
  await pruneFiles(database, async (tx) => {
    const expired = await exports.deleteExpired(tx, given)
    return expired.map(({ exportId, userId, isReady }) => ({
      key: exportKey(exportId),
      userId,
      isExpected: isReady,
    }))
  })
  await pruneFiles(database, (tx) => forgetExpired(tx, given))
  await pruneFiles(database, (tx) => forgetExpiredPeopleExports(tx, given))
}

async function emptyImports(database: Database, at: Date): Promise<void> {
  for (;;) {
    const count = await database.inScope(SYSTEM, (tx) => emptyExpiredImports(tx, { at, limit: 1 }))
    if (count === 0) return
  }
}

async function pruneFiles(
  database: Database,
  forget: (tx: Tx) => Promise<Removable[]>,
): Promise<void> {
  for (;;) {
    const count = await database.inScope(SYSTEM, async (tx) => {
      const files = await forget(tx)
      await noteRemovable(tx, files)
      return files.length
    })
    if (count < BATCH) return
  }
}

async function pruneTable({ database }: Deps, given: { rule: Rule; at: Date }): Promise<void> {
  const { rule, at } = given
  const before = new Date(at.getTime() - rule.days * DAY_MS).toISOString()
  const table = sql.identifier(rule.table)
  const isOld = sql`${rule.since} < ${before}::timestamptz and ${rule.only ?? sql`true`}`
  for (;;) {
    const isMore = await database.inScope(SYSTEM, async (tx) => {
      await tx.db.execute(
        sql`delete from ${table} where ctid in (select ctid from ${table} where ${isOld} limit ${BATCH})`,
      )
      return (
        (
          await tx.db
            .select({ one: sql`1` })
            .from(sql`${table}`)
            .where(isOld)
            .limit(1)
        ).length > 0
      )
    })
    if (!isMore) return
  }
}
