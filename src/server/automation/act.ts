import type { AutomationProblem } from '#contract/automation/automation-rules.ts'
import type { AutomationAction } from '#contract/automation/automation.ts'
// What a rule does about applications that are locked: by the services that decisions of staff and their bulk actions use,
// in the name of the user who switched it on. The history and the audit trail name the rule.
import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'

import { recordAudits } from '../access/audit/audit-trail.ts'
import { managesJob } from '../access/job-access.ts'
import { findStaffAccess, type StaffAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import { applyChange, REQUISITION } from '../applicants/changes/apply-change.ts'
import { listTagNames } from '../applicants/changes/tag-repository.ts'
import type { Tx } from '../db/database.ts'
import { decideTogether } from '../decisions/decide-several.ts'
import { lockTarget, moveTogether } from '../decisions/moves/moves.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { findTemplate } from '../messages/email-templates.ts'
import { orderMessages } from '../messages/order-messages.ts'
import { endRuns, type RuleRow, type RunRow } from './run-repository.ts'

type Acting = {
  readonly deps: { readonly jobs: Jobs; readonly origin: string }
  readonly rule: RuleRow
  /** In whose name it acts: see `prepare`. */
  readonly access: StaffAccess
  /** Of applications that are locked. */
  readonly runs: readonly RunRow[]
  readonly at: Date
}

/**
 * Whom a rule acts as. Where it moves applicants, it locks where to, before their applications.
 * @throws AppError what stops the rule: see `stopsRule`.
 */
export async function prepare(tx: Tx, rule: RuleRow): Promise<StaffAccess> {
  const access = await accessOf(tx, rule)
  const move = rule.actions.find((one) => one.kind === 'move')
  if (move !== undefined) await lockTarget({ tx, access }, move.to_job_id)
  return access
}

/** @throws AppError what stops the rule. */
export async function act(tx: Tx, acting: Acting): Promise<void> {
  const { rule, access, runs, at } = acting
  const { accountId } = rule
  // Runs of one chain and batch together: one that waited may have others than its neighbours.
  const batches = Map.groupBy(runs, ({ batchId }) => batchId)
  for (const batch of batches.values()) {
    const changing = changingOf(tx, { access, rule, runs: batch })
    const done = await actTogether(changing, { ...acting, runs: batch })
    const isDone = ({ userSmartreqId }: RunRow) => done.has(userSmartreqId)
    const idsOf = (some: readonly RunRow[]) => some.map(({ runId }) => runId)
    const [first, rest] = [batch.filter(isDone), batch.filter((one) => !isDone(one))]
    await endRuns(tx, { accountId, runIds: idsOf(first), state: 'done', at })
    await endRuns(tx, { accountId, runIds: idsOf(rest), state: 'skipped', at })
  }
}

/** What a refusal says of the rule that met it; null for one that is no matter of the rule. */
export function stopsRule({ code }: AppError): AutomationProblem | null {
  if (code === 'forbidden') return 'no_rights'
  if (code === 'position_closed') return 'target_closed'
  return code === 'not_found' || code === 'validation_failed' ? 'missing_reference' : null
}

async function accessOf(tx: Tx, { accountId, jobId, switchedOnBy }: RuleRow): Promise<StaffAccess> {
  const access =
    switchedOnBy === null ? null : await findStaffAccess(tx, { accountId, userId: switchedOnBy })
  if (access === null || !(await managesJob(tx, { access, jobId, jobTypeId: REQUISITION })))
    throw new AppError('forbidden')
  return access
}

function changingOf(
  tx: Tx,
  given: { access: StaffAccess; rule: RuleRow; runs: readonly RunRow[] },
): Changing {
  const { access, rule, runs } = given
  const { accountId, automationRuleId, name, trigger } = rule
  const runOf = new Map(runs.map(({ userSmartreqId, runId }) => [userSmartreqId, runId]))
  const auditAll: Changing['auditAll'] = (entries) =>
    recordAudits(
      tx,
      entries.map(({ after, ...entry }) => ({
        ...entry,
        accountId,
        actorId: null,
        after: {
          ...after,
          automation: { name, trigger, run_id: runOf.get(entry.entityId) ?? null },
        },
      })),
    )
  const chain = runs[0]?.chain ?? [automationRuleId]
  return {
    tx,
    access,
    automation: { automationRuleId, chain },
    audit: (entry) => auditAll([entry]),
    auditAll,
  }
}

/** The applications that it did something about. */
async function actTogether(
  changing: Changing,
  { deps, rule, runs, at }: Acting,
): Promise<ReadonlySet<number>> {
  const { jobs, origin } = deps
  const { accountId, jobId, actions } = rule
  const [batchId = '', tagBatch, assignBatch] = [
    runs[0]?.batchId,
    ...(runs[0]?.changeBatchIds ?? []),
  ]
  const ids = runs.map(({ userSmartreqId }) => userSmartreqId)
  const chosen = { ids, jobIds: [jobId], jobs, at }
  await tag(changing, {
    action: actions.find((one) => one.kind === 'tag'),
    chosen: { ...chosen, batchId: tagBatch },
  })
  const assign = actions.find((one) => one.kind === 'assign')
  if (assign !== undefined) {
    const wish = { kind: 'assign', userId: assign.user_id } as const
    await applyChange(changing, { ...chosen, ...named(assignBatch), wish })
  }
  const done = await decideBy(changing, { rule, jobs, ids, at, batchId })
  const email = actions.find((one) => one.kind === 'email')
  if (email === undefined || done.size === 0) return done
  const { template_slug: slug, language } = email
  const text = await findTemplate(changing.tx, { accountId, slug, language })
  if (text === null) throw new AppError('not_found')
  // Undone with the decision while it waits.
  const sendAt = new Date(at.getTime() + UNDO_MINUTES * 60_000)
  await orderMessages(changing, { jobs, origin, jobId, batchId, at, sendAt, text, ids: [...done] })
  return done
}

function named(batchId: string | undefined): { batchId?: string } {
  return batchId === undefined ? {} : { batchId }
}

type Chosen = Omit<Parameters<typeof applyChange>[1], 'wish' | 'batchId'>
type TagAction = Extract<AutomationAction, { kind: 'tag' }>

async function tag(
  changing: Changing,
  given: { action: TagAction | undefined; chosen: Chosen & { batchId: string | undefined } },
): Promise<void> {
  const { action, chosen } = given
  if (action === undefined) return
  const { accountId } = changing.access
  const add = await listTagNames(changing.tx, { accountId, ids: action.tag_ids })
  if (add.length < action.tag_ids.length) throw new AppError('not_found')
  const { batchId, ...of } = chosen
  await applyChange(changing, { ...of, ...named(batchId), wish: { kind: 'tag', add, remove: [] } })
}

type Deciding = { rule: RuleRow; jobs: Jobs; ids: readonly number[]; at: Date; batchId: string }

/** Those whom the decision fits; all of them where the rule does not decide. */
async function decideBy(
  changing: Changing,
  { rule, ...given }: Deciding,
): Promise<ReadonlySet<number>> {
  const { accountId, jobId, actions } = rule
  const of = { ...given, key: { accountId, jobId }, selection: {} }
  const move = actions.find((one) => one.kind === 'move')
  if (move !== undefined) {
    const { skipped } = await moveTogether(changing, { ...of, toJobId: move.to_job_id })
    const stay = new Set(skipped.map((one) => one.user_smartreq_id))
    return new Set(given.ids.filter((id) => !stay.has(id)))
  }
  const reason = actions.find((one) => one.kind === 'reject')
  const isAdvancing = actions.some((one) => one.kind === 'advance')
  if (reason === undefined && !isAdvancing) return new Set(given.ids)
  const decision =
    reason === undefined ? { action: 'advance' as const } : { action: 'reject' as const, reason }
  const { decided } = await decideTogether(changing, { ...of, ...decision })
  return new Set(decided.done.map(({ subject }) => subject.userSmartreqId))
}
