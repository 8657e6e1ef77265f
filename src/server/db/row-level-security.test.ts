import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { fillCompany } from '#testing/filled-company.ts'
import { attempt, rowsOf } from '#testing/scoped-attempt.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import type { Scope } from './scope.ts'
import { APP_ROLE } from './scope.ts'

/** Tables with a company's or a person's rows that are known by something else than `account_id`. */
const PERSONAL = [
  'app_user',
  'login_session',
  'refresh_token',
  'command_receipt',
  'emailed_token',
  'mail',
  'password_request',
  'mailbox_message',
  'try_limit',
  'authenticator_app',
  'recovery_code',
  'passkey',
  'pending_sign_in',
  'passkey_challenge',
  'removable_file',
  'consent',
  'user_profile',
  'job_experience',
  'user_private',
  'user_resume',
]
const APPEND_ONLY = [
  'audit_event',
  'answer_evidence',
  'attempt_timer',
  'attempt_journal',
  'attempt_refusal',
  'recording_chunk',
  'erasure_proof',
  'consent_text',
  'offer_event',
]
/**
 * Open positions and career pages are public; the rows that tell whose they are come with them, and so do images and
 * videos, by addresses that are not to be guessed.
 */
const PUBLISHED = [
  'account',
  'job',
  'job_step',
  'job_step_activity',
  'career_page',
  'company_media',
]

const database = await openTestDatabase()
const { owner } = database

const ours = await fillCompany(database, 'Harbour Works')
const theirs = await fillCompany(database, 'Another Company')
const attemptAs = (scope: Scope, given: Parameters<typeof attempt>[1]['given']) =>
  attempt(database, { scope, given })
const tables = [...(await tablesWithAccount()), ...PERSONAL]
const person = (userId: number): Scope => ({ kind: 'person', userId })
const STRANGERS: readonly (readonly [string, Scope])[] = [
  ['another company', { kind: 'account', accountId: theirs.accountId, userId: theirs.userId }],
  ['another person', person(theirs.userId)],
  ['the public', { kind: 'public' }],
]

describe('every table with an account_id', () => {
  it.each(tables)('%s has row-level security with a policy', async (table) => {
    const rows = await select(
      sql`select relrowsecurity as on, exists (select 1 from pg_policy where polrelid = c.oid) as has_policy
          from pg_class c where oid = ${table}::regclass`,
    )
    expect(rows).toEqual([{ on: true, has_policy: true }])
  })

  it.each(tables)(
    '%s has a row of ours here, so that the tests below mean something',
    async (table) => {
      expect(await countAs({ kind: 'system' }, { table })).toBeGreaterThan(0)
    },
  )
})

describe.each(STRANGERS)('in the scope of %s', (_, scope) => {
  it.each(tables.filter((table) => scope.kind === 'account' || !PUBLISHED.includes(table)))(
    '%s shows no row of ours',
    async (table) => {
      expect(await countAs(scope, { table })).toBe(0)
    },
  )

  it.each(tables)('%s lets none of our rows be changed or deleted', async (table) => {
    const key = keyOf(table)
    const changed = await attemptAs(
      scope,
      sql`update ${sql.identifier(table)} set ${sql.identifier(key.column)} = ${sql.identifier(key.column)} where ${key.where} returning 1`,
    )
    const deleted = await attemptAs(
      scope,
      sql`delete from ${sql.identifier(table)} where ${key.where} returning 1`,
    )
    expect([changed, deleted].every((outcome) => outcome === 0 || outcome === 'refused')).toBe(true)
  })

  it.each(tables.filter((table) => !PERSONAL.includes(table)))(
    '%s takes no row for our company',
    async (table) => {
      // The copy breaks a key as well; the policy must speak first.
      const outcome = await attemptAs({ kind: 'system' }, async (run) => {
        const name = sql.identifier(table)
        const columns = sql.raw((await writtenColumns(table)).join(', '))
        await run(sql`create temporary table given on commit drop as
                      select ${columns} from ${name} where account_id = ${ours.accountId} limit 1`)
        await run(sql.raw(setScope(scope)))
        return run(
          sql`insert into ${name} (${columns}) overriding system value select * from given returning 1`,
        )
      })
      expect(outcome).toBe('refused')
    },
  )
})

