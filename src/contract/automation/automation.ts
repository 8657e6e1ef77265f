// Rules of a requisition: what they do by themselves about an applicant, when, and under which conditions.
import { z } from 'zod'

import { APPLICATION_SOURCES } from '../applicants/applicant-filters.ts'
import { applicationStatusSchema, stepStatusSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  nameTextSchema,
  textSchema,
} from '../core/shape.ts'
import {
  AUTOMATION_LIMITS,
  AUTOMATION_PROBLEMS,
  DECIDING_ACTIONS,
  SCORE_COMPARISONS,
  TIMED_EVENTS,
} from './automation-rules.ts'

const TAG = 'Automation'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const
const url = '/smartreq/v1/:job_id/automation/' as const
const oneUrl = '/smartreq/v1/:job_id/automation/:slug/' as const
const jobParamsSchema = z.object({ job_id: idSchema })
const slugSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const automationParamsSchema = jobParamsSchema.extend({ slug: slugSchema })

const scoreShape = { op: z.enum(SCORE_COMPARISONS), score: z.number().min(0).max(100) }

const triggerSchema = z.discriminatedUnion('kind', [
  /** Once everything that was submitted is scored. */
  z.object({ kind: z.literal('submitted') }),
  /** Null: any step. */
  z.object({ kind: z.literal('step_passed'), job_step_id: idSchema.nullable() }),
  z.object({ kind: z.literal('step_failed'), job_step_id: idSchema.nullable() }),
  z.object({ kind: z.literal('score'), ...scoreShape }),
  /** The fit score, where a predictive model made it. */
  z.object({ kind: z.literal('model_score'), ...scoreShape }),
  /** The mean of what one activity measured. */
  z.object({ kind: z.literal('activity_score'), job_step_activity_id: idSchema, ...scoreShape }),
  z.object({
    kind: z.literal('time_since'),
    event: z.enum(TIMED_EVENTS),
    days: z.number().int().min(AUTOMATION_LIMITS.days.min).max(AUTOMATION_LIMITS.days.max),
  }),
])
export type AutomationTrigger = z.infer<typeof triggerSchema>

const idsSchema = z.array(idSchema).min(1).max(AUTOMATION_LIMITS.values)

/** Where it names several, any of them is enough. */
const conditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('score'), ...scoreShape }),
  z.object({ kind: z.literal('status'), statuses: z.array(applicationStatusSchema).min(1).max(9) }),
  z.object({
    kind: z.literal('step_status'),
    step_statuses: z.array(stepStatusSchema).min(1).max(6),
  }),
  z.object({ kind: z.literal('step'), job_step_ids: idsSchema }),
  /** Any of these tags; without `has_tag` none of them. */
  z.object({ kind: z.literal('tag'), tag_ids: idsSchema, has_tag: z.boolean() }),
  /** Null: to no one. */
  z.object({
    kind: z.literal('assigned'),
    user_ids: z.array(idSchema.nullable()).min(1).max(AUTOMATION_LIMITS.values),
  }),
  z.object({ kind: z.literal('hiring_class'), hiring_class_ids: idsSchema }),
  z.object({
    kind: z.literal('source'),
    source_types: z.array(z.enum(APPLICATION_SOURCES)).min(1).max(11),
  }),
  /** At least one knock-out answer; without `has_knock_out` none. */
  z.object({ kind: z.literal('knock_out'), has_knock_out: z.boolean() }),
])
export type AutomationCondition = z.infer<typeof conditionSchema>

const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('advance') }),
  z.object({
    kind: z.literal('reject'),
    rejection_reason_id: idSchema,
    reason_note: textSchema.trim().max(1000).default(''),
  }),
  z.object({ kind: z.literal('move'), to_job_id: idSchema }),
  z.object({ kind: z.literal('assign'), user_id: idSchema }),
  z.object({
    kind: z.literal('tag'),
    tag_ids: z.array(idSchema).min(1).max(AUTOMATION_LIMITS.addedTags),
  }),
  z.object({ kind: z.literal('email'), template_slug: slugSchema, language: localeSchema }),
])
export type AutomationAction = z.infer<typeof actionSchema>

const DECIDING: readonly string[] = DECIDING_ACTIONS

const actionsSchema = z
  .array(actionSchema)
  .min(1)
  .max(AUTOMATION_LIMITS.actions)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
    message: 'Each action once.',
  })
  .refine((all) => all.filter(({ kind }) => DECIDING.includes(kind)).length <= 1, {
    message: 'A rule can advance, reject or move, and only one of these.',
  })

