// The effect of decisions on groups of applicants: selection rates by the answers to the equal-opportunity questions, from
// published figures alone. There is none for a selection of applicants: two that differ by one person would tell an answer.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, localizedTextSchema } from '../core/shape.ts'
import { EEOC_QUESTIONS } from '../privacy/eeoc-choices.ts'

const peopleSchema = z.number().int()
const fractionSchema = z.number().min(0).max(1)

const groupSchema = z.object({
  choice: z.string(),
  /** As candidates read it. */
  label: localizedTextSchema,
  /** Applicants who were hired or rejected. */
  considered: peopleSchema,
  /** How many of them were hired. */
  selected: peopleSchema,
  /** selected / considered. */
  selection_rate: fractionSchema,
  /** The rate by the highest rate of the question's groups. */
  impact_ratio: fractionSchema,
  /** Whether it is the group with the highest rate. */
  is_reference: z.boolean(),
  is_below_four_fifths: z.boolean(),
  /** Fisher's exact two-sided p against the reference; null for the reference. */
  p_value: fractionSchema.nullable(),
  /** Whether one decision the other way round would lift the ratio over 0.80, or take it below. */
  is_flipped_by_one: z.boolean(),
})

const impactSchema = z.object({
  /** Whether the requisition asks the equal-opportunity questions. */
  is_asked: z.boolean(),
  /** When the figures were published; null before. */
  published_at: instantSchema.nullable(),
  questions: z.array(
    z.object({
      question_id: z.enum(EEOC_QUESTIONS),
      text: localizedTextSchema,
      /** Those of whom at least five were hired and five rejected; empty where there are not two such groups. */
      groups: z.array(groupSchema),
    }),
  ),
})
export type ImpactRatios = z.infer<typeof impactSchema>

export const getImpactRatios = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/impact-ratios/',
  tag: 'Decisions',
  summary:
    'The selection rate and the impact ratio of each group in the published decisions of a requisition. They change once a day, in steps of at least five people',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: z.object({ job_id: idSchema }),
  responses: { 200: dataOf(impactSchema) },
})