describe('without a scope', () => {
  it.each(tables)('%s shows nothing to the app’s role', async (table) => {
    const seen = await owner.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${APP_ROLE}`))
      const found = await tx.execute(
        sql`select 1 from ${sql.identifier(table)} where ${keyOf(table).where}`,
      )
      return rowsOf(found).length
    })
    expect(seen).toBe(0)
  })
})

describe('the receipts of a person', () => {
  const company: Scope = { kind: 'account', accountId: ours.accountId, userId: null }

  it('are read by the company whose attempt they are about, and no others of that person', async () => {
    const found = await database.inScope(company, (tx) =>
      tx.db.execute(sql`select command from command_receipt where user_id = ${ours.userId}`),
    )
    expect(rowsOf(found)).toEqual([{ command: 'c' }])
  })

  it('are not written by the company', async () => {
    const touched = sql`user_id = ${ours.userId} returning 1`
    expect(
      await attemptAs(company, sql`update command_receipt set reply = '{}' where ${touched}`),
    ).toBe(0)
    expect(await attemptAs(company, sql`delete from command_receipt where ${touched}`)).toBe(0)
    expect(
      await attemptAs(
        company,
        sql`insert into command_receipt (user_id, idempotency_key, command, request_hash, attempt_id)
            select user_id, ${randomUUID()}, 'c', 'h', attempt_id from attempt`,
      ),
    ).toBe('refused')
  })
})

describe('what was written once', () => {
  it.each(APPEND_ONLY)('%s is never changed or deleted, even by its own company', async (table) => {
    const scope: Scope = { kind: 'account', accountId: ours.accountId, userId: null }
    expect(await countAs(scope, { table })).toBeGreaterThan(0)
    expect(
      await attemptAs(scope, sql`update ${sql.identifier(table)} set account_id = account_id`),
    ).toBe('refused')
    expect(await attemptAs(scope, sql`delete from ${sql.identifier(table)}`)).toBe('refused')
  })

  it('assessment content is not written by requests', async () => {
    expect(await attemptAs({ kind: 'system' }, sql`update assessment set minutes = 1`)).toBe(
      'refused',
    )
  })
})

async function tablesWithAccount(): Promise<string[]> {
  const rows = await select(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'account_id' order by 1`,
  )
  return rows.map((row) => String(row['name']))
}

/** Those that a row is made of; what the database computes itself is not written. */
async function writtenColumns(table: string): Promise<string[]> {
  const rows = await select(
    sql`select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
        order by ordinal_position`,
  )
  return rows.map((row) => String(row['name']))
}

/** Of tables whose rows name neither a company nor a person: by which column ours is found, and one to change. */
const OTHER_KEYS: Readonly<Record<string, { by: string; column: string }>> = {
  refresh_token: { by: 'session_id', column: 'session_id' },
  password_request: { by: 'request_id', column: 'email' },
  mailbox_message: { by: 'mail_id', column: 'subject' },
  try_limit: { by: 'limit_key', column: 'tries' },
  removable_file: { by: 'key', column: 'key' },
}

/** How our row is told apart in a table, and a column of it that may be set. */
function keyOf(table: string) {
  const byAccount = sql`account_id = ${ours.accountId}`
  const byUser = sql`user_id = ${ours.userId}`
  const other = OTHER_KEYS[table]
  if (other !== undefined) {
    const where = sql`${sql.identifier(other.by)} = ${ours.sessionId}`
    return { column: other.column, where }
  }
  if (table === 'account') return { column: 'name', where: byAccount }
  if (table === 'app_user') return { column: 'first_name', where: byUser }
  if (PERSONAL.includes(table)) return { column: 'user_id', where: byUser }
  return { column: 'account_id', where: byAccount }
}

function countAs(scope: Scope, { table }: { table: string }): Promise<number> {
  const { where } = keyOf(table)
  return database.inScope(scope, async (tx) => {
    const found = await tx.db.execute(sql`select 1 from ${sql.identifier(table)} where ${where}`)
    return rowsOf(found).length
  })
}

function setScope(scope: Scope): string {
  const accountId = scope.kind === 'account' ? scope.accountId : ''
  const userId = 'userId' in scope ? scope.userId : ''
  return `select set_config('app.scope', '${scope.kind}', true), set_config('app.user_id', '${userId}', true), set_config('app.account_id', '${accountId}', true)`
}

async function select(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return rowsOf(await owner.execute(query))
}
