// SQL of whom a rule is about: the applications to which its trigger happened and that meet its conditions. Every statement is
// about all of them at once. Runs in the company's scope.
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'

import {
  type ActionKind,
  DECIDING_ACTIONS,
  type TimedEvent,
} from '#contract/automation/automation-rules.ts'
import type {
  AutomationCondition,
  AutomationTrigger,
  AutomationWhat,
} from '#contract/automation/automation.ts'
import { startsFrom } from '#contract/decisions/application-actions.ts'

import { hasKnockOut } from '../db/knock-outs.ts'
import { isListed } from '../db/listed-applications.ts'
import { application } from '../db/schema/requisition.ts'
import { isAtAnyStep } from '../requisitions/step-versions.ts'

type DecidingAction = (typeof DECIDING_ACTIONS)[number]

/** A rule, and since when what happens counts; null to look at everything that ever happened. */
export type Matched = Pick<AutomationWhat, 'trigger' | 'conditions' | 'actions'> & {
  readonly accountId: number
  readonly jobId: number
  readonly since: Date | null
  readonly at: Date
}

/** What decides about the applicants; null for a rule that does not. */
export function decidingActionOf(actions: readonly { kind: ActionKind }[]): DecidingAction | null {
  return DECIDING_ACTIONS.find((kind) => actions.some((one) => one.kind === kind)) ?? null
}

/** The applications that the actions of a rule could be about, whatever happened. */
export function reachable({ accountId, jobId, actions }: Matched): SQL | undefined {
  const deciding = decidingActionOf(actions)
  return and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    isListed(),
    isNull(application.erasedAt),
    deciding === null ? undefined : inArray(application.status, [...startsFrom(deciding)]),
  )
}

/** Those of them to which the trigger happened, and that meet the conditions. */
export function matching(rule: Matched): SQL | undefined {
  return and(
    reachable(rule),
    isNotNull(eventKey(rule)),
    ...rule.conditions.map((one) => meets(one, rule.accountId)),
  )
}

/** Names what happened to an application, within the rule; null where its trigger did not happen. */
export function eventKey({ trigger, since, at }: Pick<Matched, 'trigger' | 'since' | 'at'>) {
  return sql<string | null>`(${keyOf(trigger, { since, at })})`
}

type Times = { readonly since: Date | null; readonly at: Date }

function keyOf(trigger: AutomationTrigger, times: Times): SQL {
  const from = sql`${(times.since ?? new Date(0)).toISOString()}::timestamptz`
  switch (trigger.kind) {
    case 'submitted':
      return sql`case when application.submitted_at >= ${from} and not exists (
        select 1 from user_step_activity u where u.account_id = application.account_id
          and u.user_smartreq_id = application.user_smartreq_id and u.status = 'scoring') then 'submitted' end`
    case 'step_passed':
    case 'step_failed':
      return stepKey(trigger, from)
    case 'score':
      return scoreKey(trigger, { from, kind: sql`true` })
    case 'model_score':
      return scoreKey(trigger, { from, kind: sql`application.score_model_id is not null` })
    case 'activity_score':
      return activityKey(trigger, from)
    case 'time_since':
      return timeKey(trigger, times.at)
    default:
      return trigger satisfies never
  }
}

// By staff, by the pass rule of the step, or by another rule; what was taken back did not happen.
function stepKey(
  trigger: Extract<AutomationTrigger, { kind: 'step_passed' | 'step_failed' }>,
  from: SQL,
): SQL {
  const outcome = trigger.kind === 'step_passed' ? 'passed' : 'failed'
  const { job_step_id: stepId } = trigger
  const atStep =
    stepId === null
      ? sql`true`
      : sql`d.from_job_step_id in (select o.job_step_id from job_step o join job_step s
          on s.account_id = o.account_id and s.job_id = o.job_id
            and coalesce(s.origin_step_id, s.job_step_id) = coalesce(o.origin_step_id, o.job_step_id)
          where o.account_id = application.account_id and s.job_step_id = ${stepId})`
  return sql`select 'decision:' || d.decision_id from application_decision d
    where d.account_id = application.account_id and d.user_smartreq_id = application.user_smartreq_id
      and d.undone_at is null and d.decided_at >= ${from} and ${atStep}
      and (d.step_outcome = ${outcome} or (d.action = 'pass_rule' and d.to_step_status = ${outcome}))
    order by d.decision_id desc limit 1`
}

