// Emails to applicants with files: taking them in, and sending them out to staff again.
import { randomUUID } from 'node:crypto'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { DOCUMENT_MIMES } from '#contract/applicant-documents/applicant-documents-rules.ts'
import { documentFormatOf } from '#contract/applicant-documents/document-format.ts'
import { ATTACHMENT_LIMITS, MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import * as contract from '#contract/messages/messages.ts'
import type { EmailBody, MessageBatch } from '#contract/messages/messages.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf, jobCommand, type By } from '../access/staff-command.ts'
import { safeFileName } from '../assessments/media/file-name.ts'
import { play } from '../assessments/media/play.ts'
import { receiveFiles, type ReceivedFile } from '../careers/company-media/receive-form.ts'
import type { Database } from '../db/database.ts'
import type { SentFile } from '../db/schema/message.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { attachmentKey } from './attachment-key.ts'
import { listFiles } from './attachment-repository.ts'
import { findBatch } from './message-repository.ts'
import { emailAll } from './messages.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly storage: Storage
  readonly jobs: Jobs
  readonly authenticate: Authenticate
  readonly originOf: (request: FastifyRequest) => string
  readonly now: () => Date
}

/** A text in UTF-8, escaped as JSON, and the ids of as many applicants as can be named. */
const MESSAGE_BYTES = MESSAGE_LIMITS.body * 6 + 100_000

export function registerMessagesWithFiles(app: FastifyInstance, deps: Deps): void {
  app.register(async (forms) => {
    await forms.register(multipart)
    serveSending(forms, deps)
  })
  serveFiles(app, deps)
}

function serveSending(app: FastifyInstance, deps: Deps): void {
  const { scopes, storage, authenticate } = deps
  const endpoint = contract.emailApplicantsWithFiles
  route({ app, authenticate, endpoint }, async (call) => {
    const jobId = call.params.job_id
    // Asked before any byte is taken in.
    await scopes.atJob({ caller: call.caller, jobId, policy: endpoint.policy }, () =>
      Promise.resolve(),
    )
    const { fields, files } = await receiveFiles(call.request, {
      storage,
      fields: endpoint.form,
      maxFiles: ATTACHMENT_LIMITS.files,
      maxBytes: ATTACHMENT_LIMITS.bytes,
      // The names of its parts tell a document, wherever they stand in it.
      headBytes: ATTACHMENT_LIMITS.bytes,
      fieldBytes: MESSAGE_BYTES,
    })
    try {
      const body = bodyOf(fields.message)
      const origin = deps.originOf(call.request)
      return { data: await sendWithFiles(deps, { by: actorOf(call), jobId, body, files, origin }) }
    } finally {
      for (const { staged } of files) await staged.discard()
    }
  })
}

/** @throws AppError `validation_failed` for what is no message, by the fields of version 1. */
function bodyOf(text: string): EmailBody {
  const parsed = contract.emailBodySchema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] = message
  throw new AppError('validation_failed', { fields })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('validation_failed', { fields: { message: 'No JSON.' } })
  }
}

type Sending = {
  readonly by: By
  readonly jobId: number
  readonly body: EmailBody
  readonly files: readonly ReceivedFile[]
  readonly origin: string
}

async function sendWithFiles(
  { database, scopes, storage, jobs, now }: Deps,
  { by, jobId, body, files, origin }: Sending,
): Promise<MessageBatch> {
  const described = describeFiles(files)
  const stored: { accountId: number; batchId: string }[] = []
  const endpoint = contract.emailApplicantsWithFiles
  try {
    return await jobCommand(scopes, {
      by,
      jobId,
      policy: endpoint.policy,
      name: 'email-applicants-with-files',
      request: { jobId, ...body, files: files.map(({ name, sha256 }) => ({ name, sha256 })) },
      replySchema: endpoint.responses[200].shape.data,
      change: async (changing) => {
        const sent = { jobId, body, origin, jobs, at: now(), files: described }
        const batch = await emailAll(changing, sent)
        if (batch.batch_id === null) return batch
        const { accountId } = changing.access
        stored.push({ accountId, batchId: batch.batch_id })
        // Last, so that little can fail behind it: in the storage before it counts, which is at the commit.
        for (const [index, { fileId }] of described.entries())
          await files[index]?.staged.commit(attachmentKey({ accountId, fileId }))
        return batch
      },
    })
  } catch (error) {
    // A connection that broke at the commit leaves open whether it was done.
    for (const batch of stored) {
      const isThere = await database.inScope({ kind: 'system' }, (tx) => findBatch(tx, batch))
      if (isThere !== null) continue
      for (const { fileId } of described) await storage.remove(attachmentKey({ ...batch, fileId }))
    }
    throw error
  }
}

/** @throws AppError `validation_failed` for a file of another type, and for too much of them. */
function describeFiles(files: readonly ReceivedFile[]): SentFile[] {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > ATTACHMENT_LIMITS.bytes) throw invalid('Together, the files have more than 10 MB.')
  return files.map(({ head, name, size }) => {
    const format = documentFormatOf(head, name)
    if (format === null) throw invalid('Choose PDF, Word, text or CSV files without macros.')
    const mime = DOCUMENT_MIMES[format]
    return { fileId: randomUUID(), name: safeFileName(name, mime), mime, bytes: size }
  })
}

function invalid(file: string): AppError {
  return new AppError('validation_failed', { fields: { file } })
}

function serveFiles(app: FastifyInstance, { scopes, storage, authenticate }: Deps): void {
  const endpoint = contract.getMessageFile
  route({ app, authenticate, endpoint }, async ({ caller, params, request, reply }) => {
    const { user_smartreq_id: userSmartreqId, message_id: messageId, file_id: fileId } = params
    const { policy } = endpoint
    const playable = await scopes.atApplication(
      { caller, userSmartreqId, policy },
      async (tx, { accountId }) => {
        const files = await listFiles(tx, { accountId, userSmartreqId, messageId })
        const file = files.find((one) => one.fileId === fileId)
        if (file === undefined) throw new AppError('not_found')
        const { name: fileName, bytes: size, mime } = file
        return {
          key: attachmentKey({ accountId, fileId }),
          size,
          mime,
          recordingId: fileId,
          fileName,
        }
      },
    )
    // A file that was lost is refused in words, and not broken off in the middle of a reply.
    if ((await storage.size(playable.key)) === null) throw new AppError('not_found')
    return play({ playable, storage, request, reply })
  })
}
