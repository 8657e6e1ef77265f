import type { AutomationRule } from '#contract/automation/automation.ts'

import type { CountedRule } from './rule-repository.ts'

/** A rule as the API shows it. */
export function describeRule({
  rule,
  lastRunAt,
  switchedOnBy,
  names,
  ...counts
}: CountedRule): AutomationRule {
  return {
    automation_rule_id: rule.automationRuleId,
    slug: rule.slug,
    name: rule.name,
    is_on: rule.isOn,
    version: rule.version,
    trigger: rule.trigger,
    conditions: rule.conditions,
    actions: rule.actions,
    delay_hours: rule.delayHours,
    names,
    problem: rule.problem,
    switched_on_by: switchedOnBy,
    last_run_at: lastRunAt === null ? null : new Date(lastRunAt).toISOString(),
    ...counts,
  }
}
