// Questions that candidates ask in the app about an offer. They join the messages of the application, like email replies.
// The caller has found out that the offer was sent to them, and holds the application.
import { createHash, randomUUID } from 'node:crypto'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'
import type { OwnOfferMessage } from '#contract/offers/own-offers.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { plainTextOf } from '../rich-text/clean-rich-text.ts'
import * as messages from './message-repository.ts'
import * as replies from './reply-repository.ts'
import { listOfferThread } from './thread-repository.ts'

type About = {
  readonly accountId: number
  readonly userSmartreqId: number
  readonly userOfferId: number
}
type Question = About & {
  readonly userId: number
  readonly jobId: number
  /** Of the offer: the subject under which staff read it. */
  readonly title: string
  readonly text: string
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
}

const DAY_MS = 86_400_000

/** Stores it and has the sender of the offer told. @throws AppError `rate_limited`. */
export async function storeQuestion(tx: Tx, question: Question): Promise<OwnOfferMessage> {
  const { accountId, userId, userSmartreqId, userOfferId, title, text, at } = question
  const since = new Date(at.getTime() - DAY_MS)
  if ((await replies.countReplies(tx, { accountId, userId, since })) >= REPLY_LIMITS.perDay)
    throw new AppError('rate_limited')
  const replyId = randomUUID()
  await replies.insertReply(tx, {
    accountId,
    userId,
    userSmartreqId,
    userOfferId,
    replyId,
    // There is no email whose repetition it would tell: the receipt of the command does.
    mailHash: createHash('sha256').update(replyId).digest('hex'),
    fromEmail: await replies.getEmail(tx, userId),
    isFromApplicant: true,
    subject: title,
    text,
    quoted: '',
    isCut: false,
    files: [],
    receivedAt: at,
  })
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    jobId: question.jobId,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'ask_about_offer',
    after: { reply_id: replyId, user_offer_id: userOfferId },
  })
  await question.jobs.send(tx, 'notify-staff', { userSmartreqId, replyId })
  return { message_id: replyId, from: 'candidate', sender_name: null, text, at: at.toISOString() }
}

/** One page of the questions about an offer and the messages since the first question, newest first. */
export async function listOfferMessages(
  tx: Tx,
  { accountId, ...query }: About & { readonly page: number; readonly page_size: number },
): Promise<{ rows: OwnOfferMessage[]; total: number }> {
  const { entries, total } = await listOfferThread(tx, { accountId, ...query })
  const idsOf = (wanted: (typeof entries)[number]['kind']) =>
    entries.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const sent = await messages.listMessages(tx, { accountId, ids: idsOf('message') })
  const received = await replies.listReplies(tx, { accountId, ids: idsOf('reply') })
  const byId = new Map([
    ...sent.map((row) => [row.message.messageId, describeSent(row)] as const),
    ...received.map((row) => [row.replyId, describeReceived(row)] as const),
  ])
  return { rows: entries.flatMap(({ id }) => byId.get(id) ?? []), total }
}

type SentRow = Awaited<ReturnType<typeof messages.listMessages>>[number]

function describeSent({ message, batch, sender }: SentRow): OwnOfferMessage {
  const name = sender === null ? '' : `${sender.firstName} ${sender.lastName}`.trim()
  const body = message.body ?? ''
  return {
    message_id: message.messageId,
    from: 'company',
    sender_name: name === '' ? null : name,
    text: batch.channel === 'email' ? plainTextOf(body) : body,
    at: (message.sentAt ?? message.createdAt).toISOString(),
  }
}

function describeReceived({ replyId, text, receivedAt }: replies.ReplyRow): OwnOfferMessage {
  const at = receivedAt.toISOString()
  return { message_id: replyId, from: 'candidate', sender_name: null, text, at }
}
