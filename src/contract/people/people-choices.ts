// Choices of the forms for employees, and the look-up of a person by email address.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { SEPARATION_TYPES } from '../settings/separation-reasons.ts'
import { PEOPLE_POLICY, PEOPLE_TAG, PEOPLE_URL } from './people.ts'

const params = z.object({ account_id: idSchema })

const profileChoiceSchema = z.object({
  job_id: z.number(),
  title: z.string(),
  department: z.string().nullable(),
})
export type ProfileChoice = z.infer<typeof profileChoiceSchema>

export const listProfileChoices = endpoint({
  method: 'GET',
  url: `${PEOPLE_URL}profile-choices/`,
  tag: PEOPLE_TAG,
  summary: 'The job profiles in use that a person can be given, by title',
  policy: PEOPLE_POLICY,
  params: params,
  query: pageQuerySchema,
  responses: { 200: pageOf(profileChoiceSchema) },
})

const reasonChoiceSchema = z.object({
  separation_reason_id: z.number(),
  name: z.string(),
  separation_type: z.enum(SEPARATION_TYPES),
})

export const listSeparationChoices = endpoint({
  method: 'GET',
  url: `${PEOPLE_URL}separation-choices/`,
  tag: PEOPLE_TAG,
  summary: 'The separation reasons of a company, in its order',
  policy: PEOPLE_POLICY,
  params: params,
  responses: { 200: dataOf(z.array(reasonChoiceSchema)) },
})

const knownPersonSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** Of an employee, who gets another job then; null for an applicant or a user of the company. */
  employee_user_id: z.number().nullable(),
})
export type KnownPerson = z.infer<typeof knownPersonSchema>

export const checkPersonEmail = endpoint({
  method: 'POST',
  url: `${PEOPLE_URL}check-email/`,
  tag: PEOPLE_TAG,
  summary: 'The person of this company with an email address: an employee, an applicant or a user',
  policy: PEOPLE_POLICY,
  isRead: true,
  params: params,
  body: z.object({ email: emailSchema }),
  responses: { 200: dataOf(z.object({ person: knownPersonSchema.nullable() })) },
})
