// What the sweeps over the contract ask of messages to applicants.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { emailTemplate, messageBatch, messageReply } from '#server/db/schema/message.ts'
import { appUser } from '#server/db/schema/session.ts'
import { optOutPath } from '#server/requisitions/messages/opt-out-link.ts'
import { replyFileKey } from '#server/requisitions/messages/reply-file-key.ts'

import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

export const EXAMPLE_MESSAGE = {
  subject: 'About {{job_name}}',
  body: '<p>Hello {{first_name}}</p>',
  language: 'en',
}

export const EXAMPLE_TEXT = { body: 'Hello {{first_name}}', language: 'en' }

/** Messages of a requisition that can be stopped; the id of their batch. */
export async function buildMessages({ database }: TestApp, target: Target): Promise<string> {
  const batchId = randomUUID()
  const { accountId, memberId, requisition } = target
  const { jobId } = requisition
  const text = { subject: 'S', body: '<p>b</p>', language: 'en', origin: 'http://localhost' }
  const times = { createdAt: new Date(), sendAt: new Date() }
  const row = { accountId, batchId, jobId, sentBy: memberId, ...text, ...times }
  await database.owner.insert(messageBatch).values(row)
  return batchId
}

/** An answer of an applicant with a file, as parameters. */
export async function replyFileOf({ database, storage }: TestApp, target: Target) {
  const { accountId, userId, userSmartreqId } = target
  const [replyId, fileId] = [randomUUID(), randomUUID()]
  if (accountId === NO_ID) return { reply_id: replyId, file_id: fileId }
  const file = { fileId, name: 'licence.txt', bytes: 2, mime: 'text/plain', leftOut: null } as const
  await storage.write(replyFileKey({ accountId, fileId }), new TextEncoder().encode('ok'))
  await database.owner.insert(messageReply).values({
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

/** A template of a company; its name. */
export async function buildTemplate({ database }: TestApp, { accountId }: Target): Promise<string> {
  const templateSlug = randomUUID()
  const text = { displayName: 'T', subject: 'S', body: '<p>b</p>', language: 'en' }
  const row = { accountId, templateSlug, ...text, updatedAt: new Date() }
  await database.owner.insert(emailTemplate).values(row)
  return templateSlug
}

/** The link below an email of a company to a person, as parameters. */
export async function stopLinkOf({ database, secret }: TestApp, { accountId, userId }: Target) {
  const [user] = await database.owner.select().from(appUser).where(eq(appUser.userId, userId))
  const uid = user?.uuid ?? randomUUID()
  const token = optOutPath(secret, { accountId, uid }).split('/').at(-1) ?? ''
  return { uid, stop_token: token }
}
