import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Comment, StoredComment } from '#contract/scorecards/comments.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicationComment } from '#server/db/schema/comment.ts'
import { prune } from '#server/privacy/prune.ts'
import { buildStaff } from '#testing/builders.ts'
import { arrive } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const MINUTE = 60_000

const test = await openTestApp()
const { database } = test

describe('comments on an application', () => {
  it('are added, listed newest first, changed, deleted and put back by their author', async () => {
    const { add, list, save, remove, restore, first } = await open()
    const one = await add({ text: '  Knows the site ' })
    await add({ text: 'Calls back on Monday' })
    const texts = async () => (await list()).map(({ text }) => text)
    expect(await texts()).toEqual(['Calls back on Monday', 'Knows the site'])
    const saved = (await save(one, { text: 'Knew the site' })).body.data
    expect(saved).toMatchObject({ scope: 'team', created_at: one.created_at })
    expect(saved.edited_at).not.toBeNull()
    expect(await texts()).toEqual(['Calls back on Monday', 'Knew the site'])
    expect((await remove(one)).status).toBe(200)
    expect(await texts()).toEqual(['Calls back on Monday'])
    expect((await save(one, { text: 'x' })).status).toBe(404)
    expect((await restore(one)).status).toBe(200)
    expect(await texts()).toEqual(['Calls back on Monday', 'Knew the site'])
    expect(await actionsOf(first.userSmartreqId)).toEqual([
      'comment',
      'comment',
      'edit_comment',
      'delete_comment',
      'restore_comment',
    ])
  })

  it('are the author’s alone when they are private', async () => {
    const { add, list, save, mate, url } = await open()
    const hidden = await add({ text: 'Ask about the gap', scope: 'private' })
    expect(await list()).toHaveLength(1)
    expect((await mate.get(url)).body).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await send(mate, hidden)).status).toBe(404)
    await save(hidden, { scope: 'team' })
    expect((await mate.get(url)).body.data).toMatchObject([{ is_own: false, scope: 'team' }])
  })

  it('are changed and deleted by no one else', async () => {
    const { add, list, mate } = await open()
    const made = await add({ text: 'Knows the site' })
    expect((await send(mate, made)).body.error.code).toBe('not_own_comment')
    const address = `/user/v1/comment-detail/${made.comment_uuid}/`
    const removed = await mate.delete(address, { key: randomUUID() })
    expect(removed.body.error.code).toBe('not_own_comment')
    expect(await list()).toHaveLength(1)
  })

  it('are not there for another company, nor for a user who does not see the requisition', async () => {
    const { add, company, url } = await open()
    const made = await add({ text: 'Knows the site' })
    const stranger = (await open()).author
    expect((await stranger.get(url)).status).toBe(404)
    expect((await send(stranger, made)).status).toBe(404)
    const outsider = await test.as(await buildStaff(database, { company, preset: 'Interviewer' }))
    expect((await outsider.get(url)).status).toBe(403)
    expect((await outsider.post(url, BODY, { key: randomUUID() })).status).toBe(403)
  })

  it.each([
    ['no text', { text: ' ' }, 'text'],
    ['a text without end', { text: 'x'.repeat(4001) }, 'text'],
    ['a scope that is none', { scope: 'everyone' }, 'scope'],
  ])('are refused with %s', async (_, body, field) => {
    const { author, url, list } = await open()
    const reply = await author.post(url, { ...BODY, ...body }, { key: randomUUID() })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })

  it('are both there when two users comment at once, and once for one key', async () => {
    const { author, mate, url, list } = await open()
    const key = randomUUID()
    await Promise.all([
      author.post(url, BODY, { key }),
      author.post(url, BODY, { key }),
      mate.post(url, BODY, { key: randomUUID() }),
    ])
    expect(await list()).toHaveLength(2)
  })

  it('cannot be put back after ten minutes, and are gone after a day', async () => {
    const { add, remove, restore } = await open()
    const made = await add({ text: 'Knows the site' })
    await remove(made)
    const isThis = eq(applicationComment.commentUuid, made.comment_uuid)
    const deletedAt = new Date(Date.now() - 11 * MINUTE)
    await database.owner.update(applicationComment).set({ deletedAt }).where(isThis)
    expect((await restore(made)).body.error.code).toBe('undo_expired')
    const { clock, storage } = test
    const later = () => new Date(clock.now().getTime() + 24 * 60 * MINUTE)
    await prune({ database, storage, now: later })
    expect(await database.owner.$count(applicationComment, isThis)).toBe(0)
  })
})

