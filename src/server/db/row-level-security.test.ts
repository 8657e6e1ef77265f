import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { findPersonal, findPrivate } from '#server/user-profile/user-profile-repository.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
} from '#testing/builders.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { role, userRole } from './schema/account.ts'
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
  'user_private',
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
]
/** Open positions are public; the rows that tell whose they are come with them. */
const PUBLISHED = ['account', 'job', 'job_step', 'job_step_activity']
const UNDEFINED_PRIVILEGE = '42501'

const database = await openTestDatabase()
const { owner } = database

const ours = await fillCompany('Harbour Works')
const theirs = await fillCompany('Somebody Else')
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
        await run(sql`create temporary table given on commit drop as
                      select * from ${name} where account_id = ${ours.accountId} limit 1`)
        await run(sql.raw(setScope(scope)))
        return run(sql`insert into ${name} overriding system value select * from given returning 1`)
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

describe('the private data of a person', () => {
  const read = (scope: Scope) =>
    database.inScope(scope, async (tx) => {
      const personal = await findPersonal(tx, ours.userId)
      const hidden = await findPrivate(tx, ours.userId)
      return [personal?.city ?? null, hidden?.dob ?? null]
    })
  const inOurs = (userId: number | null): Scope => ({
    kind: 'account',
    accountId: ours.accountId,
    userId,
  })
  const memberWith = async (flags: Partial<typeof role.$inferInsert>) => {
    const { userId } = await buildPerson(database)
    const { accountId } = ours
    const values = { accountId, roleName: randomUUID(), ...flags }
    const { roleId } = only(await owner.insert(role).values(values).returning())
    await owner.insert(userRole).values({ accountId, userId, roleId })
    return userId
  }

  it('is theirs, and of the staff whose role there includes it', async () => {
    const whole = ['Saltmarsh', '1987-03-21']
    expect(await read(person(ours.userId))).toEqual(whole)
    expect(await read(inOurs(await memberWith({ privateDataAccess: true })))).toEqual(whole)
    expect(await read(inOurs(await memberWith({ fullAccess: true })))).toEqual(whole)
    const { userId } = await buildPerson(database, { isJfAdmin: true })
    expect(await read(inOurs(userId))).toEqual(whole)
  })

  it('is hidden from other staff, who see how to reach them', async () => {
    const reachable = ['Saltmarsh', null]
    const everythingElse = { smartreqAccess: true, companySettingsAccess: true }
    expect(await read(inOurs(await memberWith(everythingElse)))).toEqual(reachable)
    expect(await read(inOurs(null))).toEqual(reachable)
  })

  it('is hidden from the staff of a company where they did not apply, whatever their role', async () => {
    const elsewhere = await buildCompany(database)
    const admin = await buildStaff(database, { company: elsewhere, preset: 'Account admin' })
    const { accountId } = elsewhere
    expect(await read({ kind: 'account', accountId, userId: admin.userId })).toEqual([null, null])
    // Nor does a role of another company count here.
    expect(await read(inOurs(admin.userId))).toEqual(['Saltmarsh', null])
  })

  it('is hidden again once the company has erased them', async () => {
    const gone = await fillCompany('Gone')
    const isTheirs = sql`user_id = ${gone.userId}`
    await owner.execute(sql`update applicant set email = '' where ${isTheirs}`)
    const scope: Scope = { kind: 'account', accountId: gone.accountId, userId: null }
    expect(await database.inScope(scope, (tx) => findPersonal(tx, gone.userId))).toBeNull()
  })

  it('is written by nobody else', async () => {
    const admin = inOurs(await memberWith({ fullAccess: true }))
    for (const scope of [admin, person(theirs.userId)]) {
      for (const table of ['user_profile', 'user_private']) {
        const where = sql`${sql.identifier(table)} where user_id = ${ours.userId}`
        expect(await attemptAs(scope, sql`delete from ${where} returning 1`)).toBe(0)
        const update = sql`update ${sql.identifier(table)} set user_id = user_id where user_id = ${ours.userId} returning 1`
        expect(await attemptAs(scope, update)).toBe(0)
      }
      const another = await buildPerson(database)
      const insert = sql`insert into user_private values (${another.userId}, '1990-01-01', 'Male')`
      expect(await attemptAs(scope, insert)).toBe('refused')
    }
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

type Filled = { accountId: number; userId: number; sessionId: string }

/** A company with a row in every table, and a person behind them. */
async function fillCompany(name: string): Promise<Filled> {
  const { accountId, roles } = await buildCompany(database, { name })
  const someone = await buildPerson(database)
  const { userId } = someone
  const requisition = await buildRequisition(database, { company: { accountId }, team: [userId] })
  const made = await buildApplication(database, { requisition, person: someone })
  const attemptId = randomUUID()
  const sessionId = randomUUID()
  const activity = sql`(select user_step_activity_id from user_step_activity where user_smartreq_id = ${made.userSmartreqId} limit 1)`
  const statements = [
    sql`insert into user_role (account_id, user_id, role_id) values (${accountId}, ${userId}, ${roles.Limited})`,
    sql`insert into member_limit values (${accountId}, ${userId}, 'smartreq')`,
    sql`insert into available_job values (${accountId}, ${userId}, 'smartreq', ${made.jobId})`,
    sql`insert into staff_invitation (account_id, email, role_id, invited_by, link_uuid, origin, language, invited_at, expires_at)
        values (${accountId}, 'e', ${roles.Limited}, ${userId}, ${attemptId}, 'o', 'en', now(), now())`,
    sql`insert into sign_in_policy values (${accountId}, 60, 24)`,
    sql`insert into sign_on_provider (account_id, provider_name, provider_slug, issuer, client_id, allowed_domains, first_name_claim, last_name_claim, default_role_id, is_enabled)
        values (${accountId}, 'P', 'p', 'https://p.example', 'c', '{a.example}', 'f', 'l', ${roles.Limited}, true)`,
    sql`insert into sign_on_identity (account_id, issuer, subject, user_id) values (${accountId}, 'https://p.example', 's', ${userId})`,
    sql`insert into used_id_token values (${accountId}, 'd', now())`,
    sql`insert into account_preference values (${accountId}, 'EEOC_DASHBOARD', '1')`,
    sql`insert into attribute_type (account_id, slug, category, name) values (${accountId}, ${`own-${accountId}`}, 'competency', '{}')`,
    sql`insert into job_attribute (account_id, job_id, attribute_type_id, sort_order) select ${accountId}, ${made.jobId}, attribute_type_id, 1 from attribute_type limit 1`,
    sql`insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language, device_id, pledge_accepted_at, device_started_at)
        values (${attemptId}, ${accountId}, ${userId}, ${made.userSmartreqId}, ${activity}, 1, 'en', ${attemptId}, now(), now())`,
    sql`insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into answer_evidence (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into recording (account_id, recording_id, attempt_id, question_id, user_id, user_smartreq_id, device_id, mime)
        values (${accountId}, ${attemptId}, ${attemptId}, 'q', ${userId}, ${made.userSmartreqId}, ${attemptId}, 'video/webm')`,
    sql`insert into recording_chunk (account_id, recording_id, round, index, user_id, size, sha256)
        values (${accountId}, ${attemptId}, 1, 0, ${userId}, 1, 'h')`,
    sql`insert into attempt_timer values (${accountId}, ${attemptId}, 'activity', ${userId}, ${attemptId}, now(), now())`,
    sql`insert into attempt_journal values (${accountId}, ${attemptId}, ${attemptId}, 1, 'h', 'p', ${userId}, 'page', 0, 0, 0, ${attemptId}, '')`,
    sql`insert into attempt_timing values (${accountId}, ${attemptId}, ${userId}, 'verified', '[]', now())`,
    sql`insert into attempt_refusal (account_id, attempt_id, place, user_id, command, code)
        values (${accountId}, ${attemptId}, 1, ${userId}, 'answers', 'not_found')`,
    sql`insert into attribute_score (account_id, user_smartreq_id, attribute_type_id, user_step_activity_id, raw, answered, items, metric, scoring_version)
        select ${accountId}, ${made.userSmartreqId}, attribute_type_id, ${activity}, 1, 1, 1, 'pomp', '1' from attribute_type limit 1`,
    sql`insert into invitation (account_id, kind, job_id, user_smartreq_id, subject_user_id)
        values (${accountId}, 'scorecard', ${made.jobId}, ${made.userSmartreqId}, ${userId})`,
    sql`insert into data_export (export_id, account_id, user_id, language, origin, requested_at, expires_at)
        values (${sessionId}, ${accountId}, ${userId}, 'en', 'o', now(), now()), (${attemptId}, null, ${userId}, 'en', 'o', now(), now())`,
    sql`insert into erasure_request (erasure_id, user_id, requested_at, due_at) values (${sessionId}, ${userId}, now(), now())`,
    sql`insert into erasure_proof values (${sessionId}, ${accountId}, 'h', 'request', now())`,
    sql`insert into removable_file values (${sessionId})`,
    sql`insert into legal_hold values (${accountId}, ${made.userSmartreqId}, 'r', ${userId}, now())`,
    sql`insert into retention_policy values (${accountId}, 180, null, now())`,
    sql`insert into retention_run values (${accountId}, now(), 'ended_applications', now(), now(), 180)`,
    sql`insert into audit_event (account_id, actor_id, entity, entity_id, action) values (${accountId}, ${userId}, 'application', 1, 'apply')`,
    sql`insert into login_session (session_id, user_id, expires_at) values (${sessionId}, ${userId}, now())`,
    sql`insert into refresh_token (token_hash, session_id) values (${sessionId}, ${sessionId})`,
    sql`insert into emailed_token (token_id, user_id, purpose, token_hash, expires_at)
        values (${sessionId}, ${userId}, 'verify-email', ${sessionId}, now())`,
    sql`insert into mail (mail_id, user_id, kind, language, origin, token_id)
        values (${sessionId}, ${userId}, 'verify-email', 'en', 'o', ${sessionId})`,
    sql`insert into password_request (request_id, email, language, origin) values (${sessionId}, 'e', 'en', 'o')`,
    sql`insert into mailbox_message values (${sessionId}, 'e', 's', 't', 'h', now())`,
    sql`insert into authenticator_app (user_id, secret, confirmed_at) values (${userId}, 's', now())`,
    sql`insert into recovery_code values (${userId}, 'h')`,
    sql`insert into passkey (credential_id, user_id, name, public_key, counter, transports)
        values (${sessionId}, ${userId}, 'n', 'k', 0, '{}')`,
    sql`insert into pending_sign_in values (${sessionId}, ${userId}, now())`,
    sql`insert into passkey_challenge values (${sessionId}, 'c', ${userId}, now())`,
    sql`insert into consent_text (account_id, kind, version, bodies, asks_again, published_at)
        values (${accountId}, 'privacy', 1, '{}', true, now())`,
    sql`insert into consent select ${userId}, text_id, 'en', 'asked', now() from consent_text where account_id = ${accountId}`,
    sql`insert into user_profile (user_id, city, saved_at) values (${userId}, 'Saltmarsh', now())`,
    sql`insert into user_private values (${userId}, '1987-03-21', 'Female')`,
    sql`insert into try_limit (limit_key, tries, last_at) values (${sessionId}, 1, now())`,
    sql`insert into command_receipt (user_id, idempotency_key, command, request_hash, attempt_id, device_id)
        values (${userId}, ${sessionId}, 'c', 'h', ${attemptId}, ${attemptId}), (${userId}, ${attemptId}, 'other', 'h', null, null)`,
  ]
  for (const statement of statements) await owner.execute(statement)
  return { accountId, userId, sessionId }
}

async function tablesWithAccount(): Promise<string[]> {
  const rows = await select(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'account_id' order by 1`,
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

type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

/** Number of rows that a statement touched, or that it was refused. */
async function attemptAs(
  scope: Scope,
  given: ReturnType<typeof sql> | ((run: Run) => Promise<unknown>),
): Promise<number | 'refused'> {
  try {
    return await database.inScope(scope, async (tx) => {
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

function setScope(scope: Scope): string {
  const accountId = scope.kind === 'account' ? scope.accountId : ''
  const userId = 'userId' in scope ? scope.userId : ''
  return `select set_config('app.scope', '${scope.kind}', true), set_config('app.user_id', '${userId}', true), set_config('app.account_id', '${accountId}', true)`
}

async function select(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return rowsOf(await owner.execute(query))
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  return z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(result).rows
}
