// What happened to a requisition: its changes, those of its postings, and those of its applicants.
import { z } from 'zod'

import { automationTraceSchema } from '../automation/automation.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  anyOf,
  idSchema,
  instantSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { ruleResultSchema } from '../plan-editor/pass-rule.ts'
import { HISTORY_KINDS, HISTORY_LIST } from './requisitions-rules.ts'

const historyEntrySchema = z.object({
  audit_id: z.number(),
  at: instantSchema,
  /** Null for the product itself. The name is null for a user who is not of the company any more. */
  actor_id: z.number().nullable(),
  actor_name: z.string().nullable(),
  kind: z.enum(HISTORY_KINDS),
  action: z.string(),
  from_state: z.string().nullable(),
  to_state: z.string().nullable(),
  reason: textSchema.nullable(),
  /** What came of the pass rule of a step; null for everything else. */
  rule_result: ruleResultSchema.nullable(),
  /** The rule of the requisition that did it; null for everything else. */
  automation: automationTraceSchema.nullable(),
  /** The applicant that it is about; null for what is not about one, or about one who was erased. */
  applicant: z.object({ user_smartreq_id: z.number(), full_name: z.string() }).nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const listRequisitionHistory = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/activity/',
  tag: 'Requisitions',
  summary: 'What happened to a requisition and its applicants, newest first unless asked otherwise',
  policy: { level: 2, scope: 'job' },
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema.omit({ search: true }).extend({
    ordering: orderingOf(HISTORY_LIST.sort).default(HISTORY_LIST.defaultSort),
    entity: anyOf(z.enum(HISTORY_KINDS)).optional(),
    actor: idSchema.optional(),
  }),
  responses: { 200: pageOf(historyEntrySchema) },
})
