// What changes at the applicants of a requisition or a company while staff look at them, told as it happens.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { idSchema } from '../core/shape.ts'
import { FOLLOW_LIMITS } from './applicants-rules.ts'

/** The data of a `changed` event. */
export const applicantsChangedSchema = z.object({
  /** The applications that changed; so many at most, see `is_more`. */
  user_smartreq_ids: z.array(z.number()),
  /** True where more changed than are named. */
  is_more: z.boolean(),
  /** True where the caller made all of the changes: they know. */
  is_own: z.boolean(),
})
export type ApplicantsChanged = z.infer<typeof applicantsChangedSchema>

const querySchema = z.object({
  /** How long to follow. With 0 it ends after `ready`. */
  seconds: z.coerce.number().int().min(0).max(FOLLOW_LIMITS.seconds).default(FOLLOW_LIMITS.seconds),
})

export const followApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/applicants/changes/',
  tag: 'Requisitions',
  summary:
    'Server-sent events: `ready` once it follows, then `changed` with the applications that changed. Ends by itself; ask again then',
  policy: { level: 2, scope: 'job' },
  bytes: 'out',
  params: z.object({ job_id: idSchema }),
  query: querySchema,
  responses: { 200: z.unknown() },
})

export const followAccountApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicants/changes/',
  tag: 'Requisitions',
  summary:
    'Server-sent events: the same for the applicants of all requisitions of a company that the caller lists',
  policy: { level: 2, scope: 'account' },
  bytes: 'out',
  params: z.object({ account_id: idSchema }),
  query: querySchema,
  responses: { 200: z.unknown() },
})
