import { describe, expect, it } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { prune } from '#server/privacy/prune.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import { docxOf, pdfOf, zipBomb } from '#testing/files.ts'
import { tablesThatHold } from '#testing/privacy.ts'
import { append, appendAll, recordingBody, RECORDINGS, stateOf } from '#testing/recordings.ts'
import {
  beginResumeForm,
  extractFile,
  publishResumeForm,
  sendResume,
  tryBeginFile,
  uploadFile,
  type SentResume,
} from '#testing/resumes.ts'
import { applyByPlan, publishQuestions } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

import { wholeKey } from './recording-keys.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const requisition = await buildRequisition(database, { company })
await publishResumeForm(recruiter, requisition)

describe('a resume', () => {
  it('is read and downloaded by the recruiter of the application', async () => {
    const sent = await sendResume(test, { requisition, bytes: pdfOf('Twelve years in warehouses') })
    await extractFile(test, sent)
    expect((await resumeOf(sent.candidate)).file).toMatchObject({
      file_name: 'Ines Prado.pdf',
      status: 'ready',
      text_state: 'ready',
    })
    const text = await recruiter.get(addressAt(sent, 'text'))
    expect(text.body.data).toEqual({ text_state: 'ready', text: 'Twelve years in warehouses' })
    const file = await recruiter.get(addressAt(sent, 'media'))
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="Ines Prado\.pdf"/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('is required before the form is submitted, and is complete once it is verified', async () => {
    const { candidate, attemptId } = await beginResumeForm(test, requisition)
    const missing = await submit(candidate.client, { attemptId, answers: [] })
    expect([missing.status, missing.body.error.fields]).toEqual([
      400,
      { resume: 'The Resume field is required' },
    ])
    const fileId = await uploadFile(candidate, { attemptId, bytes: docxOf('Forklift license') })
    const answers = [revision('resume', { value: fileId })]
    await save(candidate.client, { attemptId, answers })
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const { accountId } = candidate.application
    expect((await resumeOf(candidate)).file?.status).toBe('processing')
    await test.verifyRecording(fileId, accountId)
    expect((await resumeOf(candidate)).file?.status).toBe('ready')
  })

  it('can be taken back while the form is open', async () => {
    const { candidate, attemptId } = await beginResumeForm(test, requisition)
    const fileId = await uploadFile(candidate, { attemptId, bytes: pdfOf('Old') })
    await save(candidate.client, { attemptId, answers: [revision('resume', { value: fileId })] })
    const answers = [revision('resume', { value: '', rev: 2 })]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    const reply = await recruiter.get(addressAt({ candidate, fileId }, 'media'))
    expect(reply.status).toBe(404)
  })

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ines\\cv.PDF', 'cv.pdf'],
    ['cv"\r\nSet-Cookie: a=b.pdf', 'cv Set-Cookie a=b.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['', 'file.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
  ])('named %j is called %j', async (name, expected) => {
    const sent = await sendResume(test, { requisition, bytes: pdfOf('Hello'), name })
    expect((await resumeOf(sent.candidate)).file?.file_name).toBe(expected)
    const { headers } = await recruiter.get(addressAt(sent, 'media'))
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(expected)}`,
    )
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is for the eyes of the company only that it was sent to', async () => {
    const sent = await sendResume(test, { requisition, bytes: pdfOf('Secret') })
    const other = await test.as(
      await buildStaff(database, { company: await buildCompany(database), preset: 'Recruiter' }),
    )
    const someone = await beginResumeForm(test, requisition)
    for (const what of ['media', 'text'] as const) {
      expect((await other.get(addressAt(sent, what))).status).toBe(404)
      expect((await sent.candidate.client.get(addressAt(sent, what))).status).toBe(404)
      const elsewhere = addressAt({ ...sent, candidate: someone.candidate }, what)
      expect((await recruiter.get(elsewhere)).status).toBe(404)
    }
    const own = `${RECORDINGS}${sent.fileId}/media/`
    expect((await someone.candidate.client.get(own)).status).toBe(404)
    expect((await sent.candidate.client.get(own)).status).toBe(200)
  })

  it('is erased with its application: the file, its name and its text', async () => {
    const name = 'Quillfeather.pdf'
    const { candidate, fileId } = await sendResume(test, {
      requisition,
      bytes: pdfOf('Zyxomma'),
      name,
    })
    await extractFile(test, { candidate, fileId })
    const { accountId, userSmartreqId } = candidate.application
    const key = wholeKey({ accountId, recordingId: fileId, round: 1 })
    const words = ['Zyxomma', 'Quillfeather']
    expect(await tablesThatHold(database, words)).toContain('recording')
    expect(await test.storage.size(key)).toBeGreaterThan(0)
    const erased = { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' } as const
    await eraseApplications({ ...test, ...test.clock }, erased)
    await prune({ ...test, ...test.clock })
    expect(await tablesThatHold(database, words)).toEqual([])
    expect(await test.storage.size(key)).toBeNull()
  })

  it('is in the copy that its person asks for, with name and text', async () => {
    const { candidate, fileId } = await sendResume(test, {
      requisition,
      bytes: pdfOf('Harbour pilot'),
    })
    await extractFile(test, { candidate, fileId })
    const whose = { userId: candidate.person.userId, accountId: null, hasPrivateData: true }
    const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
    expect(copy['recordings']).toMatchObject([
      { recording_id: fileId, file_name: 'Ines Prado.pdf', file_text: 'Harbour pilot' },
    ])
  })
})

describe('bad files', () => {
  it('larger than 10 MB are refused on the way', async () => {
    const { candidate, attemptId } = await beginResumeForm(test, requisition)
    const { client } = candidate
    const begun = await tryBeginFile(candidate, { attemptId, format: 'pdf' })
    const { recording_id: recordingId } = begun.body.data
    const whole = Buffer.alloc(MAX_CHUNK_BYTES)
    await appendAll(client, { recordingId, chunks: [whole, whole] })
    const offset = 2 * MAX_CHUNK_BYTES
    const bytes = Buffer.alloc(MAX_FILE_BYTES - offset + 1)
    const reply = await append(client, { recordingId, offset, bytes })
    expect([reply.status, reply.body.error.code]).toEqual([413, 'payload_too_large'])
    const last = await append(client, { recordingId, offset, bytes: bytes.subarray(1) })
    expect(last.status).toBe(204)
  })

  it.each([
    ['a program named as a PDF', 'pdf', Buffer.from('MZ\u0090\u0000\u0003 This program')],
    ['a page named as a PDF', 'pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a zip named as a Word document', 'docx', Buffer.from('PK\u0003\u0004 readme.md')],
    ['a PDF named as a Word document', 'docx', pdfOf('Hello')],
    ['a program named as text', 'txt', Buffer.from('MZ\u0090\u0000\u0003')],
  ] as const)('are found out by their content: %s', async (_, format, bytes) => {
    const { candidate, attemptId } = await beginResumeForm(test, requisition)
    const fileId = await uploadFile(candidate, { attemptId, bytes, format })
    await test.verifyRecording(fileId, candidate.application.accountId)
    expect(await stateOf(candidate.client, fileId)).toMatchObject({
      status: 'failed',
      reason: 'not_this_format',
    })
    await save(candidate.client, { attemptId, answers: [revision('resume', { value: fileId })] })
    const reply = await recruiter.get(addressAt({ candidate, fileId }, 'media'))
    expect(reply.body.error.code).toBe('recording_not_ready')
  })

  it('that cannot be read stay, without text', async () => {
    const sent = await sendResume(test, {
      requisition,
      bytes: zipBomb(65 * 1024 * 1024),
      format: 'docx',
    })
    await extractFile(test, sent)
    expect((await resumeOf(sent.candidate)).file).toMatchObject({
      status: 'ready',
      text_state: 'unreadable',
    })
    expect((await recruiter.get(addressAt(sent, 'media'))).status).toBe(200)
  })

  it('with scripts are text to read and a file to download, never a page', async () => {
    const html = 'Inés Prado <script>alert(1)</script>'
    const sent = await sendResume(test, {
      requisition,
      bytes: Buffer.from(html),
      format: 'txt',
      name: 'cv.html',
    })
    await extractFile(test, sent)
    const { body } = await recruiter.get(addressAt(sent, 'text'))
    expect(body.data.text).toBe(html)
    const { headers } = await recruiter.get(addressAt(sent, 'media'))
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment; filename="cv.html.txt"'),
    })
  })
})

describe('a screening question that is answered by a file', () => {
  it('takes the formats that it names and no others', async () => {
    const asking = await buildRequisition(database, { company })
    const questions: AskedQuestion[] = [
      {
        question_id: 'license',
        account_question_id: null,
        type: 'file',
        text: 'Your forklift license',
        help: '',
        is_required: false,
        formats: ['pdf'],
      },
    ]
    await publishQuestions(recruiter, { ...asking, questions })
    const candidate = await applyByPlan(test, asking)
    const attemptId = await startAttempt(candidate, { slug: 'screening-questions' })
    const asked = { attemptId, questionId: 'license' }
    const refused = await tryBeginFile(candidate, { ...asked, format: 'txt' })
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { mime: 'Error: Please try uploading a different file' },
    ])
    expect((await tryBeginFile(candidate, { ...asked, format: 'pdf' })).status).toBe(201)
    const video = recordingBody({ ...asked, mime: 'video/webm' })
    expect((await candidate.client.post(RECORDINGS, video)).status).toBe(400)
  })
})

type Sent = Pick<SentResume, 'candidate' | 'fileId'>

async function resumeOf({ application }: Candidate): Promise<AnsweredQuestion> {
  const url = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
  const { body } = await recruiter.get(url)
  return body.data.activities[0].questions[0]
}

function addressAt({ candidate, fileId }: Sent, what: 'media' | 'text'): string {
  const { userSmartreqId } = candidate.application
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/recordings/${fileId}/${what}/`
}
