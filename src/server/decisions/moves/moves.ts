// Moving applicants to another requisition.
import type { BatchResult, Selection } from '#contract/decisions/decisions.ts'
import * as contract from '#contract/decisions/moves.ts'

import { assertManagesJob } from '../../access/job-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { fitApplications } from '../../assessments/fit-applications.ts'
import { startAutomations } from '../../automation/start-automations.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { lockAccountSelection } from '../account-wide/account-selection.ts'
import { assertTakesApplications } from '../application-machine.ts'
import { decideTogether, describeBatch } from '../decide-several.ts'
import type { ScopeKey } from '../decision-subjects.ts'
import { lockSelection } from '../selection.ts'
import * as repository from './move-repository.ts'

type Deps = { readonly jobs: Jobs; readonly now: () => Date }

export function serveMoves({ command }: StaffEndpoints, { jobs, now }: Deps): void {
  command(contract.moveApplicants, async ({ params, body, ...changing }) => {
    const { to_job_id: toJobId, ...selection } = body
    await lockTarget(changing, toJobId)
    const key = { accountId: changing.access.accountId, jobId: params.job_id }
    const ids = await lockSelection(changing.tx, { key, selection })
    return moveTogether(changing, { key, ids, toJobId, selection, jobs, at: now() })
  })

  command(contract.moveAccountApplicants, async ({ body, ...changing }) => {
    const { to_job_id: toJobId, ...selection } = body
    const { tx, access } = changing
    await lockTarget(changing, toJobId)
    const { ids } = await lockAccountSelection(tx, { access, selection })
    const key = { accountId: access.accountId }
    return moveTogether(changing, { key, ids, toJobId, selection, jobs, at: now() })
  })
}

/**
 * Locks where applicants are moved, before their applications: who applies there meanwhile waits.
 * @throws AppError `not_found`, `forbidden`, `position_closed`.
 */
export async function lockTarget(
  { tx, access }: Pick<Changing, 'tx' | 'access'>,
  jobId: number,
): Promise<void> {
  const target = await repository.lockTarget(tx, { accountId: access.accountId, jobId })
  if (target === null) throw new AppError('not_found')
  await assertManagesJob(tx, { access, jobId, jobTypeId: target.jobTypeId })
  assertTakesApplications(target.status)
}

type Moving = {
  readonly key: ScopeKey
  /** The applications, locked. */
  readonly ids: readonly number[]
  readonly toJobId: number
  readonly selection: Pick<Selection, 'seen'>
  readonly jobs: Jobs
  readonly at: Date
  /** What names the batch; a new one when left out. */
  readonly batchId?: string
}

/** Moves locked applications to a requisition that is locked as a target. */
export async function moveTogether(
  changing: Changing,
  { toJobId, ...given }: Moving,
): Promise<BatchResult> {
  const { tx } = changing
  const { at, ids, key } = given
  const target = { accountId: key.accountId, jobId: toJobId }
  const appliedThere = await repository.listAppliedThere(tx, { ...target, ids })
  const moving = { ...given, action: 'move', appliedThere } as const
  const batch = await decideTogether(changing, moving)
  const moved = batch.decided.done.map(({ subject }) => subject.userSmartreqId)
  if (moved.length > 0) await link(changing, { ...target, ids: moved, at, jobs: given.jobs })
  return describeBatch({ ...moving, ...batch })
}

type Linking = { accountId: number; jobId: number; ids: readonly number[]; at: Date; jobs: Jobs }

/** Begins the applications in the other requisition, with what need not be measured again. */
async function link(
  { tx, automation, auditAll }: Changing,
  { accountId, jobId, ids: moved, at, jobs }: Linking,
): Promise<void> {
  const ids = await repository.insertLinked(tx, { accountId, jobId, ids: moved })
  await repository.reuseScores(tx, { accountId, ids, at })
  await repository.submitComplete(tx, { accountId, ids, at })
  await fitApplications(tx, { accountId, jobId, ids })
  const statuses = await repository.listStatuses(tx, { accountId, ids })
  await auditAll(
    statuses.map(({ id, status }) => ({
      entity: 'application',
      entityId: id,
      jobId,
      action: 'move_here',
      toState: status,
    })),
  )
  await startAutomations(tx, { jobs, accountId, ids, chain: automation?.chain })
}
