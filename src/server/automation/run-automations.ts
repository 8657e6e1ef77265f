// The job that lets rules act on applications to which something happened. Each act is won by its row: two processes at once
// do it once.
import { randomUUID } from 'node:crypto'

import { AUTOMATION_LIMITS, type AutomationProblem } from '#contract/automation/automation-rules.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { act, prepare, stopsRule } from './act.ts'
import type { Matched } from './automation-matching.ts'
import * as repository from './run-repository.ts'
import type { MatchedRow, RuleRow } from './run-repository.ts'

/** Acted on in one transaction. */
export const RUN_LIMIT = 500
const HOUR_MS = 3_600_000

export type AutomationDeps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
  /** Where links of messages lead. */
  readonly origin: string
}

type Started = {
  readonly accountId: number
  readonly ids: readonly number[]
  readonly chain: readonly number[]
  readonly isOfScores?: true | undefined
}

/** Safe to repeat: what a rule did about an event it does not do again. */
export async function runAutomations(deps: AutomationDeps, started: Started): Promise<void> {
  const { isOfScores: _, ...run } = started
  const rules = await deps.database.inScope(scopeOf(run.accountId), (tx) =>
    repository.listStarted(tx, started),
  )
  for (const { automationRuleId } of rules)
    while ((await runRule(deps, { ...run, automationRuleId })) === RUN_LIMIT);
  deps.jobs.wake('run-automations')
}

type Run = {
  readonly accountId: number
  readonly automationRuleId: number
  /** Null: all of the requisition. */
  readonly ids: readonly number[] | null
  readonly chain: readonly number[]
}

/** Lets one rule act in a transaction of its own; how many applications it found. */
export async function runRule(deps: AutomationDeps, run: Run): Promise<number> {
  return guarded(
    deps,
    run,
  )(async (tx, rule) => {
    const at = deps.now()
    const access = await prepare(tx, rule)
    const matched = matchedOf(rule, at)
    const { automationRuleId, ids, chain } = run
    const search = { rule: matched, automationRuleId, ids, limit: RUN_LIMIT }
    const found = await repository.lockMatching(tx, search)
    if (found.length === 0) return 0
    const problem = chainProblem(rule, chain)
    if (problem !== null) {
      await repository.reportProblem(tx, { ...run, problem, isStopped: false })
      return 0
    }
    const won = await repository.insertRuns(tx, runsOf(rule, { found, chain, at }))
    if (rule.delayHours === 0 && won.length > 0)
      await act(tx, { deps, rule, access, runs: won, at })
    return found.length
  })
}

/** Lets a rule do what is due of it; how many acts those were. */
export async function runDue(
  deps: AutomationDeps,
  key: Pick<Run, 'accountId' | 'automationRuleId'>,
): Promise<number> {
  return guarded(
    deps,
    key,
  )(async (tx, rule) => {
    const at = deps.now()
    const access = await prepare(tx, rule)
    const due = await repository.lockDue(tx, { ...key, at, limit: RUN_LIMIT })
    if (due.length === 0) return 0
    const matched = matchedOf(rule, at)
    const same = await repository.lockUnchanged(tx, { rule: matched, runs: due })
    const changed = due.filter((one) => !same.has(one.userSmartreqId))
    const runIds = changed.map(({ runId }) => runId)
    await repository.endRuns(tx, { accountId: key.accountId, runIds, state: 'skipped', at })
    const runs = due.filter((one) => same.has(one.userSmartreqId))
    if (runs.length > 0) await act(tx, { deps, rule, access, runs, at })
    return due.length
  })
}

function scopeOf(accountId: number) {
  return { kind: 'account', accountId, userId: null } as const
}

// What stops a rule takes back what it did in the same transaction, and is reported in another one.
function guarded(
  { database }: AutomationDeps,
  { accountId, automationRuleId }: Pick<Run, 'accountId' | 'automationRuleId'>,
) {
  const key = { accountId, automationRuleId }
  return async (work: (tx: Tx, rule: RuleRow) => Promise<number>): Promise<number> => {
    try {
      return await database.inScope(scopeOf(accountId), async (tx) => {
        const rule = await repository.lockRunning(tx, key)
        return rule === null ? 0 : work(tx, rule)
      })
    } catch (error) {
      const problem = error instanceof AppError ? stopsRule(error) : null
      if (problem === null) throw error
      const report = { ...key, problem, isStopped: true }
      await database.inScope(scopeOf(accountId), (tx) => repository.reportProblem(tx, report))
      return 0
    }
  }
}

function matchedOf(rule: RuleRow, at: Date): Matched {
  const { accountId, jobId, trigger, conditions, actions, switchedOnAt: since } = rule
  return { accountId, jobId, trigger, conditions, actions, since, at }
}

// Rules that start one another end here, whatever they do.
function chainProblem(
  { automationRuleId }: RuleRow,
  chain: readonly number[],
): AutomationProblem | null {
  if (chain.includes(automationRuleId)) return 'loop'
  return chain.length >= AUTOMATION_LIMITS.chain ? 'chain_too_long' : null
}

function runsOf(
  { accountId, automationRuleId, delayHours }: RuleRow,
  given: { found: readonly MatchedRow[]; chain: readonly number[]; at: Date },
) {
  const { found, chain, at } = given
  const batch = { batchId: randomUUID(), changeBatchIds: [randomUUID(), randomUUID()] }
  const dueAt = new Date(at.getTime() + delayHours * HOUR_MS)
  return found.map((one) => ({
    accountId,
    automationRuleId,
    userSmartreqId: one.userSmartreqId,
    eventKey: one.eventKey,
    state: 'waiting' as const,
    at: dueAt,
    seenStatus: one.status,
    seenJobStepId: one.jobStepId,
    chain: [...chain, automationRuleId],
    ...batch,
  }))
}
