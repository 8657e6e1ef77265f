// What rules of requisitions refer to of a company's settings, and what becomes of the rules when it is deleted. Runs in the
// company's scope.
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { AutomationAction, AutomationCondition } from '#contract/automation/automation.ts'
import type { Usage } from '#contract/core/collection.ts'

import { type RowColumns, usageOf } from '../access/collections/served-collection.ts'
import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { automationRule } from '../db/schema/automation.ts'
import { cancelWaiting, type RuleRow } from './run-repository.ts'

export type Referred = 'rejection_reason' | 'tag'

/** How many rules use what `id` names, and some of their names: a column of a list. */
export function ruleUsage(kind: Referred) {
  return ({ accountId, id }: RowColumns): SQL<Usage> =>
    usageOf({
      from: sql`from automation_rule r join job j on j.account_id = r.account_id and j.job_id = r.job_id
        where r.account_id = ${accountId} and r.deleted_at is null and ${refersTo(kind, id)}`,
      named: { id: sql`r.automation_rule_id`, name: sql`r.name`, place: sql`j.title` },
    })
}

function refersTo(kind: Referred, id: SQL): SQL {
  if (kind === 'rejection_reason')
    return sql`r.actions @> jsonb_build_array(jsonb_build_object('kind', 'reject', 'rejection_reason_id', ${id}))`
  return sql`(r.actions @> jsonb_build_array(jsonb_build_object('kind', 'tag', 'tag_ids', jsonb_build_array(${id})))
    or r.conditions @> jsonb_build_array(jsonb_build_object('kind', 'tag', 'tag_ids', jsonb_build_array(${id}))))`
}

type Deletion = {
  readonly kind: Referred
  readonly id: number
  /** What rules use instead; undefined stops those that are on. */
  readonly replaceTo: number | undefined
}

/** Lets the rules that use what is deleted use something else, or stops them: one that goes on without would do another thing. */
export async function releaseRules(
  { tx, access, auditAll }: Pick<Changing, 'tx' | 'access' | 'auditAll'>,
  { kind, id, replaceTo }: Deletion,
): Promise<void> {
  const { accountId } = access
  const isOfCompany = eq(automationRule.accountId, accountId)
  const r = sql`${automationRule.automationRuleId} in (select r.automation_rule_id from automation_rule r
    where r.account_id = ${accountId} and ${refersTo(kind, sql`${id}::bigint`)})`
  const rules = await tx.db
    .select()
    .from(automationRule)
    .where(and(isOfCompany, isNull(automationRule.deletedAt), r))
    .orderBy(asc(automationRule.automationRuleId))
    .for('update')
  if (rules.length === 0) return
  if (replaceTo === undefined) await stop(tx, { accountId, rules })
  else await replace(tx, { accountId, rules, kind, id, replaceTo })
  await auditAll(
    rules.map(({ jobId, name }) => ({
      entity: 'requisition',
      entityId: jobId,
      action: replaceTo === undefined ? 'stop_automation' : 'save_automation',
      after: { name, reason: `${kind}_deleted` },
    })),
  )
}

type Rules = { readonly accountId: number; readonly rules: readonly RuleRow[] }

async function stop(tx: Tx, { accountId, rules }: Rules): Promise<void> {
  const ruleIds = rules.map((rule) => rule.automationRuleId)
  await tx.db
    .update(automationRule)
    .set({ isOn: false, problem: 'missing_reference', version: sql`${automationRule.version} + 1` })
    .where(
      and(
        eq(automationRule.accountId, accountId),
        inArray(automationRule.automationRuleId, ruleIds),
      ),
    )
  await cancelWaiting(tx, { accountId, ruleIds })
}

async function replace(tx: Tx, { accountId, rules, ...replacing }: Rules & Replacing) {
  const changed = rules.map((rule) => ({
    id: rule.automationRuleId,
    actions: rule.actions.map((one) => replacedAction(one, replacing)),
    conditions: rule.conditions.map((one) => replacedCondition(one, replacing)),
  }))
  await tx.db.execute(sql`
    update automation_rule r set actions = v.actions, conditions = v.conditions, version = r.version + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v(id bigint, actions jsonb, conditions jsonb)
    where r.account_id = ${accountId} and r.automation_rule_id = v.id`)
}

type Replacing = Deletion & { readonly replaceTo: number }

function replacedAction(action: AutomationAction, { kind, id, replaceTo }: Replacing) {
  if (kind === 'rejection_reason' && action.kind === 'reject')
    return action.rejection_reason_id === id
      ? { ...action, rejection_reason_id: replaceTo }
      : action
  if (kind !== 'tag' || action.kind !== 'tag') return action
  return { ...action, tag_ids: replacedIds(action.tag_ids, { id, replaceTo }) }
}

function replacedCondition(condition: AutomationCondition, { kind, id, replaceTo }: Replacing) {
  if (kind !== 'tag' || condition.kind !== 'tag') return condition
  return { ...condition, tag_ids: replacedIds(condition.tag_ids, { id, replaceTo }) }
}

// Each once: what takes its place may be among them.
function replacedIds(
  ids: readonly number[],
  { id, replaceTo }: { id: number; replaceTo: number },
): number[] {
  return [...new Set(ids.map((one) => (one === id ? replaceTo : one)))]
}
