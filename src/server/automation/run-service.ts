// Rules of what is read of automation and taken back: the rules, the dry run, and whom a rule acted on. Knows no HTTP.
import type { z } from 'zod'

import { applicationStatusSchema } from '#contract/applicants/application.ts'
import { AUTOMATION_UNDO_DAYS } from '#contract/automation/automation-rules.ts'
import * as contract from '#contract/automation/automation-runs.ts'
import type { AutomationDryRun, AutomationRun } from '#contract/automation/automation-runs.ts'
import { getAutomation, type AutomationRule } from '#contract/automation/automation.ts'

import type { StaffAccess, StaffScopes } from '../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import { undoMany } from '../applicants/changes/change-many.ts'
import type { Tx } from '../db/database.ts'
import { undo, undoUntil } from '../decisions/undo.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { cancelOfBatch } from '../messages/message-repository.ts'
import { decidingActionOf } from './automation-matching.ts'
import { assertReferences } from './check-references.ts'
import { describeRule } from './describe-rule.ts'
import { findRule, listRules, lockRun, matchAll, type SlugKey } from './rule-repository.ts'
import { endRuns, listRuns, type RunRow } from './run-repository.ts'

type Of = { readonly jobId: number; readonly slug: string }
type Page = { readonly page: number; readonly page_size: number }
type What = z.output<typeof contract.dryRunAutomation.body>
type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }

const { policy } = getAutomation
const UNDO_MINUTES = AUTOMATION_UNDO_DAYS * 24 * 60

export function createAutomationRunService({ scopes, jobs, now }: Deps) {
  return {
    list: (caller: Caller, jobId: number): Promise<AutomationRule[]> =>
      scopes.atJob({ caller, jobId, policy }, async (tx, { accountId }) =>
        (await listRules(tx, { accountId, jobId })).map(describeRule),
      ),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, of: Of): Promise<AutomationRule> =>
      scopes.atJob({ caller, jobId: of.jobId, policy }, async (tx, { accountId }) =>
        describeRule(await getRule(tx, { accountId, ...of })),
      ),

    /** @throws AppError `validation_failed` where it names what is not there. */
    dryRun: (caller: Caller, given: Page & { jobId: number; what: What }) =>
      scopes.atJob({ caller, jobId: given.jobId, policy }, (tx, access) =>
        dryRun(tx, { ...given, access, at: now() }),
      ),

    /** Whom a rule acted on, or will. @throws AppError `not_found`. */
    listRuns: (caller: Caller, { jobId, slug, ...page }: Page & Of) =>
      scopes.atJob({ caller, jobId, policy }, async (tx, { accountId }) => {
        const { rule } = await getRule(tx, { accountId, jobId, slug })
        const { rows, total } = await listRuns(tx, { ...rule, ...page })
        const data = rows.map(({ run, fullName }) => describe(run, { fullName, at: now() }))
        return { data, meta: { ...page, total } }
      }),

    /** @throws AppError `not_found`, `undo_expired`. */
    undo: (by: By, of: { userSmartreqId: number; runId: number }) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: of.userSmartreqId,
        policy: contract.undoAutomationRun.policy,
        name: 'undo-automation-run',
        request: of,
        replySchema: contract.undoAutomationRun.responses[200].shape.data,
        change: (changing) => undoRun(changing, { ...of, jobs, at: now() }),
      }),
  }
}

async function getRule(tx: Tx, key: SlugKey) {
  const found = await findRule(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

async function dryRun(
  tx: Tx,
  given: Page & { access: StaffAccess; jobId: number; what: What; at: Date },
): Promise<AutomationDryRun> {
  const { access, jobId, what, at, ...page } = given
  const key = { accountId: access.accountId, jobId }
  await assertReferences({ tx, access }, { ...key, what })
  const rule = { ...key, ...what, since: null, at }
  const { lookedAt, count, applicants } = await matchAll(tx, { ...page, rule })
  const isRejecting = decidingActionOf(what.actions) === 'reject'
  return {
    looked_at: lookedAt,
    matching: count,
    rejects_all: isRejecting && count > 0 && count === lookedAt,
    applicants: applicants.map((one) => ({
      ...one,
      status: applicationStatusSchema.parse(one.status),
    })),
  }
}

function describe(run: RunRow, { fullName, at }: { fullName: string; at: Date }): AutomationRun {
  const until = undoUntil(run.at, UNDO_MINUTES)
  return {
    run_id: run.runId,
    user_smartreq_id: run.userSmartreqId,
    full_name: fullName,
    state: run.state,
    at: run.at.toISOString(),
    undo_until: run.state === 'done' && until > at ? until.toISOString() : null,
  }
}

type Undoing = { userSmartreqId: number; runId: number; jobs: Jobs; at: Date }

// Whatever the rule did of it: a decision, other changes, a message that waits.
async function undoRun(
  changing: Changing,
  { jobs, at, ...of }: Undoing,
): Promise<{ is_undone: boolean }> {
  const { tx, access } = changing
  const { accountId } = access
  const found = await lockRun(tx, { accountId, ...of })
  if (found === null || found.run.state !== 'done') throw new AppError('not_found')
  const { run } = found
  if (undoUntil(run.at, UNDO_MINUTES) < at) throw new AppError('undo_expired')
  const { batchId, changeBatchIds } = run
  const only = of.userSmartreqId
  const how = { at, only, minutes: UNDO_MINUTES }
  const decision = await ifThere(undo(changing, { ...how, key: { accountId }, batchId, jobs }))
  const undoChange = async (id: string | undefined) =>
    id === undefined ? null : ifThere(undoMany(changing, { ...how, batchId: id }))
  const [tagBatch, assignBatch] = changeBatchIds
  const tagged = await undoChange(tagBatch)
  const assigned = await undoChange(assignBatch)
  await cancelOfBatch(tx, { accountId, batchId, at, ids: [only] })
  const isUndone = [decision, tagged, assigned].every((one) => (one?.skipped ?? []).length === 0)
  if (isUndone) await endRuns(tx, { accountId, runIds: [run.runId], state: 'undone', at: run.at })
  return { is_undone: isUndone }
}

/** Null where the rule did nothing of that kind. */
async function ifThere<T>(undoing: Promise<T>): Promise<T | null> {
  try {
    return await undoing
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
