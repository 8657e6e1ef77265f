// Writing to applicants: to whom, when it goes out, until when it can be stopped, and what they answered.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

import { localeSchema } from '#contract/core/shape.ts'
import * as contract from '#contract/messages/messages.ts'
import type {
  MessageBatch,
  EmailBody,
  Message,
  MessagePreview,
  MessageReply,
  ThreadEntry,
} from '#contract/messages/messages.ts'

import type { StaffAccess, StaffScopes } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Playable } from '../assessments/media/media-service.ts'
import { play } from '../assessments/media/play.ts'
import type { Tx } from '../db/database.ts'
import type { SentFile } from '../db/schema/message.ts'
import { lockSelection } from '../decisions/selection.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { InboundSettings } from '../mail/inbound/inbound-variables.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import type { Storage } from '../storage/storage.ts'
import { personalise } from './compose-message.ts'
import { composeText } from './compose-text.ts'
import * as repository from './message-repository.ts'
import { orderMessages } from './order-messages.ts'
import { replyFileKey } from './reply-file-key.ts'
import * as replies from './reply-repository.ts'
import { sendTimeOf } from './send-time.ts'
import { listThread } from './thread-repository.ts'

type Deps = {
  readonly jobs: Jobs
  readonly now: () => Date
  /** See `inbound-variables.ts`; undefined where answers go to the user who wrote. */
  readonly inbound?: InboundSettings | undefined
}
type PreviewBody = z.output<typeof contract.previewMessage.body>
type PageQuery = z.output<typeof contract.listMessages.query>

export function serveMessages(
  { query, command }: StaffEndpoints,
  { jobs, now, inbound }: Deps,
): void {
  command(contract.emailApplicants, ({ params, body, origin, ...changing }) =>
    emailAll(changing, { jobId: params.job_id, body, origin, jobs, at: now() }),
  )

  // What one applicant would get.
  query(contract.previewMessage, ({ tx, access, params, body, origin }) => {
    const hasInbound = inbound !== undefined
    return previewOf(tx, { access, jobId: params.job_id, body, origin, hasInbound })
  })

  command(contract.cancelMessages, ({ params, body, ...changing }) =>
    cancel(changing, {
      jobId: params.job_id,
      batchId: params.batch_id,
      messageId: body.message_id,
      at: now(),
    }),
  )

  // What was written to an applicant, and what they answered.
  query(contract.listMessages, ({ tx, access: { accountId }, params, query: asked }) =>
    pageOf(tx, { accountId, userSmartreqId: params.user_smartreq_id, query: asked }),
  )
}

/** Serves the files of answers. */
export function registerReplyFiles(
  app: FastifyInstance,
  deps: { scopes: StaffScopes; storage: Storage; authenticate: Authenticate },
): void {
  const { scopes, storage, authenticate } = deps
  const endpoint = contract.getReplyFile
  route({ app, authenticate, endpoint }, async ({ caller, params, request, reply }) => {
    const { user_smartreq_id: userSmartreqId, reply_id: replyId, file_id: fileId } = params
    const { policy } = endpoint
    const key = { userSmartreqId, replyId, fileId }
    const playable = await scopes.atApplication(
      { caller, userSmartreqId, policy },
      (tx, { accountId }) => fileOf(tx, { accountId, ...key }),
    )
    return play({ playable, storage, request, reply })
  })
}

type ReplyFileKey = { userSmartreqId: number; replyId: string; fileId: string }
type Cancellation = { jobId: number; batchId: string; messageId: string | undefined }

/** @throws AppError `not_found`, `validation_failed`. */
async function previewOf(
  tx: Tx,
  given: {
    access: StaffAccess
    jobId: number
    body: PreviewBody
    origin: string
    hasInbound: boolean
  },
): Promise<MessagePreview> {
  const { access, jobId, body, origin, hasInbound } = given
  const { ref_id: refId, is_advancing: isAdvancing } = body
  const key = { accountId: access.accountId, jobId, refId, isAdvancing }
  const to = await repository.findRecipient(tx, key)
  if (to === null) throw new AppError('not_found')
  const sender = await repository.getSender(tx, access.userId)
  const template = { ...body, body: cleanRichText(body.body) }
  return {
    ...personalise(template, { to, sender, origin }),
    to_name: `${to.firstName} ${to.lastName}`.trim(),
    to_email: to.email,
    reply_to: hasInbound ? null : sender.email,
    is_opted_out: to.isOptedOut,
  }
}

/** @throws AppError `not_found`. */
async function cancel(
  { tx, access, audit }: Changing,
  { jobId, batchId, messageId, at }: Cancellation & { at: Date },
): Promise<{ cancelled: number; sent: number }> {
  const key = { accountId: access.accountId, batchId }
  const batch = await repository.findBatch(tx, key)
  if (batch?.jobId !== jobId) throw new AppError('not_found')
  const stopped = await repository.cancelBatch(tx, { ...key, messageId, at })
  if (stopped.cancelled > 0) {
    const after = { batch_id: batchId, cancelled: stopped.cancelled }
    await audit({ entity: 'requisition', entityId: jobId, action: 'cancel_emails', after })
  }
  return stopped
}