describe('a mention in a comment', () => {
  it('is said with the comment, and tells the colleague once', async () => {
    const { add, save, list, colleague, mailsTo } = await open()
    const mentioned = { text: 'Ask @Maya Torres', mentioned_user_ids: [colleague.userId] }
    const made = await add(mentioned)
    expect(await list()).toMatchObject([{ mentions: [{ user_id: colleague.userId }] }])
    expect(await mailsTo(colleague.email)).toBe(1)
    await save(made, { ...mentioned, text: 'Do ask @Maya Torres' })
    expect(await mailsTo(colleague.email)).toBe(1)
    await add(mentioned)
    expect(await mailsTo(colleague.email)).toBe(2)
  })

  it('stays while the text alone changes, and goes when it is taken back', async () => {
    const { add, save, list, colleague } = await open()
    const made = await add({ mentioned_user_ids: [colleague.userId, colleague.userId] })
    await save(made, { text: 'Another text' })
    expect(await list()).toMatchObject([{ mentions: [{ user_id: colleague.userId }] }])
    await save(made, { mentioned_user_ids: [] })
    expect(await list()).toMatchObject([{ mentions: [] }])
  })

  it('of the author is left out', async () => {
    const { add, save, list } = await open()
    const made = await add({})
    const [one] = await list()
    await save(made, { mentioned_user_ids: [one?.author.user_id] })
    expect(await list()).toMatchObject([{ mentions: [] }])
  })

  it('is refused for someone who does not see the application, of whichever company', async () => {
    const { author, url, list, company, mailsTo } = await open()
    const outsider = await buildStaff(database, { company, preset: 'Interviewer' })
    const stranger = (await open()).colleague
    for (const { userId, email } of [outsider, stranger, { userId: 10 ** 9, email: '' }]) {
      const body = { ...BODY, mentioned_user_ids: [userId] }
      const reply = await author.post(url, body, { key: randomUUID() })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([
        400,
        ['mentioned_user_ids'],
      ])
      expect(await mailsTo(email)).toBe(0)
    }
    expect(await list()).toEqual([])
  })

  it('is refused in a private comment, and for more colleagues than ten', async () => {
    const { author, url, colleague } = await open()
    const bodies = [
      { ...BODY, scope: 'private', mentioned_user_ids: [colleague.userId] },
      { ...BODY, mentioned_user_ids: Array.from({ length: 11 }, (_, index) => index + 1) },
    ]
    for (const body of bodies) {
      const reply = await author.post(url, body, { key: randomUUID() })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([
        400,
        ['mentioned_user_ids'],
      ])
    }
  })
})

const BODY = { text: 'Knows the site', scope: 'team' }

async function open() {
  const { company, first, recruiter: author } = await arrive(test)
  const url = `/user/v1/comment/${first.userSmartreqId}/`
  const oneOf = ({ comment_uuid: uuid }: StoredComment) => `/user/v1/comment-detail/${uuid}/`
  const colleague = await buildStaff(database, { company, preset: 'Recruiter' })
  return {
    company,
    first,
    author,
    url,
    colleague,
    mate: await test.as(colleague),
    mailsTo: async (email: string): Promise<number> => {
      await test.sendMail()
      const mails = await test.mailTo(email)
      return mails.filter(({ subject }) => subject.includes('mentions you')).length
    },
    add: async (body: object): Promise<StoredComment> =>
      (await author.post(url, { ...BODY, ...body }, { key: randomUUID() })).body.data,
    list: async (): Promise<Comment[]> => (await author.get(url)).body.data,
    save: (one: StoredComment, body: object) =>
      author.patch(oneOf(one), body, { key: randomUUID() }),
    remove: (one: StoredComment) => author.delete(oneOf(one), { key: randomUUID() }),
    restore: (one: StoredComment) =>
      author.post(`${oneOf(one)}restore/`, {}, { key: randomUUID() }),
  }
}

/** Another text for a comment. */
function send(client: Client, { comment_uuid: uuid }: StoredComment) {
  return client.patch(`/user/v1/comment-detail/${uuid}/`, { text: 'x' }, { key: randomUUID() })
}

async function actionsOf(entityId: number): Promise<string[]> {
  const rows = await database.owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, entityId)))
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}
