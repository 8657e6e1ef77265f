// What the rules of a requisition would do, and what they did about whom.
import { z } from 'zod'

import { applicationStatusSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { automationParamsSchema, whatShape } from './automation.ts'

const TAG = 'Automation'
const manage = { level: 2, scope: 'job', isForManagers: true } as const

const dryRunSchema = z.object({
  /** Applicants that its action could be about. */
  looked_at: z.number().int(),
  matching: z.number().int(),
  /** Whether it would reject every one of those that it looked at. */
  rejects_all: z.boolean(),
  /** One page of those who match. */
  applicants: z.array(
    z.object({
      user_smartreq_id: z.number(),
      full_name: z.string(),
      status: applicationStatusSchema,
      score: z.number().nullable(),
    }),
  ),
})
export type AutomationDryRun = z.infer<typeof dryRunSchema>

export const dryRunAutomation = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/automation-dry-run/',
  tag: TAG,
  summary: 'Whom a rule would match among the applicants that there are; it changes nothing',
  policy: manage,
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema.omit({ search: true }),
  body: z.object(whatShape),
  responses: { 200: dataOf(dryRunSchema) },
  isRead: true,
})

const runSchema = z.object({
  run_id: z.number(),
  user_smartreq_id: z.number(),
  full_name: z.string(),
  state: z.enum(['waiting', 'done', 'skipped', 'undone']),
  /** When it acted, or will. */
  at: instantSchema,
  undo_until: instantSchema.nullable(),
})
export type AutomationRun = z.infer<typeof runSchema>

export const listAutomationRuns = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/automation/:slug/runs/',
  tag: TAG,
  summary: 'Whom a rule acted on, newest first',
  policy: manage,
  params: automationParamsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(runSchema) },
})

export const undoAutomationRun = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/automation-runs/:run_id/undo/',
  tag: TAG,
  summary:
    'Take back within seven days what a rule did about one applicant; what has changed again since stays',
  policy: { ...manage, isIdempotent: true },
  params: z.object({ user_smartreq_id: idSchema, run_id: idSchema }),
  responses: { 200: dataOf(z.object({ is_undone: z.boolean() })) },
})
