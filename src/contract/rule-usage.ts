// Which rules of requisitions use something of a company's settings: said before it is deleted.
import { z } from 'zod'

/** So many rules are named. */
export const NAMED_RULES = 5

export const ruleUsageSchema = z.object({
  count: z.number().int(),
  /** The first few of them, by requisition and name. */
  named: z
    .array(z.object({ automation_rule_id: z.number(), name: z.string(), job_title: z.string() }))
    .max(NAMED_RULES),
})
export type RuleUsage = z.infer<typeof ruleUsageSchema>
