// What a bulk rejection would do to groups of applicants, before it is done: figures about the answers to the
// equal-opportunity questions, none about a person.
import { z } from 'zod'

import { isOneOf, ONE_OF, selectionShape } from './decisions.ts'
import { EEOC_QUESTIONS } from './eeoc-choices.ts'
import { endpoint } from './endpoint.ts'
import { dataOf, idSchema, localizedTextSchema } from './shape.ts'

const peopleSchema = z.number().int()
const fractionSchema = z.number().min(0).max(1)

const groupSchema = z.object({
  choice: z.string(),
  /** As candidates read it. */
  label: localizedTextSchema,
  /** Applicants in process, those of the selection included. */
  considered: peopleSchema,
  /** How many of them the rejection leaves in process. */
  staying: peopleSchema,
  /** staying / considered. */
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

const questionSchema = z.object({
  question_id: z.enum(EEOC_QUESTIONS),
  text: localizedTextSchema,
  /** Empty where the figures would be about too few people. */
  groups: z.array(groupSchema),
  /** People of the groups that are not shown, together; null where no group is shown. */
  hidden_people: peopleSchema.nullable(),
  /** People who did not answer or declined; null where they are among the hidden ones. */
  unanswered_people: peopleSchema.nullable(),
})

const impactSchema = z.object({
  /**
   * `not_asked`: the requisition does not ask the questions · `too_few`: fewer than five are rejected or stay ·
   * `too_close`: figures about almost the same people were shown before, and both together would tell about the few who
   * differ · `shown`.
   */
  state: z.enum(['not_asked', 'too_few', 'too_close', 'shown']),
  /** How many people are counted on the other side, or not at all, so that figures differ by five people or none. */
  regrouped_people: peopleSchema,
  /** Empty unless `shown`. */
  questions: z.array(questionSchema),
})
export type ImpactRatios = z.infer<typeof impactSchema>

export const checkImpactRatio = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/bulk-reject-applicants/impact-ratio/',
  tag: 'Decisions',
  summary:
    'The selection rate and the impact ratio of each group, if these applicants were rejected. Rejects no one; what was asked about is stored, so that later figures differ by at least five people',
  policy: { level: 2, scope: 'job', isForManagers: true, isIdempotent: true },
  params: z.object({ job_id: idSchema }),
  body: z
    .object({ ref_ids: selectionShape.ref_ids, matching: selectionShape.matching })
    .refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(impactSchema) },
})