export const whatShape = {
  trigger: triggerSchema,
  /** All of them have to be met. */
  conditions: z.array(conditionSchema).max(AUTOMATION_LIMITS.conditions),
  actions: actionsSchema,
  /** How long after the trigger it acts; the user who has changed meanwhile is left alone. */
  delay_hours: z.number().int().min(0).max(AUTOMATION_LIMITS.delayHours),
}
const whatSchema = z.object(whatShape)
/** What a rule does, when, and about whom. */
export type AutomationWhat = z.infer<typeof whatSchema>

/** What the history says of an act of a rule: by the name that it had then. */
export const automationTraceSchema = z.object({
  name: z.string(),
  trigger: triggerSchema,
  /** What it did together about one applicant; null where it is not about one. */
  run_id: z.number().nullable(),
})
export type AutomationTrace = z.infer<typeof automationTraceSchema>

const nameSchema = nameTextSchema.min(1).max(AUTOMATION_LIMITS.name)

const namedSchema = z.array(z.object({ id: z.number(), name: z.string() }))

/** The names of what a rule refers to, as they are now; what is gone has none. */
const ruleNamesSchema = z.object({
  tags: namedSchema,
  users: namedSchema,
  hiring_classes: namedSchema,
  requisitions: namedSchema,
})
export type RuleNames = z.infer<typeof ruleNamesSchema>

const ruleSchema = z.object({
  automation_rule_id: z.number(),
  slug: z.string(),
  name: z.string(),
  is_on: z.boolean(),
  /** Counts its changes: a change that goes by an older state is refused. */
  version: z.number().int(),
  ...whatShape,
  /** None in a reply that was stored for a repeated command before rules had them. */
  names: ruleNamesSchema.default({ tags: [], users: [], hiring_classes: [], requisitions: [] }),
  problem: z.enum(AUTOMATION_PROBLEMS).nullable(),
  /** In whose name it acts; null until it is switched on. */
  switched_on_by: z.string().nullable(),
  last_run_at: instantSchema.nullable(),
  /** How many applicants it acted on, left alone, and will act on. */
  done: z.number().int(),
  skipped: z.number().int(),
  waiting: z.number().int(),
})
export type AutomationRule = z.infer<typeof ruleSchema>

export const listAutomations = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: `The rules of a requisition in the order in which they act; at most ${AUTOMATION_LIMITS.rules}`,
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.array(ruleSchema)) },
})

export const createAutomation = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Store a new rule. It acts only once it is switched on',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ name: nameSchema, ...whatShape }),
  responses: { 201: dataOf(ruleSchema) },
})

export const getAutomation = endpoint({
  method: 'GET',
  url: oneUrl,
  tag: TAG,
  summary: 'One rule of a requisition',
  policy: manage,
  params: automationParamsSchema,
  responses: { 200: dataOf(ruleSchema) },
})

export const saveAutomation = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary:
    'Change a rule, which switches it off, or switch it on or off. It acts in the name of the user who switched it on, and about what happens from then on',
  policy: command,
  params: automationParamsSchema,
  body: z
    .object({
      version: z.number().int().min(1),
      is_on: z.boolean().optional(),
      name: nameSchema.optional(),
    })
    .extend(whatSchema.partial().shape),
  responses: { 200: dataOf(ruleSchema) },
})

export const deleteAutomation = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a rule. What it did stays; what it was going to do does not happen',
  policy: command,
  params: automationParamsSchema,
  responses: { 200: dataOf(z.object({ slug: z.string() })) },
})

export const restoreAutomation = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/automation/:slug/restore/',
  tag: TAG,
  summary: 'Bring a deleted rule back, switched off',
  policy: command,
  params: automationParamsSchema,
  responses: { 200: dataOf(ruleSchema) },
})

export const orderAutomations = endpoint({
  method: 'PUT',
  url: '/smartreq/v1/:job_id/automation-order/',
  tag: TAG,
  summary: 'Put the rules of a requisition in an order, in which they act; it names all of them',
  policy: command,
  params: jobParamsSchema,
  body: z.object({ slugs: z.array(slugSchema).max(AUTOMATION_LIMITS.rules) }),
  responses: { 200: dataOf(z.object({ slugs: z.array(z.string()) })) },
})
