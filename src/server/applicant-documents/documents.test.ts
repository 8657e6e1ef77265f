import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { applicantDocument } from '#server/db/schema/applicant-document.ts'
import { application } from '#server/db/schema/requisition.ts'
import { prune } from '#server/privacy/prune.ts'
import { openDocuments } from '#testing/applicant-documents.ts'
import { buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Reply } from '#testing/test-client.ts'

import { documentKey } from './document-key.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const test = await openTestApp()
const { database } = test
const { owner } = database

describe('the documents of an applicant', () => {
  it('are added, listed newest first, changed, deleted and put back, each with a line in the history', async () => {
    const { recruiter, url, addOne, list, history } = await openDocuments(test)
    const id = await addOne(recruiter, { fields: { description: ' From the course ' } })
    await addOne(recruiter, { fields: { title: 'Signed form' } })
    expect(await list(recruiter)).toMatchObject([
      { title: 'Signed form', description: '' },
      { title: 'Certificate', description: 'From the course', changed_at: null },
    ])
    const saved = await recruiter.patch(`${url}${id}/`, { title: 'Forklift certificate' })
    expect(saved.body.data.changed_at).not.toBeNull()
    const deleted = await recruiter.delete(`${url}${id}/`)
    expect(deleted.body.data.document_id).toBe(id)
    expect(await list(recruiter)).toHaveLength(1)
    expect((await recruiter.patch(`${url}${id}/`, { title: 'x' })).status).toBe(404)
    expect((await recruiter.get(`${url}${id}/file/`)).status).toBe(404)
    expect((await recruiter.post(`${url}${id}/restore/`)).status).toBe(200)
    expect(await list(recruiter)).toHaveLength(2)
    const document_title = 'Forklift certificate'
    expect(await history(recruiter)).toMatchObject([
      { action: 'restore_document', document_title },
      { action: 'delete_document', document_title },
      { action: 'edit_document', document_title },
      { action: 'add_document', document_title: 'Signed form' },
      { action: 'add_document', document_title },
    ])
  })

  it('say who added them, and are changed only by that user and by those who manage the requisition', async () => {
    const { recruiter, interviewer, url, addOne, list } = await openDocuments(test)
    const theirs = `${url}${await addOne(recruiter)}/`
    const own = `${url}${await addOne(interviewer)}/`
    expect(await list(interviewer)).toMatchObject([
      { added_by: { full_name: 'Interviewer Staff' }, can_change: true },
      { added_by: { full_name: 'Recruiter Staff' }, can_change: false },
    ])
    expect((await interviewer.patch(own, { title: 'Reference' })).status).toBe(200)
    expect((await interviewer.patch(theirs, { title: 'Mine' })).status).toBe(403)
    expect((await interviewer.delete(theirs)).status).toBe(403)
    expect((await recruiter.delete(own)).status).toBe(200)
    expect((await interviewer.post(`${own}restore/`)).status).toBe(200)
    expect(await list(recruiter)).toMatchObject([{ title: 'Reference' }, { can_change: true }])
  })

  it('are not there for another company, nor for a user who does not see the requisition', async () => {
    const { company, recruiter, url, add, addOne } = await openDocuments(test)
    const one = `${url}${await addOne(recruiter)}/`
    const stranger = await openDocuments(test)
    expect((await add(stranger.recruiter)).status).toBe(404)
    for (const address of [url, `${one}file/`, `${one}text/`])
      expect((await stranger.recruiter.get(address)).status).toBe(404)
    // Nor by the address of an application that its company does have.
    const moved = one.replace(url, stranger.url)
    expect((await stranger.recruiter.get(`${moved}file/`)).status).toBe(404)
    const outsider = await test.as(await buildStaff(database, { company, preset: 'Interviewer' }))
    expect((await add(outsider)).status).toBe(403)
    expect((await outsider.get(`${one}file/`)).status).toBe(403)
  })

  it.each([
    ['a title without end', { title: 'x'.repeat(121) }, 'title'],
    ['a title that no one sees', { title: '\u200b' }, 'title'],
    ['a description without end', { description: 'é'.repeat(4000) }, 'description'],
    ['no word for being private', { is_private: 'maybe' }, 'is_private'],
  ])('are refused with %s', async (_, fields, field) => {
    const { recruiter, add, list } = await openDocuments(test)
    const reply = await add(recruiter, { fields })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
    expect(await list(recruiter)).toEqual([])
  })

  it('are not written over unseen where two users change one', async () => {
    const { recruiter, admin, url, addOne, list } = await openDocuments(test)
    const one = `${url}${await addOne(recruiter)}/`
    const begun = { title: 'Certificate', description: '', is_private: false }
    const headers = { 'if-match': stateTag(begun) }
    await admin.patch(one, { title: 'Forklift certificate' }, { headers })
    const late = await recruiter.patch(one, { description: 'Copy' }, { headers })
    expect([late.status, late.body.error.details.stored]).toEqual([
      409,
      { ...begun, title: 'Forklift certificate' },
    ])
    expect(await list(recruiter)).toMatchObject([{ description: '' }])
  })

  it('are deleted once where two users delete one at the same moment', async () => {
    const { recruiter, admin, url, addOne, history } = await openDocuments(test)
    const one = `${url}${await addOne(recruiter)}/`
    const replies = await Promise.all([recruiter.delete(one), admin.delete(one)])
    expect(statusesOf(replies)).toEqual([200, 404])
    const actions = (await history(admin)).map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['delete_document', 'add_document'])
  })

  it('stay with an application that was merged into another one, which takes no more', async () => {
    const { recruiter, first, url, add, addOne, list } = await openDocuments(test)
    const id = await addOne(recruiter)
    const isIt = eq(application.userSmartreqId, first.userSmartreqId)
    await owner.update(application).set({ status: 'withdrawn' }).where(isIt)
    expect((await add(recruiter)).status).toBe(201)
    const merge = { mergedInto: first.userSmartreqId, mergedAt: new Date(), mergedBy: first.userId }
    await owner.update(application).set(merge).where(isIt)
    expect((await add(recruiter)).body.error.code).toBe('application_merged')
    expect((await recruiter.delete(`${url}${id}/`)).body.error.code).toBe('application_merged')
    expect(await list(recruiter)).toHaveLength(2)
  })

  it('are at most fifty, also where the last two come at once, and where one is put back', async () => {
    const { recruiter, interviewer, url, add, addOne } = await openDocuments(test)
    const id = await addOne(recruiter)
    await recruiter.delete(`${url}${id}/`)
    const [row] = await owner.select().from(applicantDocument).where(isDocument(id))
    if (row === undefined) throw new Error('It is not stored.')
    const others = Array.from({ length: 49 }, (_, index) => ({
      ...row,
      documentId: randomUUID(),
      deletedAt: null,
      // Also those that the recruiter does not see.
      isPrivate: index % 2 === 0,
    }))
    await owner.insert(applicantDocument).values(others)
    const replies = await Promise.all([add(recruiter), add(interviewer)])
    expect(statusesOf(replies)).toEqual([201, 409])
    expect((await recruiter.post(`${url}${id}/restore/`)).body.error.code).toBe('documents_full')
  })
})

