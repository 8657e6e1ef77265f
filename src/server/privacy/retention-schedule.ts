// When rules of retention count: the daily run, and the notice that a stricter rule has.
import {
  RETENTION_NOTICE_HOURS,
  retentionRuleSchema,
  type RetentionDays,
  type RetentionRule,
} from '#contract/privacy/retention.ts'

import { RETENTION_TIME } from '../jobs/job-payloads.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A rule that is on: applications go so many days after their end. */
export type RuleInForce = { readonly rule: RetentionRule; readonly days: number }

/** What is saved; `effectiveFrom` is in the past for what has always been. */
export type RetentionPolicy = { readonly days: RetentionDays; readonly effectiveFrom: Date }

export const NO_RETENTION: RetentionPolicy = {
  days: { ended_applications_days: null, hired_applications_days: null },
  effectiveFrom: new Date(0),
}

/** The rules that are on. */
export function rulesOf(days: RetentionDays): RuleInForce[] {
  return retentionRuleSchema.options.flatMap((rule) => {
    const kept = days[`${rule}_days`]
    return kept === null ? [] : [{ rule, days: kept }]
  })
}

/** What saving rules makes of those before: whatever anonymises more has its notice first, anything else counts at once. */
export function replacePolicy(
  before: RetentionPolicy,
  { days, now }: { days: RetentionDays; now: Date },
): RetentionPolicy {
  const isStricter = rulesOf(days).some(
    (one) => one.days < (before.days[`${one.rule}_days`] ?? Number.POSITIVE_INFINITY),
  )
  const noticed = new Date(now.getTime() + RETENTION_NOTICE_HOURS * HOUR_MS)
  return { days, effectiveFrom: isStricter ? noticed : before.effectiveFrom }
}

/** The first run that goes by a policy; null for one that anonymises nothing. */
export function nextRunOf({ days, effectiveFrom }: RetentionPolicy, now: Date): Date | null {
  if (rulesOf(days).length === 0) return null
  return runAfter(effectiveFrom > now ? effectiveFrom : now)
}

/** The day's instant before which an application must have ended for a run at that time. */
export function cutoffOf(rule: Pick<RuleInForce, 'days'>, at: Date): Date {
  return new Date(at.getTime() - rule.days * DAY_MS)
}

function runAfter(instant: Date): Date {
  const run = new Date(instant)
  run.setUTCHours(RETENTION_TIME.hour, RETENTION_TIME.minute, 0, 0)
  if (run < instant) run.setUTCDate(run.getUTCDate() + 1)
  return run
}
