import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { dataExport } from '#server/db/schema/privacy.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import { putInMailbox } from '#testing/accounts.ts'
import { beginAttempt, revision, save } from '#testing/candidate.ts'
import { fillCompany } from '#testing/filled-company.ts'
import { buildCopy } from '#testing/privacy.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

import { exportKey } from './export-key.ts'
import { prune } from './prune.ts'

const DAY_MS = 86_400_000
/** Receipts of commands are pruned as well, but for those of attempts. */
const PRUNED = [
  'mailbox_message',
  'mail',
  'emailed_token',
  'password_request',
  'login_session',
  'pending_sign_in',
  'passkey_challenge',
  'staff_invitation',
  'applicant_invitation',
  'scorecard_share',
  'kiosk_code',
  'application_comment',
  'interviewer_calendar',
  'try_limit',
  'used_id_token',
]
const test = await openTestApp()
const { owner } = test.database
const run = (afterDays: number) =>
  prune({ ...test, now: () => new Date(test.clock.now().getTime() + afterDays * DAY_MS) })

describe('pruning', () => {
  it('removes nothing that still serves', async () => {
    await fill()
    const before = await countRows(test.database)
    await run(0)
    expect(await countRows(test.database)).toEqual(before)
  })

  it('removes copies with their files, messages, links, sessions and receipts when their time is over', async () => {
    const { userId, exportId } = await fill()
    await run(121)
    expect(await owner.$count(dataExport)).toBe(0)
    expect(await test.storage.size(exportKey(exportId))).toBeNull()
    expect(await countRows(test.database)).toMatchObject({
      mailbox_message: 0,
      mail: 0,
      emailed_token: 0,
      login_session: 0,
      refresh_token: 0,
    })
    expect(await owner.$count(commandReceipt, eq(commandReceipt.userId, userId))).toBe(0)
    // The trail of an attempt stays as long as the attempt.
    const held = sql`${commandReceipt.attemptId} is not null`
    expect(await owner.$count(commandReceipt, held)).toBeGreaterThan(0)
    const before = await countRows(test.database)
    await run(121)
    expect(await countRows(test.database)).toEqual(before)
  })

  it('goes on with more than one batch', async () => {
    await owner.execute(
      sql`insert into mailbox_message (mail_id, "to", subject, text, html, sent_at) select gen_random_uuid(), 'a', 'b', 'c', 'd', now() from generate_series(1, 2500)`,
    )
    await run(31)
    expect(await owner.$count(sql.identifier('mailbox_message'))).toBe(0)
  })

  it('empties every table whose rows are stored for a limited time', async () => {
    await fillCompany(test.database, 'Harbour Works')
    await owner.execute(sql`update application_comment set deleted_at = now()`)
    await owner.execute(sql`update interviewer_calendar set removed_at = now()`)
    const emptyTables = async () => {
      const counts = await Promise.all(PRUNED.map((table) => owner.$count(sql.identifier(table))))
      return PRUNED.filter((_, index) => counts[index] === 0)
    }
    expect(await emptyTables()).toEqual([])
    await run(181)
    expect(await emptyTables()).toEqual(PRUNED)
  })
})

async function fill() {
  const { client, userId } = await test.signUp()
  await test.sendMail()
  await putInMailbox(test, 'somebody@example.com')
  await client.post(`/user/v1/privacy/user/${userId}/exports/`)
  const exportId = await buildCopy(test, { userId, accountId: null })
  const attempt = await beginAttempt(test)
  await save(attempt.client, {
    attemptId: attempt.attemptId,
    answers: [revision('customer-focus-1')],
  })
  return { userId, exportId }
}
