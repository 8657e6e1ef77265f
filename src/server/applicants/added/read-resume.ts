// Reads a resume that staff chose before they add its person. Nothing of it is stored.
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

import { documentFormatOf } from '#contract/applicant-documents/document-format.ts'
import { readResume as endpoint, type ReadResume } from '#contract/applicants/added-applicants.ts'
import { FILE_FORMATS, MAX_FILE_BYTES, type FileFormat } from '#contract/core/file-rules.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { readNow } from '../../assessments/media/extract-text.ts'
import { receiveForm, type ReceivedFile } from '../../careers/company-media/receive-form.ts'
import { phoneCountryOfJob } from '../../db/phone-country.ts'
import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import { contactIn } from './resume-contact.ts'

/** A resume takes a fraction of a second, and a user waits for it. */
const MOST_MS = 5000

type Deps = {
  readonly scopes: StaffScopes
  readonly storage: Pick<Storage, 'stage'>
  readonly authenticate: Authenticate
}

export function registerResumeReading(app: FastifyInstance, deps: Deps): void {
  const { scopes, storage, authenticate } = deps
  const { policy } = endpoint
  app.register(async (forms) => {
    await forms.register(multipart)
    route({ app: forms, authenticate, endpoint }, async ({ caller, params, request }) => {
      const jobId = params.job_id
      // Asked before any byte is taken in.
      const country = await scopes.atJob({ caller, jobId, policy }, (tx, { accountId }) =>
        phoneCountryOfJob(tx, { accountId, jobId }),
      )
      const limits = { maxBytes: MAX_FILE_BYTES, headBytes: MAX_FILE_BYTES }
      const { file } = await receiveForm(request, { storage, fields: endpoint.form, ...limits })
      await file.staged.discard()
      return { data: await contactOf(file, country) }
    })
  })
}

/** @throws AppError `validation_failed` for what is no resume. */
async function contactOf(file: ReceivedFile, country: string | null): Promise<ReadResume> {
  const format = documentFormatOf(file.head, file.name)
  if (!isResumeFormat(format)) {
    const fields = { file: 'Choose a PDF, Word or text file without macros.' }
    throw new AppError('validation_failed', { fields })
  }
  const resume = { bytes: new Uint8Array(file.head), format }
  const { text, isLate } = await readNow(resume, { ms: MOST_MS })
  return { ...contactIn(text ?? '', country), is_late: isLate }
}

function isResumeFormat(format: string | null): format is FileFormat {
  return FILE_FORMATS.some((one) => one === format)
}
