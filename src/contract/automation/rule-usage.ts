// Which rules of requisitions and saved views use something of a company's settings: said before it is deleted.
import { z } from 'zod'

/** So many rules, or views, are named. */
export const NAMED_RULES = 5

export const ruleUsageSchema = z.object({
  count: z.number().int(),
  /** The first few of them, by requisition and name. */
  named: z
    .array(z.object({ automation_rule_id: z.number(), name: z.string(), job_title: z.string() }))
    .max(NAMED_RULES),
})
export type RuleUsage = z.infer<typeof ruleUsageSchema>

/** Saved views of lists that are narrowed by it: those that all may choose by name, the others in number alone. */
export const viewUsageSchema = z.object({
  count: z.number().int(),
  named: z.array(z.object({ view_id: z.number(), name: z.string() })).max(NAMED_RULES),
})
export type ViewUsage = z.infer<typeof viewUsageSchema>
