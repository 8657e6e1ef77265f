// The screening plan of a requisition: steps with activities, in versions. Applicants go through the version that was
// published when they applied; a change is a draft until it is published for those who come next. The measurement plan of a
// job profile is one too: what the people who hold the profile take, without pass rules.
import { z } from 'zod'

import { standardTitleSchema } from '../applicants/application.ts'
import { activityKindSchema, activitySettingsSchema } from '../assessments/activity-kinds.ts'
import { assessmentPackageSchema } from '../assessments/assessments.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localizedTextSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { USAGE_TYPES } from '../settings/settings-rules.ts'
import { refuseEqualChoices } from './equal-choices.ts'
import { isPlaceSafe, UNSAFE_LINK } from './interview-setup.ts'
import { passRuleSchema } from './pass-rule.ts'
import { ANSWER_DAYS, PLAN_LIMITS } from './plan-editor-rules.ts'

const TAG = 'Screening plans'

const manage = { level: 2, scope: 'job', isForManagers: true } as const
const command = { ...manage, isIdempotent: true } as const

const jobParamsSchema = z.object({ job_id: idSchema })
const url = '/smartreq/v1/:job_id/screening-plan/'

const activityContentSchema = z.object({
  asmt_id: z.number(),
  title: localizedTextSchema,
  kind: activityKindSchema,
  minutes: z.number().int(),
  question_count: z.number().int(),
})

/** What a step can ask of an applicant. */
export const planContentSchema = activityContentSchema.extend({
  slug: z.string(),
  /** The attributes that it measures. */
  attribute_type_ids: z.array(z.number()),
})
export type PlanContent = z.infer<typeof planContentSchema>

const planActivitySchema = activityContentSchema.extend({
  job_step_activity_id: z.number(),
  is_required: z.boolean(),
  /** Rich text that candidates read before they start; empty for none. */
  instruction: z.string(),
  /** What staff wrote, for a kind whose content they write; null before anything is written. */
  settings: activitySettingsSchema.nullable(),
})
export type PlanActivity = z.infer<typeof planActivitySchema>

const answerDaysSchema = z.number().int().min(ANSWER_DAYS.min).max(ANSWER_DAYS.max)

const usageTypeSchema = z.literal(USAGE_TYPES)

const planStepSchema = z.object({
  job_step_id: z.number(),
  title: z.string(),
  standard_title: standardTitleSchema.nullable(),
  pass_rule: passRuleSchema,
  /** Business days within which applicants of this step are answered; null where no date is promised. */
  answer_days: answerDaysSchema.nullable(),
  /** What it measures: 1 attributes, 3 outcomes. Only the plan of a job profile has both. */
  usage_type: usageTypeSchema,
  activities: z.array(planActivitySchema),
})
export type PlanStep = z.infer<typeof planStepSchema>

/** What keeps a plan from being published; `step` counts from 0. */
export const planProblemSchema = z.object({
  code: z.enum([
    'no_steps',
    'first_step_empty',
    /** A step of a measurement plan that asks nothing. */
    'step_empty',
    'activity_twice',
    'no_questions',
    /** An onboarding activity for which no form is chosen. */
    'no_onboarding_form',
    /** Candidates submit by the first step: an interview comes after that. */
    'interview_first',
    /** The same of an offer. */
    'offer_first',
    /** An application has one offer at a time, and a plan one activity for it. */
    'offer_twice',
    /** The parts and breaks of a sequence of interviews take more than `INTERVIEW_LIMITS.sequenceMinutes`. */
    'sequence_too_long',
    'no_weights',
    'not_measured',
    /** Screening questions score an attribute that another activity measures: an applicant has one score of each. */
    'measured_twice',
    'rule_needs_activity',
    'rule_needs_score',
    /** The requisition requires it, and no required form of the first step has the field. */
    'resume_not_asked',
    'linkedin_not_asked',
  ]),
  step: z.number().int().nullable(),
  /** The attribute that nothing in the plan measures, or more than one activity. */
  attribute_type_id: z.number().nullable(),
})
export type PlanProblem = z.infer<typeof planProblemSchema>