type Comparison = { readonly op: 'at_least' | 'below'; readonly score: number }

function compared(value: SQL, { op, score }: Comparison): SQL {
  return op === 'at_least' ? sql`${value} >= ${score}` : sql`${value} < ${score}`
}

const scoresOf = sql`attribute_score s where s.account_id = application.account_id
  and s.user_smartreq_id = application.user_smartreq_id`

function scoreKey(comparison: Comparison, { from, kind }: { from: SQL; kind: SQL }): SQL {
  return sql`case when ${compared(sql`application.score`, comparison)} and ${kind}
    and (exists (select 1 from ${scoresOf} and s.computed_at >= ${from})
      or ${isWeighedSince(from)}) then 'score' end`
}

// What was measured before can be weighed in another way since: no measurement tells of that, the history does.
function isWeighedSince(from: SQL): SQL {
  return sql`exists (select 1 from audit_event e where e.account_id = application.account_id
    and e.entity = 'application' and e.entity_id = application.user_smartreq_id and e.at >= ${from}
    and e.action = 'recalculate_scores')`
}

function activityKey(
  trigger: Extract<AutomationTrigger, { kind: 'activity_score' }>,
  from: SQL,
): SQL {
  return sql`select 'activity' from ${scoresOf} and s.user_step_activity_id in (
      select u.user_step_activity_id from user_step_activity u
      join job_step_activity j on j.account_id = u.account_id and j.job_step_activity_id = u.job_step_activity_id
      where u.account_id = application.account_id and u.user_smartreq_id = application.user_smartreq_id
        and coalesce(j.origin_activity_id, j.job_step_activity_id) = (
          select coalesce(o.origin_activity_id, o.job_step_activity_id) from job_step_activity o
          where o.account_id = application.account_id and o.job_step_activity_id = ${trigger.job_step_activity_id}))
    having max(s.computed_at) >= ${from} and ${compared(sql`avg(s.score)`, trigger)}`
}

function timeKey(
  { event, days }: Extract<AutomationTrigger, { kind: 'time_since' }>,
  at: Date,
): SQL {
  const until = sql`${new Date(at.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  return sql`case when ${EVENT_TIMES[event]} <= ${until} then ${EVENT_KEYS[event]} end`
}

const EVENT_TIMES: Readonly<Record<TimedEvent, SQL>> = {
  started: sql`application.created_at`,
  submitted: sql`application.submitted_at`,
  entered_step: sql`coalesce((select max(d.decided_at) from application_decision d
    where d.account_id = application.account_id and d.user_smartreq_id = application.user_smartreq_id
      and d.undone_at is null and d.step_outcome = 'passed'), application.created_at)`,
}

// A step can be entered several times: each counts by itself.
const EVENT_KEYS: Readonly<Record<TimedEvent, SQL>> = {
  started: sql`'started'`,
  submitted: sql`'submitted'`,
  entered_step: sql`'step:' || coalesce(application.job_step_id, 0)`,
}

function meets(condition: AutomationCondition, accountId: number): SQL | undefined {
  switch (condition.kind) {
    case 'score':
      return condition.op === 'at_least'
        ? gte(application.score, condition.score)
        : lt(application.score, condition.score)
    case 'status':
      return inArray(application.status, condition.statuses)
    case 'step_status':
      return inArray(application.stepStatus, condition.step_statuses)
    case 'step':
      return isAtAnyStep({ accountId, jobStepIds: condition.job_step_ids })
    case 'tag': {
      const tagged = sql`exists (select 1 from application_tag x where x.account_id = ${accountId}
        and x.user_smartreq_id = application.user_smartreq_id and x.tag_id = any(${sql.param(condition.tag_ids)}::bigint[]))`
      return condition.has_tag ? tagged : sql`not ${tagged}`
    }
    case 'assigned':
      return isAssignedTo(condition.user_ids)
    case 'hiring_class':
      return inArray(application.hiringClassId, condition.hiring_class_ids)
    case 'source':
      return inArray(application.sourceType, condition.source_types)
    case 'knock_out':
      return hasKnockOut(condition.has_knock_out)
    default:
      return condition satisfies never
  }
}

function isAssignedTo(userIds: readonly (number | null)[]): SQL | undefined {
  const named = userIds.filter((id) => id !== null)
  return or(
    userIds.includes(null) ? isNull(application.assignedUserId) : undefined,
    named.length === 0 ? undefined : inArray(application.assignedUserId, named),
  )
}
