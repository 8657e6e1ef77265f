// How a step of a plan is passed, when its applicants are answered, and what it measures.
import { smallint, text } from 'drizzle-orm/pg-core'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { USAGE, type UsageType } from '#contract/settings/settings-rules.ts'

export const stepRuleColumns = {
  /** When it is passed without a decision by staff. */
  passRule: text('pass_rule').$type<PassRule['kind']>().notNull().default('manual'),
  /** The score that `min_score` asks for; null for other rules. */
  passScore: smallint('pass_score'),
  /** Business days within which an applicant who waits for a decision is answered; null where none are promised. */
  answerDays: smallint('answer_days'),
  /** Whether its activities measure attributes or, in the measurement plan of a job profile, outcomes. */
  usageType: smallint('usage_type').$type<UsageType>().notNull().default(USAGE.attribute),
}
