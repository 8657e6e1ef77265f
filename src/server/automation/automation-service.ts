// Rules of automation: who may change a rule, when it is on, and what it would do. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import { CLOSED_STATUSES } from '#contract/applicants/application-states.ts'
import { AUTOMATION_LIMITS } from '#contract/automation/automation-rules.ts'
import * as contract from '#contract/automation/automation.ts'
import type { AutomationRule } from '#contract/automation/automation.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import { lockRequisition } from '../plan-editor/setup/setup-repository.ts'
import { assertReferences } from './check-references.ts'
import { describeRule } from './describe-rule.ts'
import * as repository from './rule-repository.ts'
import { cancelWaiting, type RuleRow } from './run-repository.ts'

type Content = z.output<typeof contract.createAutomation.body>
type Change = z.output<typeof contract.saveAutomation.body>
type Of = { readonly jobId: number; readonly slug: string }
type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }

const ruleSchema = contract.getAutomation.responses[200].shape.data
const deletedSchema = contract.deleteAutomation.responses[200].shape.data
const orderSchema = contract.orderAutomations.responses[200].shape.data

const { policy } = contract.saveAutomation

type Command<G, S extends z.ZodType> = {
  readonly by: By
  readonly of: G
  readonly name: string
  readonly replySchema: S
  readonly change: (changing: Changing, of: G) => Promise<z.output<S>>
}

export function createAutomationService({ scopes, now }: Deps) {
  const command = <G extends { jobId: number }, S extends z.ZodType>(given: Command<G, S>) => {
    const { by, of, name, replySchema, change } = given
    const run = (changing: Changing) => change(changing, of)
    return jobCommand(scopes, {
      by,
      jobId: of.jobId,
      policy,
      name,
      request: of,
      replySchema,
      change: run,
    })
  }
  const replySchema = ruleSchema
  return {
    /** @throws AppError `validation_failed` where it names what is not there, or for one rule too many. */
    create: (by: By, of: { jobId: number; content: Content }): Promise<AutomationRule> =>
      command({ by, of, name: 'create-automation', replySchema, change: create }),

    /** @throws AppError `not_found`, `conflict`, `requisition_ended`, and as above. */
    save(by: By, of: Of & { change: Change }): Promise<AutomationRule> {
      const change = (changing: Changing) => save(changing, { ...of, at: now() })
      return command({ by, of, name: 'save-automation', replySchema, change })
    },

    /** @throws AppError `not_found`. */
    remove(by: By, of: Of) {
      const change = (changing: Changing) => remove(changing, { ...of, at: now() })
      return command({ by, of, name: 'delete-automation', replySchema: deletedSchema, change })
    },

    /** @throws AppError `not_found`, and as for a new one. */
    restore: (by: By, of: Of): Promise<AutomationRule> =>
      command({ by, of, name: 'restore-automation', replySchema, change: restore }),

    /** @throws AppError `conflict` where it does not name all rules. */
    order: (by: By, of: { jobId: number; slugs: string[] }) =>
      command({ by, of, name: 'order-automations', replySchema: orderSchema, change: order }),
  }
}

async function create(
  changing: Changing,
  { jobId, content }: { jobId: number; content: Content },
): Promise<AutomationRule> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId }
  await assertRoom(changing, jobId)
  await assertReferences(changing, { ...key, what: content })
  const { name, trigger, conditions, actions, delay_hours: delayHours } = content
  const slug = slugOf(name)
  await repository.insertRule(tx, { ...key, slug, name, trigger, conditions, actions, delayHours })
  return written(changing, { key: { ...key, slug }, action: 'create_automation' })
}

// Locks the requisition: of two who add a rule at once, both count.
async function assertRoom({ tx, access }: Changing, jobId: number): Promise<void> {
  const key = { accountId: access.accountId, jobId }
  if ((await lockRequisition(tx, key)) === null) throw new AppError('not_found')
  if ((await repository.listRules(tx, key)).length < AUTOMATION_LIMITS.rules) return
  const message = `A requisition has at most ${AUTOMATION_LIMITS.rules} rules.`
  throw new AppError('validation_failed', { fields: { name: message } })
}

