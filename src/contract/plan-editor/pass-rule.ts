// When a step of a screening plan is passed without a decision by staff.
import { z } from 'zod'

import { PASS_SCORE } from './plan-editor-rules.ts'

/**
 * `manual` staff decide · `all_done` every required activity is submitted · `min_score` the weighted mean of what the
 * step measures reaches `min_score`.
 */
export const passRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manual') }),
  z.object({ kind: z.literal('all_done') }),
  z.object({
    kind: z.literal('min_score'),
    min_score: z.number().int().min(PASS_SCORE.min).max(PASS_SCORE.max),
  }),
])
export type PassRule = z.infer<typeof passRuleSchema>

export const MANUAL: PassRule = { kind: 'manual' }

/** What came of a rule, as the history of an application tells it; `score` is null where none counted. */
export const ruleResultSchema = z.object({
  verdict: z.enum(['passed', 'failed', 'undecided']),
  /** `offer_accepted`: the offer activity of the step moves its applicants to the next one. */
  rule: z.discriminatedUnion('kind', [
    ...passRuleSchema.options,
    z.object({ kind: z.literal('offer_accepted') }),
  ]),
  score: z.number().nullable(),
})
export type RuleResult = z.infer<typeof ruleResultSchema>
