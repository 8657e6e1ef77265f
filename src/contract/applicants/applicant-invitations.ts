// Inviting people by email to apply to a requisition: what it says, and who was invited.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { NAME_MAX_LENGTH } from '../core/person-name-rules.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
  personNameSchema,
} from '../core/shape.ts'
import { messageTextShape } from '../messages/message-text.ts'
import { TEMPLATE_VARIABLES } from '../messages/template-variables.ts'

const TAG = 'Messages'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const params = z.object({ job_id: idSchema })
const url = '/smartreq/v1/:job_id/invite-message/'
const inviteMessageSchema = z.object({
  ...messageTextShape,
  /** Whether it is the product's, as it came. */
  is_default: z.boolean(),
})
export type InviteMessage = z.infer<typeof inviteMessageSchema>

export const getInviteMessage = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'What people are sent who are invited to apply to a requisition',
  policy: manage,
  params,
  responses: { 200: dataOf(inviteMessageSchema) },
})

export const saveInviteMessage = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Change what people are sent who are invited from now on',
  policy: { ...manage, isIdempotent: true },
  params,
  body: z.object(messageTextShape),
  responses: { 200: dataOf(inviteMessageSchema) },
})

const invitedSchema = z.object({
  email: emailSchema,
  first_name: personNameSchema,
  last_name: personNameSchema,
})

const previewSchema = z.object({
  subject: z.string(),
  /** Clean HTML. */
  body: z.string(),
  reply_to: z.string(),
  /** Variables without a value and without a fallback. */
  missing: z.array(z.enum(TEMPLATE_VARIABLES)),
})
export type InvitePreview = z.infer<typeof previewSchema>

export const previewInviteMessage = endpoint({
  method: 'POST',
  url: `${url}preview/`,
  tag: TAG,
  summary: 'An invitation as one person would get it; sends nothing',
  policy: manage,
  params,
  body: z.object({
    ...messageTextShape,
    first_name: nameTextSchema.max(NAME_MAX_LENGTH),
    last_name: nameTextSchema.max(NAME_MAX_LENGTH),
  }),
  responses: { 200: dataOf(previewSchema) },
  isRead: true,
})

const invitationSchema = z.object({
  applicant_invitation_uuid: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  state: z.enum(['waiting', 'sent', 'failed', 'stopped']),
  invited_at: instantSchema,
  /** Null for a user who is not of the company any more. */
  invited_by: z.string().nullable(),
})
export type ApplicantInvitation = z.infer<typeof invitationSchema>

export const inviteApplicant = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/invited-applicants/',
  tag: TAG,
  summary:
    'Invite a person by email to apply. Each address once for a requisition; refused for who stopped the emails of the company',
  policy: { ...manage, isIdempotent: true, rateLimit: { max: 60, windowSeconds: 3600 } },
  params,
  body: invitedSchema,
  responses: { 201: dataOf(invitationSchema) },
})

export const listInvitedApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/invited-applicants/',
  tag: TAG,
  summary: 'Who was invited to apply to a requisition, the newest first',
  policy: manage,
  params,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(invitationSchema) },
})