/** Readable, and of no other rule. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const short = plain.slice(0, 40).replaceAll(/^-+|-+$/g, '')
  return `${short === '' ? 'rule' : short}-${randomUUID().slice(0, 8)}`
}

async function save(
  changing: Changing,
  { change, at, ...of }: Of & { change: Change; at: Date },
): Promise<AutomationRule> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, ...of }
  const { version, is_on: isOn, name, delay_hours: delayHours, ...parts } = change
  const before = await lockThere(changing, of)
  if (before.version !== version)
    throw new AppError('conflict', { details: { version: before.version } })
  const what = { ...before, ...defined(parts) }
  const isOther = [...Object.values(parts), delayHours].some((part) => part !== undefined)
  if (isOther || isOn === true) await assertReferences(changing, { ...key, what })
  // One that was changed is looked at again before it acts.
  const isSwitched = isOn ?? (isOther ? false : undefined)
  await repository.updateRule(tx, {
    ...key,
    change: {
      ...defined({ ...parts, name, delayHours }),
      ...switched({ isSwitched, by: access.userId, at }),
      version: version + 1,
    },
  })
  if (isSwitched === false)
    await cancelWaiting(tx, { ...before, ruleIds: [before.automationRuleId] })
  return written(changing, { key, action: actionOf(before, isSwitched), before })
}

function defined<T extends Record<string, unknown>>(
  parts: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> }
function defined(parts: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}

function switched(given: { isSwitched: boolean | undefined; by: number; at: Date }) {
  const { isSwitched, by, at } = given
  if (isSwitched === undefined) return {}
  return isSwitched
    ? { isOn: true, switchedOnBy: by, switchedOnAt: at, problem: null }
    : { isOn: false }
}

function actionOf(before: RuleRow, isSwitched: boolean | undefined): string {
  if (isSwitched === undefined || isSwitched === before.isOn) return 'save_automation'
  return isSwitched ? 'start_automation' : 'stop_automation'
}

/** A rule that is not deleted, locked. A requisition that has ended takes no change of one. */
async function lockThere({ tx, access }: Changing, of: Of): Promise<RuleRow> {
  const key = { accountId: access.accountId, ...of }
  const requisition = await lockRequisition(tx, key)
  const rule = requisition === null ? null : await repository.lockRule(tx, key)
  if (requisition === null || rule === null || rule.deletedAt !== null)
    throw new AppError('not_found')
  if (CLOSED_STATUSES.some((status) => status === requisition.status))
    throw new AppError('requisition_ended')
  return rule
}

async function remove({ tx, access, audit }: Changing, { at, ...of }: Of & { at: Date }) {
  const key = { accountId: access.accountId, ...of }
  const before = await repository.lockRule(tx, key)
  if (before === null || before.deletedAt !== null) throw new AppError('not_found')
  await repository.updateRule(tx, { ...key, change: { isOn: false, deletedAt: at } })
  await cancelWaiting(tx, { ...before, ruleIds: [before.automationRuleId] })
  const about = { entity: 'requisition', entityId: of.jobId } as const
  await audit({ ...about, action: 'delete_automation', before: traceOf(before) })
  return { slug: of.slug }
}

async function restore(changing: Changing, of: Of): Promise<AutomationRule> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, ...of }
  await assertRoom(changing, of.jobId)
  const before = await repository.lockRule(tx, key)
  if (before === null) throw new AppError('not_found')
  await repository.updateRule(tx, { ...key, change: { deletedAt: null } })
  return written(changing, { key, action: 'restore_automation' })
}

async function order(
  { tx, access, audit }: Changing,
  { jobId, slugs }: { jobId: number; slugs: string[] },
) {
  const key = { accountId: access.accountId, jobId }
  await lockRequisition(tx, key)
  const there = (await repository.listRules(tx, key)).map(({ rule }) => rule.slug)
  const isAll = there.length === slugs.length && there.every((slug) => slugs.includes(slug))
  if (!isAll) throw new AppError('conflict')
  await repository.saveOrder(tx, { ...key, slugs })
  const about = { entity: 'requisition', entityId: jobId } as const
  await audit({ ...about, action: 'order_automations', after: { order: slugs } })
  return { slugs }
}

async function written(
  { tx, audit }: Changing,
  given: { key: repository.SlugKey; action: string; before?: RuleRow },
): Promise<AutomationRule> {
  const { key, action, before } = given
  const after = await repository.findRule(tx, key)
  if (after === null) throw new Error('A rule that was just stored is not there.')
  const about = { entity: 'requisition', entityId: key.jobId, action } as const
  const traces = before === undefined ? {} : { before: traceOf(before) }
  await audit({ ...about, ...traces, after: traceOf(after.rule) })
  return describeRule(after)
}

function traceOf({ name, isOn, trigger, conditions, actions, delayHours }: RuleRow) {
  return { name, is_on: isOn, trigger, conditions, actions, delay_hours: delayHours }
}
