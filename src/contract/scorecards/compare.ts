// Several applicants side by side: scores, steps, attributes and answers, each row in the order of the people.
import { z } from 'zod'

import { standardTitleSchema, stepStatusSchema } from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idListOf, localizedTextSchema } from '../core/shape.ts'
import { applicantSchema } from '../requisitions/requisitions.ts'
import { COMPARE_LIMITS } from './scorecards-rules.ts'
import { answeredQuestionSchema, attributeScoreSchema, scorecardSchema } from './scorecards.ts'

const personSchema = applicantSchema
  .pick({
    user_smartreq_id: true,
    ref_id: true,
    status: true,
    job_step_id: true,
    step_title: true,
    step_standard_title: true,
    step_status: true,
    pct_complete: true,
    score: true,
    knock_out_count: true,
    application_date: true,
  })
  .extend({
    /** Who it is. Null while names are hidden. */
    identity: applicantSchema
      .pick({ first_name: true, last_name: true, email: true, city: true, state: true })
      .nullable(),
    job_id: z.number(),
    job_title: z.string(),
    can_decide: scorecardSchema.shape.can_decide,
    next_step: scorecardSchema.shape.next_step,
    scored_by: scorecardSchema.shape.scored_by,
    /** The weighted mean by the requisition’s weights of now; null without a score that counts. */
    weighted_score: z.number().nullable(),
  })
export type ComparedPerson = z.infer<typeof personSchema>

const stepRowSchema = z.object({
  key: z.string(),
  title: z.string(),
  standard_title: standardTitleSchema.nullable(),
  /** Null for who has no such step in their plan. */
  cells: z.array(
    z
      .object({
        /** `not_reached`: it comes after the step that they are in. */
        state: z.enum([...stepStatusSchema.options, 'not_reached']),
        /** What the step measured, weighed as the requisition asks. */
        score: z.number().nullable(),
      })
      .nullable(),
  ),
})
export type ComparedStep = z.infer<typeof stepRowSchema>

const attributeRowSchema = z.object({
  ...attributeScoreSchema.pick({ attribute: true, name: true, explanation: true }).shape,
  /** What it weighs, where all are of one requisition; null for none, and where they are of several. */
  weight: z.number().nullable(),
  cells: z.array(attributeScoreSchema.pick({ score: true, metric: true }).nullable()),
})
export type ComparedAttribute = z.infer<typeof attributeRowSchema>

const questionRowSchema = z.object({
  key: z.string(),
  text: localizedTextSchema,
  /** Its answers tell who the person is: they are left out while names are hidden. */
  is_masked: z.boolean(),
  /** Null for who was not asked, or has not submitted it. */
  cells: z.array(answeredQuestionSchema.nullable()),
})
export type ComparedQuestion = z.infer<typeof questionRowSchema>

export const comparisonSchema = z.object({
  account_id: z.number(),
  is_blind: z.boolean(),
  /** The requisition that all of them applied to; null for several. */
  requisition: z.object({ job_id: z.number(), title: z.string() }).nullable(),
  people: z.array(personSchema),
  steps: z.array(stepRowSchema),
  attributes: z.array(attributeRowSchema),
  questions: z.array(questionRowSchema),
})
export type Comparison = z.infer<typeof comparisonSchema>

export const compareApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/multi-compare/',
  tag: 'Scorecards',
  summary:
    'Up to ten applicants of one company side by side; with is_blind=true without anything that tells who they are',
  policy: { level: 2, scope: 'job' },
  query: z.object({
    /** Comma-separated, in the order of the columns. */
    user_smartreq_ids: idListOf({ least: 1, most: COMPARE_LIMITS.most }),
    is_blind: z.enum(['true', 'false']).default('false'),
  }),
  responses: { 200: dataOf(comparisonSchema) },
})