const planSchema = z.object({
  /** What the next applicant gets; null before the first publication. */
  published_version: z.number().int().nullable(),
  /** The version that is shown: the draft, or the published one where there is no draft. */
  version: z.number().int(),
  is_draft: z.boolean(),
  /** Names this state: a change is refused when another one came first. */
  revision: z.number().int(),
  steps: z.array(planStepSchema),
  problems: z.array(planProblemSchema),
  /** Applicants whose application is still open, by the version that they go through. */
  under_way: z.array(z.object({ version: z.number().int(), count: z.number().int() })),
})
export type ScreeningPlan = z.infer<typeof planSchema>

export const getScreeningPlan = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The plan to edit: the draft where there is one, else what is published',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(planSchema) },
})

const planBodySchema = z.object({
  revision: z.number().int().min(0),
  steps: z
    .array(
      z.object({
        /** Left out for a new step. */
        job_step_id: idSchema.optional(),
        title: nameTextSchema.min(1).max(PLAN_LIMITS.titleLength),
        standard_title: standardTitleSchema.nullable(),
        /** Left out by older screens: the step keeps its rule, and a new one is decided by staff. */
        pass_rule: passRuleSchema.optional(),
        /** Left out by older screens: the step keeps its promise, and a new one makes the usual one. */
        answer_days: answerDaysSchema.nullable().optional(),
        /** Left out: the step keeps its own, and a new one measures attributes. */
        usage_type: usageTypeSchema.optional(),
        activities: z.array(
          z.object({
            /** Left out for a new activity. */
            job_step_activity_id: idSchema.optional(),
            asmt_id: idSchema,
            is_required: z.boolean(),
            /** HTML, which the server cleans. Left out by older screens: the activity keeps its instruction. */
            instruction: textSchema.max(PLAN_LIMITS.instructionLength).optional(),
            /** Left out for a kind that has none. */
            settings: activitySettingsSchema
              .nullable()
              .optional()
              .refine(isPlaceSafe, { path: ['place'], message: UNSAFE_LINK }),
          }),
        ),
      }),
    )
    .max(PLAN_LIMITS.steps)
    .refine((steps) => steps.flatMap((step) => step.activities).length <= PLAN_LIMITS.activities, {
      message: `At most ${PLAN_LIMITS.activities} activities.`,
    })
    .refine(areStepsOnce, { message: 'A step is there twice.' }),
})
export type PlanBody = z.infer<typeof planBodySchema>

export const saveScreeningPlan = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Store the whole plan as the draft. Refused with `plan_changed` when another user stored it meanwhile. The plan of a job profile has no pass rules and no promised dates',
  policy: command,
  params: jobParamsSchema,
  body: planBodySchema.superRefine(refuseEqualChoices),
  responses: { 200: dataOf(planSchema) },
})

export const publishScreeningPlan = endpoint({
  method: 'POST',
  url: `${url}publish/`,
  tag: TAG,
  summary:
    'Give the draft to everyone who applies from now on; who is under way stays on their version. Refused with `plan_has_problems`',
  policy: command,
  params: jobParamsSchema,
  body: planBodySchema.pick({ revision: true }),
  responses: { 200: dataOf(planSchema) },
})

export const discardScreeningPlan = endpoint({
  method: 'DELETE',
  url: `${url}draft/`,
  tag: TAG,
  summary: 'Drop the draft and go back to what is published',
  policy: command,
  params: jobParamsSchema,
  responses: { 200: dataOf(planSchema) },
})

export const previewPlanActivity = endpoint({
  method: 'GET',
  url: `${url}activity/:job_step_activity_id/preview/`,
  tag: TAG,
  summary: 'What a candidate gets of an activity, to look at before the plan is published',
  policy: manage,
  params: jobParamsSchema.extend({ job_step_activity_id: idSchema }),
  responses: { 200: dataOf(assessmentPackageSchema) },
})

export const listPlanContent = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/assessments/',
  tag: TAG,
  summary:
    'What can be an activity of the plan: the newest version of each instrument, by title. For a job profile, those that measure the people who hold it',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(z.array(planContentSchema)) },
})

// A step that stands at two places would have to come before itself.
function areStepsOnce(steps: readonly { job_step_id?: number | undefined }[]): boolean {
  const ids = steps.flatMap(({ job_step_id }) => job_step_id ?? [])
  return new Set(ids).size === ids.length
}
