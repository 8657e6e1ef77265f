// Rules of deciding about applicants of several requisitions, and of changing them. Knows no HTTP.
import * as contract from '#contract/decisions/account-decisions.ts'
import type { AccountSelection } from '#contract/decisions/account-decisions.ts'
import type { PlainAction, StaffAction } from '#contract/decisions/application-actions.ts'
import type { BatchResult } from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import { applyChange, type Wish } from '../../applicants/changes/apply-change.ts'
import { undoMany } from '../../applicants/changes/change-many.ts'
import { listJobsOfChange } from '../../applicants/changes/change-repository.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { decideTogether, describeBatch, undoTogether } from '../bulk-decision-service.ts'
import { listJobsOfBatch } from '../decision-subjects.ts'
import type { ReasonBody } from '../rejection.ts'
import { assertManagesAll, lockAccountSelection } from './account-selection.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Selected = { readonly accountId: number; readonly selection: AccountSelection }
type Undoing = { readonly accountId: number; readonly batchId: string }

export function createAccountDecisionService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError what the selection throws. */
    decide: (by: By, given: Selected & { action: PlainAction }) =>
      staffCommand(scopes, {
        ...commandOf(contract.decideOnAccountApplicants, { by, given }),
        name: 'decide-on-account-applicants',
        change: (changing) => decide(changing, { ...given, jobs, at: now() }),
      }),

    /** The same; a reason of another company is `validation_failed`. */
    reject: (by: By, given: Selected & { reason: ReasonBody }) =>
      staffCommand(scopes, {
        ...commandOf(contract.rejectAccountApplicants, { by, given }),
        name: 'reject-account-applicants',
        change: (changing) => decide(changing, { ...given, jobs, action: 'reject', at: now() }),
      }),

    /** @throws AppError `not_found`, `undo_expired`, `forbidden` where one of the requisitions is not managed any more. */
    undoDecisions: (by: By, given: Undoing) =>
      staffCommand(scopes, {
        ...commandOf(contract.undoAccountDecisions, { by, given }),
        name: 'undo-account-decisions',
        change: async (changing) => {
          const { tx, access } = changing
          await assertManagesAll(tx, { access, jobIds: await listJobsOfBatch(tx, given) })
          return undoTogether(changing, { batchId: given.batchId, jobs, at: now() })
        },
      }),
  }
}

export function createAccountChangeService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError what the selection and the change throw. */
    change: (by: By, given: Selected & { wish: Wish }) =>
      staffCommand(scopes, {
        ...commandOf(contract.changeAccountApplicants, { by, given }),
        name: 'change-account-applicants',
        change: async (changing) => {
          const { tx, access } = changing
          const { wish, selection } = given
          const chosen = await lockAccountSelection(tx, { access, selection })
          return applyChange(changing, { ...chosen, wish, jobs, at: now() })
        },
      }),

    /** @throws AppError as of decisions. */
    undoChange: (by: By, given: Undoing) =>
      staffCommand(scopes, {
        ...commandOf(contract.undoAccountChange, { by, given }),
        name: 'undo-account-change',
        change: async (changing) => {
          const { tx, access } = changing
          await assertManagesAll(tx, { access, jobIds: await listJobsOfChange(tx, given) })
          return undoMany(changing, { batchId: given.batchId, at: now() })
        },
      }),
  }
}

type AccountCommand<S> = {
  policy: typeof contract.decideOnAccountApplicants.policy
  responses: { 200: { shape: { data: S } } }
}

/** What every command over a company has in common. */
function commandOf<S>(
  { policy, responses }: AccountCommand<S>,
  { by, given }: { by: By; given: { accountId: number } },
) {
  const { accountId } = given
  return { by, accountId, policy, request: given, replySchema: responses[200].shape.data }
}

type Deciding = {
  selection: AccountSelection
  action: StaffAction
  reason?: ReasonBody
  jobs: Jobs
  at: Date
}

async function decide(changing: Changing, given: Deciding): Promise<BatchResult> {
  const { tx, access } = changing
  const { selection, ...deciding } = given
  const { ids } = await lockAccountSelection(tx, { access, selection })
  const key = { accountId: access.accountId }
  return describeBatch({
    ...deciding,
    ...(await decideTogether(changing, { ...deciding, key, ids, selection })),
  })
}
