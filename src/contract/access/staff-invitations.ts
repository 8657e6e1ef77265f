// Inviting a user to work for a company, by e-mail. The message has a link, through which the role is accepted: by the user
// whose address it is, or, where the address has no account, by setting name and password. Until then the company has given
// nothing and sees nothing of them; its answers never tell whether there is such an account.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  withWholeName,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { newUserSchema, currentUserSchema, sessionReplySchema } from '../session/session.ts'

const TAG = 'Staff invitations'
const TOKEN_MAX_LENGTH = 100

const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...policy, isIdempotent: true } as const

export const staffInvitationSchema = z.object({
  staff_invitation_id: z.number(),
  email: z.string(),
  role_id: z.number(),
  role_name: z.string(),
  /** Null for a user who is not of the company any more. */
  invited_by: z.string().nullable(),
  invited_at: instantSchema,
  expires_at: instantSchema,
  /** `failed`: the mail was refused. An expired or failed one can be sent again. */
  status: z.enum(['open', 'expired', 'failed']),
})
export type StaffInvitation = z.infer<typeof staffInvitationSchema>

const accountParamsSchema = z.object({ account_id: idSchema })
const invitationParamsSchema = accountParamsSchema.extend({ staff_invitation_id: idSchema })

export const listStaffInvitations = endpoint({
  method: 'GET',
  url: '/account/v1/staff-invitations/:account_id/',
  tag: TAG,
  summary: 'The invitations to work for a company that no one has accepted yet',
  policy,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(['email', 'invited_at']).default('-invited_at'),
  }),
  responses: { 200: pageOf(staffInvitationSchema) },
})

export const inviteStaff = endpoint({
  method: 'POST',
  url: '/account/v1/staff-invitations/:account_id/',
  tag: TAG,
  summary:
    'Invite a user with a role that opens nothing the caller lacks; again for the same address replaces the invitation before',
  policy: { ...command, rateLimit: { max: 60, windowSeconds: 3600 } },
  params: accountParamsSchema,
  body: z.object({ email: emailSchema, role_id: idSchema }),
  responses: { 201: dataOf(z.object({ email: z.string() })) },
})

export const resendStaffInvitation = endpoint({
  method: 'POST',
  url: '/account/v1/staff-invitation/:account_id/:staff_invitation_id/resend/',
  tag: TAG,
  summary: 'Send an invitation again: with a new link, which voids the one before',
  policy: { ...command, rateLimit: { max: 60, windowSeconds: 3600 } },
  params: invitationParamsSchema,
  responses: { 200: dataOf(z.object({ staff_invitation_id: z.number() })) },
})

export const revokeStaffInvitation = endpoint({
  method: 'DELETE',
  url: '/account/v1/staff-invitation/:account_id/:staff_invitation_id/',
  tag: TAG,
  summary: 'Withdraw an invitation: its link opens nothing any more',
  policy: command,
  params: invitationParamsSchema,
  responses: { 200: dataOf(z.object({ staff_invitation_id: z.number() })) },
})

/** What the link of an invitation holds. */
export const staffLinkSchema = z.object({
  link_uuid: z.uuid(),
  token: z.string().min(1).max(TOKEN_MAX_LENGTH),
})
export type StaffLink = z.infer<typeof staffLinkSchema>

const open = { level: 0, scope: 'public' } as const

/** POST, so that the token stands in no log of addresses. */
export const openStaffInvitation = endpoint({
  method: 'POST',
  url: '/auth/v1/staff-invitation/',
  tag: TAG,
  summary:
    'Who invites whom by a link. Links that are unknown, used, expired or withdrawn are all not valid',
  policy: { ...open, rateLimit: { max: 60, windowSeconds: 60 } },
  body: staffLinkSchema,
  responses: {
    200: dataOf(
      z.object({
        account_name: z.string(),
        role_name: z.string(),
        email: z.string(),
        /** True for an address that is confirmed to be a user's: they accept after signing in. */
        has_account: z.boolean(),
      }),
    ),
  },
})

export const joinCompany = endpoint({
  method: 'POST',
  url: '/auth/v1/join-company/',
  tag: TAG,
  summary:
    'Accept an invitation without an account: set name and password, get the role, and be signed in',
  policy: { ...open, rateLimit: { max: 20, windowSeconds: 60 } },
  body: withWholeName(
    staffLinkSchema.extend(
      newUserSchema.pick({
        password: true,
        first_name: true,
        last_name: true,
        is_full_name: true,
        shown: true,
      }).shape,
    ),
  ),
  responses: { 201: dataOf(sessionReplySchema) },
})

export const acceptStaffInvitation = endpoint({
  method: 'POST',
  url: '/auth/v1/accept-staff-invitation/',
  tag: TAG,
  summary: 'Accept an invitation as the user whose address it was sent to',
  policy: {
    level: 1,
    scope: 'person',
    isIdempotent: true,
    rateLimit: { max: 20, windowSeconds: 60 },
  },
  body: staffLinkSchema,
  responses: { 200: dataOf(currentUserSchema) },
})
