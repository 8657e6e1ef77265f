// What a user may ask about the data that is held on them: a copy of it, and that it be erased.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { PASSWORD_MAX_LENGTH } from '../session/password.ts'

const TAG = 'Privacy'

/** So long an erasure can be taken back. */
export const ERASURE_GRACE_DAYS = 7
/** So long a copy can be downloaded. */
export const EXPORT_DAYS = 7
/** How many copies of one person's data may be asked for in a day, by each who may ask. */
export const EXPORTS_PER_DAY = 3
/** Without a password, signing in so lately proves who a user is. */
export const RECENT_SIGN_IN_MINUTES = 10

const countSchema = z.number().int()

/** What an erasure takes away, for reading before, and as proof afterwards. */
export const erasedCountsSchema = z.object({
  applications: countSchema,
  answers: countSchema,
  recordings: countSchema,
})
export type ErasedCounts = z.infer<typeof erasedCountsSchema>

export const dataExportSchema = z.object({
  export_id: z.uuid(),
  requested_at: instantSchema,
  /** Null while it is being made. */
  ready_at: instantSchema.nullable(),
  expires_at: instantSchema,
  bytes: countSchema.nullable(),
})
export type DataExport = z.infer<typeof dataExportSchema>

export const erasureSchema = z.object({
  erasure_id: z.uuid(),
  requested_at: instantSchema,
  due_at: instantSchema,
})
export type Erasure = z.infer<typeof erasureSchema>

export const erasurePlanSchema = z.object({
  /** The request that is open; null when there is none. */
  request: erasureSchema.nullable(),
  grace_days: countSchema,
  /** False for people who sign in by a company’s provider: they prove themselves by signing in again. */
  has_password: z.boolean(),
  removed: erasedCountsSchema.extend({ sessions: countSchema, messages: countSchema }),
  companies: z.array(
    z.object({
      account_id: z.number(),
      account_name: z.string(),
      applications: countSchema,
      /** So many of them the company must keep for legal reasons; they are erased when that ends. */
      held: countSchema,
    }),
  ),
  /** Companies that would be left without anyone who may change their settings: before that nothing is erased. */
  last_admin_of: z.array(z.string()),
  /** Companies that the person works for, or will: they keep their own employment records. */
  employers: z.array(z.string()),
})
export type ErasurePlan = z.infer<typeof erasurePlanSchema>

const personSchema = z.object({ user_id: idSchema })
const own = { level: 1, scope: 'person' } as const
const mine = '/user/v1/privacy/user/:user_id'

export const getErasurePlan = endpoint({
  method: 'GET',
  url: `${mine}/erasure/`,
  tag: TAG,
  summary: 'What erasing the caller would remove, what stands against it, and the open request',
  policy: own,
  params: personSchema,
  responses: { 200: dataOf(erasurePlanSchema) },
})

export const requestErasure = endpoint({
  method: 'POST',
  url: `${mine}/erasure/`,
  tag: TAG,
  summary:
    'Ask to be erased after the grace period; with the password, or soon after signing in again',
  policy: { ...own, isIdempotent: true, rateLimit: { max: 30, windowSeconds: 60 } },
  params: personSchema,
  body: z.object({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional() }),
  responses: { 201: dataOf(erasureSchema) },
})

export const takeBackErasure = endpoint({
  method: 'DELETE',
  url: `${mine}/erasure/`,
  tag: TAG,
  summary: 'Take the open request back; nothing happens when there is none',
  policy: own,
  params: personSchema,
  responses: { 204: z.null() },
})

export const listExports = endpoint({
  method: 'GET',
  url: `${mine}/exports/`,
  tag: TAG,
  summary: 'The copies of their data that the caller asked for, newest first',
  policy: own,
  params: personSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(dataExportSchema) },
})

export const requestExport = endpoint({
  method: 'POST',
  url: `${mine}/exports/`,
  tag: TAG,
  summary: 'Ask for a copy of all that is held about the caller; a mail says when it is ready',
  policy: { ...own, isIdempotent: true },
  params: personSchema,
  responses: { 201: dataOf(dataExportSchema) },
})

export const downloadExport = endpoint({
  method: 'GET',
  url: `${mine}/export/:export_id/`,
  tag: TAG,
  summary: 'A copy that the caller asked for, as a JSON file',
  policy: { ...own, rateLimit: { max: 30, windowSeconds: 60 } },
  bytes: 'out',
  params: personSchema.extend({ export_id: z.uuid() }),
  responses: { 200: z.string() },
})

const companyPolicy = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
} as const
const candidateSchema = z.object({ account_id: idSchema, user_id: idSchema })
const candidates = '/account/v1/privacy/:account_id/candidate/:user_id'

export const listCandidateExports = endpoint({
  method: 'GET',
  url: `${candidates}/exports/`,
  tag: TAG,
  summary: 'The copies of a candidate’s data that a company asked for, newest first',
  policy: companyPolicy,
  params: candidateSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(dataExportSchema) },
})

export const requestCandidateExport = endpoint({
  method: 'POST',
  url: `${candidates}/exports/`,
  tag: TAG,
  summary:
    'Ask for a copy of what a company holds about one of its candidates, and of nothing else',
  policy: { ...companyPolicy, isIdempotent: true },
  params: candidateSchema,
  responses: { 201: dataOf(dataExportSchema) },
})

export const downloadCandidateExport = endpoint({
  method: 'GET',
  url: `${candidates}/export/:company_export_id/`,
  tag: TAG,
  summary: 'A copy that a company asked for, as a JSON file',
  policy: { ...companyPolicy, rateLimit: { max: 30, windowSeconds: 60 } },
  bytes: 'out',
  params: candidateSchema.extend({ company_export_id: z.uuid() }),
  responses: { 200: z.string() },
})
