import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { appUser } from '#server/db/schema/session.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listMessages } from '../integrations/mail/mailbox-repository.ts'
import { listOpenSessions, listRevokedSince } from './my-sessions-repository.ts'

const SESSIONS = 50_000
const PEOPLE = 1000
const OF_EACH = SESSIONS / PEOPLE
const PAGE = 20

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('among fifty thousand sessions and messages', () => {
  const of = { database, scope: { kind: 'system' } } as const
  let userId = 0

  beforeAll(async () => {
    const statements = [
      sql`insert into app_user (email, first_name, last_name, password_hash)
          select 'person-' || n || '@people.example', 'First', 'Last ' || n, 'x'
          from generate_series(1, ${PEOPLE}) as n`,
      sql`insert into login_session (session_id, user_id, created_at, last_seen_at, expires_at, revoked_at)
          select gen_random_uuid(), user_id, now(), now() - n * interval '1 second', now() + interval '1 day',
            case when n = 1 then now() - interval '1 hour' end
          from generate_series(1, ${OF_EACH}) as n, app_user where email like 'person-%' order by n`,
      sql`insert into mailbox_message (mail_id, "to", subject, text, html, sent_at)
          select gen_random_uuid(), 'to@people.example', 'A subject', repeat('x', 500), 'x', now() - n * interval '1 second'
          from generate_series(1, ${SESSIONS}) as n`,
    ]
    await fillForPlans(database, { tables: ['login_session', 'mailbox_message'], statements })
    const [person] = await database.owner
      .select({ id: appUser.userId })
      .from(appUser)
      .where(eq(appUser.email, 'person-1@people.example'))
    userId = person?.id ?? 0
  })

  it('a page of one’s own reads no session of anyone else', async () => {
    const query = { userId, at: new Date(), page: 1, page_size: PAGE }
    const plan = await planOfFirst(of, (tx) => listOpenSessions(tx, query))
    expect(seqScansOf(plan)).not.toContain('login_session')
    expect(rowsReadBy(plan, 'login_session')).toBeGreaterThanOrEqual(PAGE)
    expect(rowsReadBy(plan, 'login_session')).toBeLessThanOrEqual(OF_EACH)
  })

  it('those that ended just now are found alone', async () => {
    const plan = await planOfFirst(of, (tx) => listRevokedSince(tx, new Date()))
    expect(seqScansOf(plan)).not.toContain('login_session')
    expect(rowsReadBy(plan, 'login_session')).toBe(0)
  })

  it('a page of the mailbox reads that page', async () => {
    const plan = await planOfFirst(of, (tx) => listMessages(tx, { page: 1, pageSize: PAGE }))
    expect(seqScansOf(plan)).not.toContain('mailbox_message')
    expect(rowsReadBy(plan, 'mailbox_message')).toBe(PAGE)
  })
})
