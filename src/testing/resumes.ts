// Candidates who send a resume with the application form, as their devices do, and what the server's jobs do with it.
import type { ApplicationForm } from '#contract/assessments/application-form.ts'
import { FILE_MIMES, type FileFormat } from '#contract/core/file-rules.ts'
import { extractText } from '#server/assessments/media/extract-text.ts'

import type { Requisition } from './builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from './candidate.ts'
import { watchLoop } from './loop-monitor.ts'
import { appendAll, close, manifestOf, recordingBody, RECORDINGS } from './recordings.ts'
import { applyByPlan, publishActivity } from './screening-questions.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

const KIND = 'application-form'

const RESUME_FORM: ApplicationForm = {
  kind: KIND,
  sections: [
    {
      section_id: 'more',
      title: 'More about you',
      standard_title: 'more',
      fields: [{ source: 'standard', name: 'resume', is_required: true }],
    },
  ],
}

/** An application form that asks for a resume and nothing else. */
export async function publishResumeForm(
  recruiter: Client,
  requisition: Requisition,
): Promise<void> {
  await publishActivity(recruiter, { ...requisition, settings: RESUME_FORM })
}

export type FormAttempt = { readonly candidate: Candidate; readonly attemptId: string }

/** A candidate who applied, with the form begun. */
export async function beginResumeForm(
  test: TestApp,
  requisition: Requisition,
): Promise<FormAttempt> {
  const candidate = await applyByPlan(test, { ...requisition, slug: KIND })
  return { candidate, attemptId: await startAttempt(candidate, { slug: KIND }) }
}

export type FileBeginning = {
  attemptId: string
  format?: FileFormat
  name?: string
  questionId?: string
}

/** The server's reply to a file that is announced; the resume's, unless another question is named. */
export function tryBeginFile({ client }: Candidate, given: FileBeginning) {
  const { attemptId, format = 'pdf', name = 'Ines Prado.pdf', questionId = 'resume' } = given
  const body = recordingBody({ attemptId, questionId, mime: FILE_MIMES[format] })
  return client.post(RECORDINGS, { ...body, file_name: name })
}

/** Sends all of a file; returns its id. It is not verified yet. */
export async function uploadFile(
  candidate: Candidate,
  { bytes, ...given }: FileBeginning & { bytes: Buffer },
): Promise<string> {
  const format = given.format ?? (bytes.subarray(0, 2).toString() === 'PK' ? 'docx' : 'pdf')
  const begun = await tryBeginFile(candidate, { ...given, format })
  const { recording_id: recordingId } = begun.body.data
  await appendAll(candidate.client, { recordingId, chunks: [bytes] })
  await close(candidate.client, { recordingId, manifest: await manifestOf([bytes]) })
  return recordingId
}

export type SentResume = FormAttempt & { readonly fileId: string }

type Resume = { requisition: Requisition; bytes: Buffer; format?: FileFormat; name?: string }

/** A form whose answer names a verified resume; still open. */
export async function answerWithResume(
  test: TestApp,
  { requisition, ...file }: Resume,
): Promise<SentResume> {
  const begun = await beginResumeForm(test, requisition)
  return { ...begun, fileId: await replaceResume(test, { ...begun, ...file, rev: 1 }) }
}

/** Another resume in a form that is still open, as revision `rev` of its answer. Returns the file's id. */
export async function replaceResume(
  test: TestApp,
  {
    candidate,
    attemptId,
    rev,
    ...file
  }: FormAttempt & Omit<Resume, 'requisition'> & { rev: number },
): Promise<string> {
  const fileId = await uploadFile(candidate, { attemptId, ...file })
  const answers = [revision('resume', { value: fileId, rev })]
  await save(candidate.client, { attemptId, answers })
  await test.verifyRecording(fileId, candidate.application.accountId)
  return fileId
}

/** A submitted form with a verified resume. */
export async function sendResume(test: TestApp, given: Resume): Promise<SentResume> {
  const sent = await answerWithResume(test, given)
  const answers = [revision('resume', { value: sent.fileId })]
  await submit(sent.candidate.client, { attemptId: sent.attemptId, answers })
  return sent
}

/** Does now what the queue would do with a verified file. */
export function extractFile(
  test: TestApp,
  { candidate, fileId }: Pick<SentResume, 'candidate' | 'fileId'>,
): Promise<void> {
  const { accountId } = candidate.application
  return watchLoop('extract-text', () => extractText(test, { recordingId: fileId, accountId }))
}
