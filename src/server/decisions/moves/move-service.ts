// Rules of moving applicants to another requisition. Knows no HTTP.
import type { AccountSelection } from '#contract/decisions/account-decisions.ts'
import type { BatchResult, Selection } from '#contract/decisions/decisions.ts'
import * as contract from '#contract/decisions/moves.ts'

import { assertManagesJob } from '../../access/job-access.ts'
import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import { fitApplications } from '../../assessments/fit-applications.ts'
import { startAutomations } from '../../automation/start-automations.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { lockAccountSelection } from '../account-wide/account-selection.ts'
import { assertTakesApplications } from '../application-machine.ts'
import { decideTogether, describeBatch } from '../bulk-decision-service.ts'
import type { ScopeKey } from '../decision-subjects.ts'
import { lockSelection } from '../selection.ts'
import * as repository from './move-repository.ts'

const resultSchema = contract.moveApplicants.responses[200].shape.data

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type OfJob = {
  readonly jobId: number
  readonly toJobId: number
  readonly selection: Selection
}
type OfAccount = {
  readonly accountId: number
  readonly toJobId: number
  readonly selection: AccountSelection
}

export function createMoveService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError `not_found`, `forbidden`, `position_closed` of the other requisition, and what the selection throws. */
    move: (by: By, given: OfJob) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.moveApplicants.policy,
        name: 'move-applicants',
        request: given,
        replySchema: resultSchema,
        change: async (changing) => {
          const { jobId, toJobId, selection } = given
          await lockTarget(changing, toJobId)
          const key = { accountId: changing.access.accountId, jobId }
          const ids = await lockSelection(changing.tx, { key, selection })
          return moveTogether(changing, { key, ids, toJobId, selection, jobs, at: now() })
        },
      }),

    /** The same over several requisitions. */
    moveOfAccount: (by: By, given: OfAccount) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.moveAccountApplicants.policy,
        name: 'move-account-applicants',
        request: given,
        replySchema: resultSchema,
        change: async (changing) => {
          const { toJobId, selection } = given
          const { tx, access } = changing
          await lockTarget(changing, toJobId)
          const { ids } = await lockAccountSelection(tx, { access, selection })
          const key = { accountId: access.accountId }
          return moveTogether(changing, { key, ids, toJobId, selection, jobs, at: now() })
        },
      }),
  }
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
