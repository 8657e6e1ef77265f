// Candidates whom staff add to a requisition, because they came by email, at a fair, or from a colleague.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, personNameSchema } from '../core/shape.ts'
import { isPhoneNumber } from '../people/profile-rules.ts'

const manage = { level: 2, scope: 'job', isForManagers: true } as const

export const addApplicant = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/added-applicants/',
  tag: 'Applicants',
  summary:
    'Add a candidate to an open requisition, with an unfinished application. They are emailed the invitation to apply only where `is_invited` says so',
  policy: { ...manage, isIdempotent: true, rateLimit: { max: 300, windowSeconds: 3600 } },
  params: z.object({ job_id: idSchema }),
  body: z.object({
    email: emailSchema,
    first_name: personNameSchema,
    last_name: personNameSchema,
    /** As it is dialled; left out for none. A number that the company knows of them stays. */
    phone_number: z
      .string()
      .refine(isPhoneNumber, 'Digits only; a plus may come first, and x with an extension last.')
      .optional(),
    /** Where they come from: a source in use of the company; its own search when left out. */
    source_id: idSchema.optional(),
    /** Whether the invitation to apply is emailed to them: see `invite-message`. */
    is_invited: z.boolean(),
  }),
  responses: {
    201: dataOf(
      z.object({ user_smartreq_id: z.number(), ref_id: z.number(), full_name: z.string() }),
    ),
  },
})

const resumeContactSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
})
export type ResumeContact = z.infer<typeof resumeContactSchema>

const readResumeSchema = resumeContactSchema.extend({
  /** Whether there was no time to read it, so that nothing is known of what it says. */
  is_late: z.boolean(),
})
export type ReadResume = z.infer<typeof readResumeSchema>

export const readResume = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/added-applicants/read-resume/',
  tag: 'Applicants',
  summary:
    'The name and contact of a candidate as their resume (PDF, DOCX, DOC or text; at most 10 MB) seems to say them, for a form to begin with; empty where it does not. Stores nothing',
  policy: { ...manage, rateLimit: { max: 60, windowSeconds: 60 } },
  params: z.object({ job_id: idSchema }),
  form: z.object({}),
  responses: { 200: dataOf(readResumeSchema) },
  isRead: true,
})
