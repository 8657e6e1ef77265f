// Interviews that an interviewer declines to conduct: staff choose another one, or go ahead with those who are left. The time
// stays, and the candidate is told nothing before staff have acted.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, textSchema } from '../core/shape.ts'
import { INTERVIEW_INVITATION } from './interviews-rules.ts'
import { inviteToInterview, storedInterviewSchema } from './interviews.ts'

const TAG = 'Interviews'
const own = { level: 2, scope: 'account', isIdempotent: true } as const
const ownParamsSchema = z.object({ account_id: idSchema, interview_uuid: z.uuid() })
const ownReply = {
  200: dataOf(z.object({ interview_uuid: z.uuid(), declined_at: instantSchema.nullable() })),
}

export const declineMyInterview = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/my-interviews/:interview_uuid/decline/',
  tag: TAG,
  summary:
    'Decline to conduct an interview that has not begun. Who arranges it is told; the candidate is not',
  policy: own,
  params: ownParamsSchema,
  body: z.object({ reason: textSchema.trim().max(INTERVIEW_INVITATION.reason).default('') }),
  responses: ownReply,
})

export const acceptMyInterview = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/my-interviews/:interview_uuid/accept/',
  tag: TAG,
  summary:
    'Take back that one declined an interview, until someone else is chosen or it goes ahead without one',
  policy: own,
  params: ownParamsSchema,
  responses: ownReply,
})

export const assignInterviewer = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/interviews/:interview_uuid/assign/',
  tag: TAG,
  summary:
    'Choose who conducts a scheduled interview in place of an interviewer who declined; the time stays. Refused with `interviewer_busy`',
  policy: inviteToInterview.policy,
  params: z.object({ user_smartreq_id: idSchema, interview_uuid: z.uuid() }),
  body: z.object({ declined_user_id: idSchema, user_id: idSchema }),
  responses: { 200: dataOf(storedInterviewSchema) },
})

export const goAheadWithout = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/interviews/:interview_uuid/go-ahead/',
  tag: TAG,
  summary:
    'Hold a scheduled interview without an interviewer who declined, with the others; or take that back until it begins',
  policy: inviteToInterview.policy,
  params: z.object({ user_smartreq_id: idSchema, interview_uuid: z.uuid() }),
  body: z.object({
    declined_user_id: idSchema,
    /** False takes it back: an interviewer is to be chosen again. */
    is_without: z.boolean(),
  }),
  responses: { 200: dataOf(storedInterviewSchema) },
})
