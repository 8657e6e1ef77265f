// Whether an e-mail address belongs to a user: asked by staff who name people by their address.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Users'
const params = z.object({ email: emailSchema })
/** The company that the caller asks for; the one of their first role when left out. */
const query = z.object({ account_id: idSchema.optional() })
const policy = {
  level: 2,
  scope: 'account',
  // The user who names people: as managers of users, in the settings, or in the team of a job.
  anyFlagOrManager: ['all_employee_access', 'company_settings_access'],
  rateLimit: { max: 60, windowSeconds: 60 },
} as const

const namesSchema = z.object({ email: z.string(), first_name: z.string(), last_name: z.string() })

const companyPersonSchema = namesSchema.extend({ user_id: z.number() })
export type CompanyPerson = z.infer<typeof companyPersonSchema>

export const checkUserEmail = endpoint({
  method: 'GET',
  url: '/user/v1/check-user-email/:email/',
  tag: TAG,
  summary: 'The name of the user of the company who has this email',
  policy,
  params,
  query,
  responses: { 200: dataOf(namesSchema) },
})

export const checkCompanyEmail = endpoint({
  method: 'GET',
  url: '/user/v2/check-user-email/:email/',
  tag: TAG,
  summary: 'The person of the company who has this email',
  policy,
  params,
  query,
  responses: { 200: dataOf(companyPersonSchema) },
})
