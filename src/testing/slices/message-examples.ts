// Example requests and rows of messages to applicants, of their templates and of opting out.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { emailTemplate, message, messageBatch, messageReply } from '#server/db/schema/message.ts'
import { appUser } from '#server/db/schema/session.ts'
import { attachmentKey } from '#server/messages/attachment-key.ts'
import { optOutPath } from '#server/messages/opt-out-link.ts'
import { replyFileKey } from '#server/messages/reply-file-key.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const MESSAGE = {
  subject: 'About {{job_name}}',
  body: '<p>Hello {{first_name}}</p>',
  language: 'en',
}
const TEXT_MESSAGE = { body: 'Hello {{first_name}}', language: 'en' }

export const messageExamples: SliceExamples = {
  bodies: {
    emailApplicants: ({ target }) => ({ ref_ids: [target.refId], ...MESSAGE }),
    emailApplicantsWithFiles: ({ target }) => {
      const form = new FormData()
      form.set('message', JSON.stringify({ ref_ids: [target.refId], ...MESSAGE }))
      form.set('file', new File(['Where the site is.'], 'site.txt'))
      return form
    },
    textApplicants: ({ target }) => ({ ref_ids: [target.refId], ...TEXT_MESSAGE }),
    previewMessage: ({ target }) => ({ ref_id: target.refId, ...MESSAGE }),
    previewText: ({ target }) => ({ ref_id: target.refId, ...TEXT_MESSAGE }),
    cancelMessages: {},
    previewEmailTemplate: MESSAGE,
    createEmailTemplate: templateBody,
    saveEmailTemplate: templateBody,
    saveEmailOptOut: { is_opted_out: true },
  },
  params: {
    cancelMessages: unlessMissing(newBatch),
    getReplyFile: newReplyFile,
    getMessageFile: newMessageFile,
    deleteEmailTemplate: unlessMissing(newTemplate),
    getEmailOptOut: unlessMissing(optOutLinkOf),
    saveEmailOptOut: unlessMissing(optOutLinkOf),
  },
  rows: ({ accountId, userId, jobId, userSmartreqId, attemptId, sessionId }) => [
    sql`insert into message_batch values (${accountId}, ${attemptId}, ${jobId}, ${userId}, 's', 'b', 'en', 'o', now(), now())`,
    sql`insert into message (account_id, message_id, batch_id, user_id, user_smartreq_id, created_at)
        values (${accountId}, ${sessionId}, ${attemptId}, ${userId}, ${userSmartreqId}, now())`,
    sql`insert into message_reply (account_id, reply_id, user_id, user_smartreq_id, mail_hash, from_email, is_from_applicant, subject, text, quoted, is_cut, files, received_at)
        values (${accountId}, ${sessionId}, ${userId}, ${userSmartreqId}, md5(${attemptId}) || md5(${attemptId}), 'e', true, 's', 't', '', false, '[]', now())`,
    sql`insert into email_opt_out values (${accountId}, ${userId}, now())`,
    sql`insert into email_template values (${accountId}, 't', 'en', 'T', 's', 'b', now())`,
  ],
}

function templateBody() {
  return { template_display_name: `Template ${randomUUID()}`, ...MESSAGE }
}

/** Messages of a requisition that can be stopped. */
async function newBatch({ test, target }: ExampleNeeds) {
  const batchId = randomUUID()
  const { accountId, memberId, requisition } = target
  const { jobId } = requisition
  const text = { subject: 'S', body: '<p>b</p>', language: 'en', origin: 'http://localhost' }
  const times = { createdAt: new Date(), sendAt: new Date() }
  const row = { accountId, batchId, jobId, sentBy: memberId, ...text, ...times }
  await test.database.owner.insert(messageBatch).values(row)
  return { batch_id: batchId }
}

/** A message to an applicant with a file. */
async function newMessageFile({ test, target }: ExampleNeeds) {
  const { accountId, userId, userSmartreqId, memberId, requisition } = target
  const [batchId, messageId, fileId] = [randomUUID(), randomUUID(), randomUUID()]
  const params = { message_id: messageId, file_id: fileId }
  if (accountId === NO_ID) return params
  const { owner } = test.database
  const text = { subject: 'S', body: '<p>b</p>', language: 'en', origin: 'http://localhost' }
  const times = { createdAt: new Date(), sendAt: new Date() }
  const files = [{ fileId, name: 'site.txt', mime: 'text/plain', bytes: 2 } as const]
  const sent = { accountId, batchId, jobId: requisition.jobId, sentBy: memberId, files }
  await owner.insert(messageBatch).values({ ...sent, ...text, ...times })
  const row = { accountId, messageId, batchId, userId, userSmartreqId, createdAt: new Date() }
  await owner.insert(message).values(row)
  await test.storage.write(attachmentKey({ accountId, fileId }), new TextEncoder().encode('ok'))
  return params
}

/** An answer of an applicant with a file. */
async function newReplyFile({ test, target }: ExampleNeeds) {
  const { accountId, userId, userSmartreqId } = target
  const [replyId, fileId] = [randomUUID(), randomUUID()]
  if (accountId === NO_ID) return { reply_id: replyId, file_id: fileId }
  const file = { fileId, name: 'licence.txt', bytes: 2, mime: 'text/plain', leftOut: null } as const
  const bytes = new TextEncoder().encode('ok')
  await test.storage.write(replyFileKey({ accountId, fileId }), bytes)
  await test.database.owner.insert(messageReply).values({
    accountId,
    replyId,
    userId,
    userSmartreqId,
    files: [file],
    mailHash: replyId.replaceAll('-', '').padEnd(64, '0'),
    fromEmail: 'ines@example.com',
    isFromApplicant: true,
    subject: 'S',
    text: 't',
    quoted: '',
    isCut: false,
    receivedAt: new Date(),
  })
  return { reply_id: replyId, file_id: fileId }
}

async function newTemplate({ test, target }: ExampleNeeds) {
  const { accountId } = target
  const templateSlug = randomUUID()
  const text = { displayName: 'T', subject: 'S', body: '<p>b</p>', language: 'en' }
  const row = { accountId, templateSlug, ...text, updatedAt: new Date() }
  await test.database.owner.insert(emailTemplate).values(row)
  return { template_slug: templateSlug }
}

/** The link below an email of a company to a person. */
async function optOutLinkOf({ test, target }: ExampleNeeds) {
  const { accountId, userId } = target
  const [user] = await test.database.owner.select().from(appUser).where(eq(appUser.userId, userId))
  const uid = user?.uuid ?? randomUUID()
  const token = optOutPath(test.secret, { accountId, uid }).split('/').at(-1) ?? ''
  return { uid, stop_token: token }
}
