// Rules of writing to applicants: who may, to whom, when it goes out, and until when it can be stopped. Knows no HTTP.
import type { z } from 'zod'

import { MESSAGE_LIMITS, MESSAGE_UNDO_SECONDS } from '#contract/message-limits.ts'
import * as contract from '#contract/messages.ts'
import type { EmailBatch, EmailBody, Message, MessagePreview } from '#contract/messages.ts'

import { jobCommand, type By, type Changing } from '../../audit/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { lockSelection } from '../decisions/selection.ts'
import type { StaffAccess, StaffScopes } from '../staff-access.ts'
import { personalise } from './compose-message.ts'
import * as repository from './message-repository.ts'
import { orderMessages } from './order-messages.ts'

const DAY_MS = 86_400_000

const batchSchema = contract.emailApplicants.responses[200].shape.data
const cancelledSchema = contract.cancelMessages.responses[200].shape.data

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type PreviewBody = z.output<typeof contract.previewMessage.body>
type PageQuery = z.output<typeof contract.listMessages.query>

export function createMessageService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError `not_found` that names foreign ids, `too_many_applicants`, `validation_failed`. */
    email: (by: By, given: { jobId: number; body: EmailBody; origin: string }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.emailApplicants.policy,
        name: 'email-applicants',
        request: { jobId: given.jobId, body: given.body },
        replySchema: batchSchema,
        change: (changing) => emailAll(changing, { ...given, jobs, at: now() }),
      }),

    /** What one applicant would get. @throws AppError `not_found`, `validation_failed`. */
    preview: (
      caller: Caller,
      given: { jobId: number; body: PreviewBody; origin: string },
    ): Promise<MessagePreview> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.previewMessage.policy },
        (tx, access) => previewOf(tx, { ...given, access }),
      ),

    /** @throws AppError `not_found`. */
    cancel: (by: By, given: Cancellation) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.cancelMessages.policy,
        name: 'cancel-messages',
        request: given,
        replySchema: cancelledSchema,
        change: (changing) => cancel(changing, { ...given, at: now() }),
      }),

    /** What was written to an applicant. */
    list: (caller: Caller, given: { userSmartreqId: number; query: PageQuery }) =>
      scopes.atApplication({ caller, userSmartreqId: given.userSmartreqId }, (tx, { accountId }) =>
        pageOf(tx, { accountId, ...given }),
      ),
  }
}

type Cancellation = { jobId: number; batchId: string; messageId: string | undefined }

async function previewOf(
  tx: Tx,
  given: { access: StaffAccess; jobId: number; body: PreviewBody; origin: string },
): Promise<MessagePreview> {
  const { access, jobId, body, origin } = given
  const key = { accountId: access.accountId, jobId, refId: body.ref_id }
  const to = await repository.findRecipient(tx, key)
  if (to === null) throw new AppError('not_found')
  const sender = await repository.getSender(tx, access.userId)
  const template = { ...body, body: cleanRichText(body.body) }
  return {
    ...personalise(template, { to, sender, origin }),
    to_name: `${to.firstName} ${to.lastName}`.trim(),
    to_email: to.email,
    reply_to: sender.email,
    is_opted_out: to.isOptedOut,
  }
}

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
  const { rows, total } = await repository.listMessages(tx, { ...key, ...query })
  const { page, page_size } = query
  return { data: rows.map(describe), meta: { page, page_size, total } }
}

type Given = { jobId: number; body: EmailBody; origin: string; jobs: Jobs; at: Date }

async function emailAll(changing: Changing, given: Given): Promise<EmailBatch> {
  const { tx, access } = changing
  const { jobId, body, origin, jobs, at } = given
  const sendAt = sendTimeOf(body, at)
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection: body })
  return orderMessages(changing, { jobs, jobId, ids, text: body, origin, at, sendAt })
}

// What is sent at once can be stopped for some seconds.
function sendTimeOf({ send_at: wanted }: EmailBody, at: Date): Date {
  const soonest = new Date(at.getTime() + MESSAGE_UNDO_SECONDS * 1000)
  if (wanted === undefined) return soonest
  const time = new Date(wanted)
  if (time.getTime() - at.getTime() > MESSAGE_LIMITS.days * DAY_MS) {
    const fields = { send_at: `At most ${MESSAGE_LIMITS.days} days ahead.` }
    throw new AppError('validation_failed', { fields })
  }
  return time > soonest ? time : soonest
}

type Row = Awaited<ReturnType<typeof repository.listMessages>>['rows'][number]

function describe({ message, batch, senderName }: Row): Message {
  return {
    message_id: message.messageId,
    batch_id: message.batchId,
    state: stateOf(message),
    subject: message.subject ?? batch.subject,
    body: message.body ?? batch.body,
    sender_name: senderName,
    created_at: message.createdAt.toISOString(),
    send_at: batch.sendAt.toISOString(),
    sent_at: message.sentAt?.toISOString() ?? null,
  }
}

function stateOf({ sentAt, failedAt, cancelledAt }: Row['message']): Message['state'] {
  if (sentAt !== null) return 'sent'
  if (failedAt !== null) return 'failed'
  return cancelledAt === null ? 'scheduled' : 'cancelled'
}
