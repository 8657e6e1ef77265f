import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import { userResume } from '#server/db/schema/user-profile.ts'
import { prune } from '#server/privacy/prune.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, heldBy, revision, submit } from '#testing/candidate.ts'
import { docxOf, pdfOf } from '#testing/files.ts'
import { beginResumeForm, publishResumeForm, type FormAttempt } from '#testing/resumes.ts'
import { openTestApp } from '#testing/test-app.ts'

import { resumeKey } from './resume-key.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const requisition = await buildRequisition(database, { company })
await publishResumeForm(recruiter, requisition)

type Sent = { bytes?: Uint8Array; name?: string; refId?: number | null; key?: string }

/** Sends a file for the form of the candidate's application; for the profile where `refId` is null. */
function upload({ candidate }: Pick<FormAttempt, 'candidate'>, sent: Sent = {}) {
  const { refId = candidate.application.refId, key = randomUUID() } = sent
  const form = new FormData()
  if (refId !== null) form.set('ref_id', String(refId))
  const bytes = Uint8Array.from(sent.bytes ?? pdfOf('Twelve years in warehouses'))
  form.set('file', new File([bytes], sent.name ?? 'Ines Prado.pdf'))
  return candidate.client.post('/resume/v1/', form, { key })
}

const listUrl = ({ candidate }: Pick<FormAttempt, 'candidate'>) =>
  `/resume/v1/user/${candidate.person.userId}/`
const fileUrl = (id: string) => `/resume/v1/original-file/${id}/`

/** A verified resume in a form that is still open. */
async function sendResume() {
  const begun = await beginResumeForm(test, requisition)
  const sent = await upload(begun)
  const id: string = sent.body.data.resume_id
  await test.verifyRecording(id, company.accountId)
  return { ...begun, id }
}

describe('a resume that is uploaded', () => {
  it('answers the question of the form, and is downloaded under its name', async () => {
    const begun = await sendResume()
    const { candidate, attemptId, id } = begun
    expect(await heldBy(candidate.client, attemptId)).toEqual({ resume: id })
    expect((await candidate.client.get(listUrl(begun))).body.data).toMatchObject([
      { resume_id: id, file_name: 'Ines Prado.pdf', mime: 'application/pdf', status: 'ready' },
    ])
    const file = await candidate.client.get(fileUrl(id))
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Ines Prado\.pdf"/),
    })
  })

  it('takes the place of the one before', async () => {
    const begun = await sendResume()
    const next = await upload(begun, { bytes: docxOf('Forklift license') })
    expect(next.body.data).toMatchObject({ file_name: 'Ines Prado.docx' })
    const { data } = (await begun.candidate.client.get(listUrl(begun))).body
    expect(data).toMatchObject([{ resume_id: next.body.data.resume_id }])
  })

  it('is stored once when it is sent twice, and another file under its key is refused', async () => {
    const begun = await beginResumeForm(test, requisition)
    const key = randomUUID()
    const first = await upload(begun, { key })
    expect([first.status, (await upload(begun, { key })).body]).toEqual([201, first.body])
    const other = await upload(begun, { key, bytes: pdfOf('Another') })
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await begun.candidate.client.get(listUrl(begun))).body.data).toHaveLength(1)
  })

  it('is told by its content and its ending, and at most 10 MB', async () => {
    const begun = await beginResumeForm(test, requisition)
    const wrong = [
      { bytes: Uint8Array.of(0x50, 0x4b, 3, 4, 0) },
      { bytes: Uint8Array.of(0, 1, 2) },
      { name: 'resume.exe', bytes: Buffer.from('Twelve years') },
    ]
    for (const sent of wrong) {
      const refused = await upload(begun, sent)
      expect([refused.status, refused.body.error.fields]).toEqual([
        400,
        { file: 'Error: Please try uploading a different file' },
      ])
    }
    expect((await upload(begun, { bytes: new Uint8Array() })).body.error.fields).toEqual({
      file: 'Choose a file.',
    })
    const large = await upload(begun, { bytes: new Uint8Array(MAX_FILE_BYTES + 1).fill(65) })
    expect(large.status).toBe(413)
    const most = await upload(begun, { bytes: new Uint8Array(MAX_FILE_BYTES).fill(65) })
    expect(most.status).toBe(201)
  })

  it('needs a form of the user that is open and asks for one', async () => {
    const begun = await sendResume()
    const other = await beginResumeForm(test, requisition)
    const foreign = await upload(begun, { refId: other.candidate.application.refId })
    expect(foreign.status).toBe(404)
    expect((await upload(begun, { refId: 999_999_999 })).status).toBe(404)
    const { attemptId, candidate, id } = begun
    const answers = [revision('resume', { value: id })]
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const late = await upload(begun)
    expect([late.status, late.body.error.code]).toEqual([409, 'activity_locked'])
    const without = await upload({ candidate: await buildCandidate(test) })
    expect(without.status).toBe(409)
  })
})

describe('the deletion of a resume', () => {
  it('takes it out of open forms once, and leaves what was submitted', async () => {
    const open = await sendResume()
    const { client } = open.candidate
    const key = randomUUID()
    const first = await client.delete(listUrl(open), { key })
    expect(first.body.data.deleted_count).toBe(1)
    expect((await client.delete(listUrl(open), { key })).body).toEqual(first.body)
    expect((await client.get(listUrl(open))).body.data).toEqual([])
    expect((await client.get(fileUrl(open.id))).status).toBe(404)

    const done = await sendResume()
    const answers = [revision('resume', { value: done.id })]
    await submit(done.candidate.client, { attemptId: done.attemptId, answers })
    const nothing = await done.candidate.client.delete(listUrl(done))
    expect(nothing.body.data.deleted_count).toBe(0)
    expect((await done.candidate.client.get(listUrl(done))).body.data).toMatchObject([
      { resume_id: done.id, is_submitted: true },
    ])
    expect((await recruiter.get(fileUrl(done.id))).status).toBe(200)
  })
})

