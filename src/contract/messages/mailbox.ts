// The local mailbox: what the app would have sent, for those who try it without a mail server. Not there in production.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  deviceBornIdSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'

const TAG = 'Mailbox'
const policy = { level: 0, scope: 'public' } as const

const mailboxItemSchema = z.object({
  mail_id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  sent_at: instantSchema,
})
export type MailboxItem = z.infer<typeof mailboxItemSchema>

const mailboxMessageSchema = mailboxItemSchema.extend({
  text: z.string(),
  /** The iCalendar file of an invitation; null without one. */
  calendar: z.string().nullable(),
})
export type MailboxMessage = z.infer<typeof mailboxMessageSchema>

export const listMailbox = endpoint({
  method: 'GET',
  url: '/integration/v1/mailbox/',
  tag: TAG,
  summary: 'The messages that the app sent, newest first',
  policy,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(mailboxItemSchema) },
})

export const getMailboxMessage = endpoint({
  method: 'GET',
  url: '/integration/v1/mailbox/:mail_id/',
  tag: TAG,
  summary: 'One message with its text',
  policy,
  params: z.object({ mail_id: deviceBornIdSchema }),
  responses: { 200: dataOf(mailboxMessageSchema) },
})
