// The links that a company hands out: whose login page each is before signing in, and what it opens afterwards.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'

const TAG = 'Invitations'

const INVITATION_KINDS = ['interview', 'scorecard', 'career-pathways', 'interview-list'] as const
export const invitationKindSchema = z.enum(INVITATION_KINDS)
export type InvitationKind = z.infer<typeof invitationKindSchema>

/** The login pages that are no job's: those of invitations, and that of a company's admins, which is named by the company. */
const loginPageKindSchema = z.enum([...INVITATION_KINDS, 'admin'])
export type LoginPageKind = z.infer<typeof loginPageKindSchema>

/** Anyone who has the link may read this: it must never tell more. */
export const loginPageSchema = z.object({
  account_name: z.string(),
  account_logo_url: z.string().nullable(),
  /** Of the requisition or pathway that it is about, when it is about one. */
  title: z.string().nullable(),
})
export type LoginPage = z.infer<typeof loginPageSchema>

export const getLoginPage = endpoint({
  method: 'GET',
  url: '/auth/v1/door/:door_kind/:door_uuid/',
  tag: TAG,
  summary:
    'The company and the purpose of an invitation link. Links that are unknown, expired, revoked or of another kind are all not found',
  policy: { level: 0, scope: 'public', rateLimit: { max: 60, windowSeconds: 60 } },
  params: z.object({ door_kind: loginPageKindSchema, door_uuid: z.uuid() }),
  responses: { 200: dataOf(loginPageSchema) },
})

export const invitationSchema = z.object({
  invitation_uuid: z.uuid(),
  kind: invitationKindSchema,
  job_id: z.number().nullable(),
  job_uuid: z.uuid().nullable(),
  /** The application whose scorecard it leads to; who may see that is asked again there. */
  user_smartreq_id: z.number().nullable(),
  /** The tracker of that application, for the applicant themselves; null for others. */
  ref_id: z.number().nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const getInvitation = endpoint({
  method: 'GET',
  url: '/user/v1/invitation/:invitation_uuid/',
  tag: TAG,
  summary:
    'What an invitation leads to, for the user whom it is addressed to; to others it does not exist',
  policy: { level: 1, scope: 'person', rateLimit: { max: 60, windowSeconds: 60 } },
  params: z.object({ invitation_uuid: z.uuid() }),
  responses: { 200: dataOf(invitationSchema) },
})
