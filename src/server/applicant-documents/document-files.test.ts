import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import { applicantDocument } from '#server/db/schema/applicant-document.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { openDocuments, readAdded } from '#testing/applicant-documents.ts'
import { docxOf, macroDocOf, macroDocxOf, pdfOf } from '#testing/files.ts'
import { PNG } from '#testing/png.ts'
import { tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

import { documentKey } from './document-key.ts'

const test = await openTestApp()
const { database } = test
const text = (words: string) => Buffer.from(words)

describe('the file of a document', () => {
  it.each([
    ['Certificate.pdf', pdfOf('Hello'), { name: 'Certificate.pdf', type: 'application/pdf' }],
    ['Form.pdf', docxOf('Hello'), { name: 'Form.docx', type: /wordprocessingml/ }],
    ['Notes.txt', text('Knows the site'), { name: 'Notes.txt', type: 'text/plain' }],
    ['Scores.CSV', text('name,score'), { name: 'Scores.csv', type: 'text/csv' }],
    [String.raw`..\..\a/b<c.pdf`, pdfOf('Hello'), { name: 'bc.pdf', type: 'application/pdf' }],
    ['Notes v1.2', text('Hello'), { name: 'Notes v1.2.txt', type: 'text/plain' }],
  ])('is downloaded as what it is, under a clean name: %s', async (name, bytes, shown) => {
    const { recruiter, url, addOne } = await openDocuments(test)
    const id = await addOne(recruiter, { name, bytes })
    const file = await recruiter.get(`${url}${id}/file/`)
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': expect.stringMatching(shown.type),
      'content-length': String(bytes.length),
      'content-disposition': expect.stringContaining(`attachment; filename="${shown.name}"`),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    ['a program', text('MZ\0\x01\x02 This program cannot be run in DOS mode.')],
    ['a web page', text('<!DOCTYPE html><script>alert(1)</script>')],
    ['a web page with a PDF’s first line in it', text('<html>%PDF-1.7 1 0 obj')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a Word document with macros', macroDocxOf('Hello')],
    ['an older Word document with macros', macroDocOf()],
    ['an image', Buffer.from(PNG)],
    ['nothing', Buffer.alloc(0)],
    ['text', text('Hello'), 'tool.exe'],
    ['text', text('Hello'), 'fdp.\u202eexe'],
  ])(
    'is refused at its field where it is %s by another name',
    async (_, bytes, name = 'tool.pdf') => {
      const { recruiter, add, list } = await openDocuments(test)
      const refused = await add(recruiter, { name, bytes })
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['file']])
      expect(await list(recruiter)).toEqual([])
    },
  )

  it('is as large as a resume at most', async () => {
    const { recruiter, add } = await openDocuments(test)
    const most = await add(recruiter, { bytes: Buffer.alloc(MAX_FILE_BYTES, 65) })
    const larger = await add(recruiter, { bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 65) })
    expect([most.status, larger.status]).toEqual([201, 413])
  })

  it('is not stored where the upload was cut off, and is once it is sent again', async () => {
    const { recruiter, url, add, list } = await openDocuments(test)
    const key = randomUUID()
    const head = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
    const payload = `${head}Knows the`
    const cut = await recruiter.send({ method: 'POST', url, payload, headers, key })
    expect([cut.status, Object.keys(cut.body.error.fields)]).toEqual([400, ['file']])
    expect(await list(recruiter)).toEqual([])
    expect((await add(recruiter, { key })).status).toBe(201)
    expect(await list(recruiter)).toHaveLength(1)
  })

  it('is stored once for its key, however often it is sent, and another one under it is refused', async () => {
    const { recruiter, add, list } = await openDocuments(test)
    const key = randomUUID()
    const [first, second] = await Promise.all([add(recruiter, { key }), add(recruiter, { key })])
    expect(second.body).toEqual(first.body)
    const other = await add(recruiter, { key, bytes: pdfOf('Another') })
    expect(other.body.error.code).toBe('idempotency_key_reused')
    expect(await list(recruiter)).toHaveLength(1)
  })

  it('answers as not there where the storage has lost it', async () => {
    const { recruiter, accountId, url, addOne } = await openDocuments(test)
    const documentId = await addOne(recruiter)
    await test.storage.remove(documentKey({ accountId, documentId }))
    expect((await recruiter.get(`${url}${documentId}/file/`)).status).toBe(404)
  })

  it.each([
    ['ready', 'a PDF', pdfOf('Forklift course'), 'Forklift course'],
    ['ready', 'CSV', text('name,score'), 'name,score'],
    ['unreadable', 'a PDF that is broken', text('%PDF-1.7 1 0 obj'), ''],
  ])('has its text found, or none to read: %s for %s', async (state, _, bytes, words) => {
    const { recruiter, accountId, url, addOne, list } = await openDocuments(test)
    const documentId = await addOne(recruiter, { bytes })
    expect(await list(recruiter)).toMatchObject([{ text_state: 'waiting' }])
    await readAdded(test, { accountId, documentId })
    expect(await list(recruiter)).toMatchObject([{ text_state: state }])
    const read = await recruiter.get(`${url}${documentId}/text/`)
    expect(read.body.data).toEqual({ text_state: state, text: words })
  })
})

