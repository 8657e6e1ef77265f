import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { dataExport } from '#server/db/schema/privacy.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import { putInMailbox } from '#testing/accounts.ts'
import { beginAttempt, revision, save } from '#testing/candidate.ts'
import { buildCopy } from '#testing/privacy.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

import { exportKey } from './export-key.ts'
import { prune } from './prune.ts'

const DAY_MS = 86_400_000
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