async function pageOf(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; query: PageQuery },
) {
  const { query, ...key } = given
  const { accountId } = key
  const { entries, total } = await listThread(tx, { ...key, ...query })
  const idsOf = (wanted: (typeof entries)[number]['kind']) =>
    entries.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const sent = await repository.listMessages(tx, { accountId, ids: idsOf('message') })
  // An unsent message is filled in as it would be sent now.
  const hasUnsent = sent.some(({ message }) => message.body === null)
  const ids = hasUnsent ? [key.userSmartreqId] : []
  const [to] = await repository.listRecipients(tx, { accountId, ids })
  const received = await replies.listReplies(tx, { accountId, ids: idsOf('reply') })
  const byId = new Map<string, ThreadEntry>([
    ...sent.map((row) => [row.message.messageId, describe(row, to)] as const),
    ...received.map((row) => [row.replyId, describeReply(row)] as const),
  ])
  return { rows: entries.flatMap(({ id }) => byId.get(id) ?? []), total }
}

/** @throws AppError `not_found`, also for a file that was not stored. */
async function fileOf(tx: Tx, key: ReplyFileKey & { accountId: number }): Promise<Playable> {
  const { fileId } = key
  const reply = await replies.findReply(tx, key)
  const file = reply?.files.find((one) => one.fileId === fileId)
  if (file === undefined || file.mime === null) throw new AppError('not_found')
  const { name: fileName, bytes: size, mime } = file
  return { key: replyFileKey({ ...key, fileId }), size, mime, recordingId: fileId, fileName }
}

type Given = {
  jobId: number
  body: EmailBody
  origin: string
  jobs: Jobs
  at: Date
  /** In the storage by the end of the transaction. */
  files?: readonly SentFile[]
}

/** Orders an email. @throws AppError `not_found` that names foreign ids, `too_many_applicants`, `validation_failed`. */
export async function emailAll(changing: Changing, given: Given): Promise<MessageBatch> {
  const { tx, access } = changing
  const { jobId, body, origin, jobs, at, files } = given
  const sendAt = sendTimeOf(body.send_at, at)
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection: body })
  return orderMessages(changing, { jobs, jobId, ids, text: body, origin, at, sendAt, files })
}

type Row = Awaited<ReturnType<typeof repository.listMessages>>[number]

function describe({ message, batch, sender }: Row, to: repository.Recipient | undefined): Message {
  const name = sender === null ? '' : `${sender.firstName} ${sender.lastName}`.trim()
  return {
    kind: batch.channel,
    message_id: message.messageId,
    batch_id: message.batchId,
    state: stateOf(message),
    ...textOf({ message, batch, sender }, to),
    // Of a user who was erased nothing is left.
    sender_name: name === '' ? null : name,
    created_at: message.createdAt.toISOString(),
    send_at: batch.sendAt.toISOString(),
    sent_at: message.sentAt?.toISOString() ?? null,
    files: batch.files.map(({ fileId, name, bytes }) => ({ file_id: fileId, name, bytes })),
  }
}

// As it went out, or as it would go out now; with its variables where the applicant was erased.
function textOf({ message, batch, sender }: Row, to: repository.Recipient | undefined) {
  const { channel, origin } = batch
  const { subject, body } = message
  if (subject !== null && body !== null) return { subject, body }
  if (to === undefined || sender === null) return { subject: batch.subject, body: batch.body }
  const template = { ...batch, language: localeSchema.parse(batch.language) }
  const context = { to, sender, origin }
  if (channel === 'text') return { subject: '', body: composeText(template, context).body }
  const filled = personalise(template, context)
  return { subject: filled.subject, body: filled.body }
}

function describeReply(row: replies.ReplyRow): MessageReply {
  const { replyId, subject, text, quoted, isCut, fromEmail, isFromApplicant, receivedAt } = row
  const { userOfferId } = row
  return {
    kind: 'reply',
    reply_id: replyId,
    subject,
    text,
    quoted,
    is_cut: isCut,
    from_email: fromEmail,
    is_from_applicant: isFromApplicant,
    is_about_offer: userOfferId !== null,
    received_at: receivedAt.toISOString(),
    files: row.files.map(({ fileId, name, bytes, leftOut }) => ({
      file_id: fileId,
      name,
      bytes,
      left_out: leftOut,
    })),
  }
}

function stateOf({ sentAt, failedAt, cancelledAt }: Row['message']): Message['state'] {
  if (sentAt !== null) return 'sent'
  if (failedAt !== null) return 'failed'
  return cancelledAt === null ? 'scheduled' : 'cancelled'
}