describe('the documents of an applicant who is erased', () => {
  it('go with their files, private and deleted ones as well', async () => {
    const { admin, accountId, first, url, addOne } = await openDocuments(test)
    const words = Array.from({ length: 3 }, () => `w${randomUUID().slice(0, 8)}`)
    const [shown = '', hidden = '', deleted = ''] = words
    const ids = [
      await addOne(admin, { fields: { title: shown } }),
      await addOne(admin, { fields: { title: hidden, is_private: 'true' } }),
      await addOne(admin, { fields: { title: deleted } }),
    ]
    await admin.delete(`${url}${ids[2]}/`)
    await erase(first)
    expect(await tablesThatHold(database, [...words, ...ids])).toEqual(['command_receipt'])
    for (const documentId of ids)
      expect(await test.storage.size(documentKey({ accountId, documentId }))).toBeNull()
  })

  // The embedded database has one connection: there, nothing is ever under way beside something else.
  it.runIf(database.url !== null)('take no other one that arrives meanwhile', async () => {
    const { recruiter, first, add } = await openDocuments(test)
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const blocking = database.inScope({ kind: 'system' }, async (tx) => {
      await tx.db.execute(
        sql`select from application where user_smartreq_id = ${first.userSmartreqId} for update`,
      )
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    const waitingCount = () => database.owner.$count(sql`pg_stat_activity`, waiting)
    const erasing = erase(first)
    await expect.poll(waitingCount).toBe(1)
    const adding = add(recruiter)
    await expect.poll(waitingCount).toBe(2)
    ended.resolve()
    await Promise.all([blocking, erasing])
    expect((await adding).status).toBe(404)
    const isTheirs = eq(applicantDocument.userSmartreqId, first.userSmartreqId)
    expect(await database.owner.$count(applicantDocument, isTheirs)).toBe(0)
  })
})

describe('the copy of an applicant’s data', () => {
  it('names their documents, and has what they say where a company makes it for a role that may see them', async () => {
    const { admin, accountId, first, addOne } = await openDocuments(test)
    const documentId = await addOne(admin, { fields: { description: 'From the course' } })
    await readAdded(test, { accountId, documentId })
    await addOne(admin, { fields: { title: 'Medical report', is_private: 'true' } })
    const copyOf = (whose: { accountId: number | null; hasPrivateData: boolean }) =>
      database.inScope({ kind: 'system' }, (tx) =>
        collectExport(tx, { ...whose, userId: first.userId }),
      )
    const kept = { title: 'Certificate', description: 'From the course', text: 'Forklift course' }
    const limited = await copyOf({ accountId, hasPrivateData: false })
    expect(limited['documents']).toMatchObject([kept])
    expect(limited['left_out_documents']).toContain('Private documents')
    const whole = await copyOf({ accountId, hasPrivateData: true })
    expect(whole['documents']).toMatchObject([kept, { title: 'Medical report' }])
    // What colleagues wrote, and what others said, is passed on by the company that reads it first.
    const own = await copyOf({ accountId: null, hasPrivateData: true })
    expect(own['documents']).toMatchObject([{ title: 'Certificate' }, { title: 'Medical report' }])
    expect(JSON.stringify(own)).not.toContain('Forklift course')
  })
})

function erase({ accountId, userSmartreqId }: { accountId: number; userSmartreqId: number }) {
  const given = { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' } as const
  return eraseApplications({ ...test, ...test.clock }, given)
}
