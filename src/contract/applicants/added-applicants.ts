// Candidates whom staff add to a requisition, because they came by email, at a fair, or from a colleague.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, personNameSchema } from '../core/shape.ts'

export const addApplicant = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/added-applicants/',
  tag: 'Applicants',
  summary:
    'Add a candidate to an open requisition, with an unfinished application. They are emailed the invitation to apply only where `is_invited` says so',
  policy: {
    level: 2,
    scope: 'job',
    isForManagers: true,
    isIdempotent: true,
    rateLimit: { max: 300, windowSeconds: 3600 },
  },
  params: z.object({ job_id: idSchema }),
  body: z.object({
    email: emailSchema,
    first_name: personNameSchema,
    last_name: personNameSchema,
    /** Whether the invitation to apply is emailed to them: see `invite-message`. */
    is_invited: z.boolean(),
  }),
  responses: { 201: dataOf(z.object({ user_smartreq_id: z.number(), full_name: z.string() })) },
})