describe('a private document', () => {
  it('is there only for roles with private data: not in the list, by no address, and unnamed in the history', async () => {
    const { recruiter, admin, url, addOne, list, history } = await openDocuments(test)
    const fields = { title: 'Medical report', is_private: 'true' }
    const one = `${url}${await addOne(admin, { fields })}/`
    expect(await list(admin)).toMatchObject([{ title: 'Medical report', is_private: true }])
    expect((await recruiter.get(url)).body).toMatchObject({ data: [], meta: { total: 0 } })
    for (const address of [`${one}file/`, `${one}text/`]) {
      expect((await admin.get(address)).status).toBe(200)
      expect((await recruiter.get(address)).status).toBe(404)
    }
    expect((await recruiter.patch(one, { is_private: false })).status).toBe(404)
    expect((await recruiter.delete(one)).status).toBe(404)
    const told = JSON.stringify(await history(recruiter))
    expect(told).toContain('add_document')
    expect(told).not.toContain('Medical report')
    expect(await history(admin)).toMatchObject([{ document_title: 'Medical report' }])
  })

  it('is made and opened to colleagues only by a user who sees private data', async () => {
    const { recruiter, admin, url, add, addOne, list } = await openDocuments(test)
    expect((await add(recruiter, { fields: { is_private: 'true' } })).status).toBe(403)
    const one = `${url}${await addOne(recruiter)}/`
    expect((await recruiter.patch(one, { is_private: true })).status).toBe(403)
    expect((await admin.patch(one, { is_private: true })).status).toBe(200)
    expect(await list(recruiter)).toEqual([])
    expect((await admin.patch(one, { is_private: false })).status).toBe(200)
    expect(await list(recruiter)).toHaveLength(1)
  })
})

describe('a deleted document', () => {
  it('is not put back after ten minutes, and goes with its file after a day unless a legal hold keeps it', async () => {
    const { recruiter, admin, accountId, url, addOne, first } = await openDocuments(test)
    const id = await addOne(recruiter)
    await recruiter.delete(`${url}${id}/`)
    const deletedAt = new Date(test.clock.now().getTime() - 11 * MINUTE)
    await owner.update(applicantDocument).set({ deletedAt }).where(isDocument(id))
    const late = await recruiter.post(`${url}${id}/restore/`)
    expect(late.body.error.code).toBe('undo_expired')
    const hold = `/account/v1/legal-hold/${accountId}/${first.userSmartreqId}/`
    expect((await admin.put(hold, { reason: 'A claim' })).status).toBe(200)
    const key = documentKey({ accountId, documentId: id })
    const pruneLater = () =>
      prune({ ...test, now: () => new Date(test.clock.now().getTime() + DAY) })
    await pruneLater()
    expect(await owner.$count(applicantDocument, isDocument(id))).toBe(1)
    expect(await test.storage.size(key)).not.toBeNull()
    await admin.delete(hold)
    await pruneLater()
    expect(await owner.$count(applicantDocument, isDocument(id))).toBe(0)
    expect(await test.storage.size(key)).toBeNull()
  })
})

function isDocument(documentId: string) {
  return eq(applicantDocument.documentId, documentId)
}

/** In whatever order they were answered. */
function statusesOf(replies: readonly Reply[]): number[] {
  return replies.map(({ status }) => status).toSorted((one, other) => one - other)
}