describe('a resume in the profile', () => {
  it('takes the place of the one before, and is listed first and downloaded by its owner', async () => {
    const begun = await sendResume()
    const { client } = begun.candidate
    const first = await upload(begun, { refId: null, name: '../Old.pdf' })
    expect(first.body.data).toMatchObject({ ref_id: null, file_name: 'Old.pdf', status: 'ready' })
    const bytes = docxOf('Forklift license')
    const next = await upload(begun, { refId: null, bytes })
    expect(next.body.data.file_name).toBe('Ines Prado.docx')
    const { data } = (await client.get(listUrl(begun))).body
    expect(data).toMatchObject([next.body.data, { resume_id: begun.id }])
    const file = await client.get(fileUrl(next.body.data.resume_id))
    expect(file.headers).toMatchObject({ 'content-length': String(bytes.length) })
    expect((await client.get(fileUrl(first.body.data.resume_id))).status).toBe(404)
  })

  it('is stored once when it is sent twice, and refused by its content', async () => {
    const candidate = await buildCandidate(test)
    const key = randomUUID()
    const first = await upload({ candidate }, { refId: null, key })
    const again = await upload({ candidate }, { refId: null, key })
    expect([first.status, again.body]).toEqual([201, first.body])
    const program = await upload({ candidate }, { refId: null, bytes: Buffer.from('MZ\u0000') })
    expect(program.body.error.fields).toEqual({
      file: 'Error: Please try uploading a different file',
    })
    expect((await candidate.client.get(listUrl({ candidate }))).body.data).toHaveLength(1)
  })

  it('is never seen by staff, also of a company with an application', async () => {
    const begun = await sendResume()
    const { data } = (await upload(begun, { refId: null })).body
    expect((await recruiter.get(listUrl(begun))).body.data).toMatchObject([{ resume_id: begun.id }])
    expect((await recruiter.get(fileUrl(data.resume_id))).status).toBe(404)
    const other = (await buildCandidate(test)).client
    expect((await other.get(fileUrl(data.resume_id))).status).toBe(404)
  })

  it('is read by its owner, and by no one else', async () => {
    const begun = await sendResume()
    const { client } = begun.candidate
    const textUrl = (id: string) => `${fileUrl(id)}text/`
    const { resume_id: id } = (await upload(begun, { refId: null })).body.data
    const read = await client.get(textUrl(id))
    expect(read.body.data).toEqual({ text_state: 'ready', text: 'Twelve years in warehouses' })
    expect(read.headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store') })
    const other = (await buildCandidate(test)).client
    for (const reader of [recruiter, other])
      expect((await reader.get(textUrl(id))).status).toBe(404)
    // The copy that an application has is read by staff, under an address of its own.
    expect((await client.get(textUrl(begun.id))).status).toBe(404)
    const next = await upload(begun, { refId: null, bytes: pdfOf('') })
    expect((await client.get(textUrl(id))).status).toBe(404)
    const empty = await client.get(textUrl(next.body.data.resume_id))
    expect(empty.body.data).toEqual({ text_state: 'unreadable', text: '' })
  })

  it('is deleted alone, and its file a day later', async () => {
    const begun = await sendResume()
    const { client, person } = begun.candidate
    const { resume_id: id } = (await upload(begun, { refId: null })).body.data
    const deleted = await client.delete(`${listUrl(begun)}?only=profile`)
    expect(deleted.body.data.deleted_count).toBe(1)
    const { data } = (await client.get(listUrl(begun))).body
    expect(data).toMatchObject([{ resume_id: begun.id }])
    expect((await client.get(fileUrl(id))).status).toBe(404)
    expect(await test.storage.size(resumeKey(id))).not.toBeNull()
    const inTwoDays = new Date(test.clock.now().getTime() + 2 * 86_400_000)
    await prune({ ...test, now: () => inTwoDays })
    expect(await test.storage.size(resumeKey(id))).toBeNull()
    const isTheirs = eq(userResume.userId, person.userId)
    expect(await database.owner.$count(userResume, isTheirs)).toBe(0)
  })
})

describe('the resume of a user', () => {
  it('is read by staff who see the application, and by no one else', async () => {
    const sent = await sendResume()
    expect((await recruiter.get(listUrl(sent))).body.data).toMatchObject([{ resume_id: sent.id }])
    expect((await recruiter.get(fileUrl(sent.id))).status).toBe(200)
    expect((await recruiter.delete(listUrl(sent))).status).toBe(404)
    const elsewhere = await test.as(
      await buildStaff(database, { company: await buildCompany(database), preset: 'Recruiter' }),
    )
    const other = (await beginResumeForm(test, requisition)).candidate.client
    for (const client of [elsewhere, other]) {
      expect((await client.get(listUrl(sent))).status).toBe(404)
      expect((await client.get(fileUrl(sent.id))).status).toBe(404)
      expect((await client.delete(listUrl(sent))).status).toBe(404)
    }
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(listUrl(sent))).status).toBe(404)
    expect((await interviewer.get(fileUrl(sent.id))).status).toBe(403)
    expect((await recruiter.get(fileUrl(randomUUID()))).status).toBe(404)
  })
})
