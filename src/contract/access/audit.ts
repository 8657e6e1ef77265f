// The audit trail of a company: who changed what, when, from where, and what it was before and after.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  idSchema,
  instantSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { AUDIT_ENTITIES } from './audit-entities.ts'

const TAG = 'Audit trail'

export const auditEntitySchema = z.enum(AUDIT_ENTITIES)

const valuesSchema = z.record(z.string(), z.unknown()).nullable()

export const auditEventSchema = z.object({
  audit_id: z.number(),
  at: instantSchema,
  /** Null for the system itself. The name is today’s; null for a user who is not of the company any more. */
  actor_id: z.number().nullable(),
  actor_name: z.string().nullable(),
  /** The network address that it came from; null for the system, and for what is older than this column. */
  address: z.string().nullable(),
  entity: auditEntitySchema,
  entity_id: z.number(),
  action: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  reason: z.string().nullable(),
  before: valuesSchema,
  after: valuesSchema,
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const paramsSchema = z.object({ account_id: idSchema })
const filterShape = {
  entity: auditEntitySchema.optional(),
  entity_id: idSchema.optional(),
  actor_id: idSchema.optional(),
  action: textSchema.max(40).optional(),
  /** From this instant, and before that one. */
  from: instantSchema.optional(),
  until: instantSchema.optional(),
}
const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const

export const listAuditEvents = endpoint({
  method: 'GET',
  url: '/account/v1/audit-trail/:account_id/',
  tag: TAG,
  summary: 'What was changed in a company, newest first unless asked otherwise',
  policy,
  params: paramsSchema,
  query: pageQuerySchema
    .omit({ search: true })
    .extend({ ...filterShape, ordering: orderingOf(['at']).default('-at') }),
  responses: { 200: pageOf(auditEventSchema) },
})

export const exportAuditEvents = endpoint({
  method: 'GET',
  url: '/account/v1/audit-trail/:account_id/export/',
  tag: TAG,
  summary: 'The same as a CSV file, whole',
  policy: { ...policy, rateLimit: { max: 10, windowSeconds: 60 }, isAudited: true },
  bytes: 'out',
  params: paramsSchema,
  query: z.object(filterShape),
  responses: { 200: z.string() },
})
