// Deciding about applicants of several requisitions, and changing them.
import type { z } from 'zod'

import * as contract from '#contract/decisions/account-decisions.ts'
import type { AccountSelection } from '#contract/decisions/account-decisions.ts'
import type { StaffAction } from '#contract/decisions/application-actions.ts'
import type { BatchResult } from '#contract/decisions/decisions.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { applyChange, type Wish } from '../../applicants/changes/apply-change.ts'
import { undoMany } from '../../applicants/changes/change-many.ts'
import { listJobsOfChange } from '../../applicants/changes/change-repository.ts'
import { listAssignees, listTags } from '../../applicants/changes/tag-repository.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { decideTogether, describeBatch, undoTogether } from '../decide-several.ts'
import { listJobsOfBatch } from '../decision-subjects.ts'
import type { ReasonBody } from '../rejection.ts'
import { assertManagesAll, lockAccountSelection } from './account-selection.ts'

type Deps = { readonly jobs: Jobs; readonly now: () => Date }

export function serveAccountDecisions({ command }: StaffEndpoints, { jobs, now }: Deps): void {
  command(contract.decideOnAccountApplicants, ({ body, ...changing }) => {
    const { action, ...selection } = body
    return decide(changing, { action, selection, jobs, at: now() })
  })

  command(contract.rejectAccountApplicants, ({ body, ...changing }) => {
    const { rejection_reason_id, reason_note, ...selection } = body
    const reason = { rejection_reason_id, reason_note }
    return decide(changing, { action: 'reject', selection, reason, jobs, at: now() })
  })

  command(contract.undoAccountDecisions, async ({ params, ...changing }) => {
    const { tx, access } = changing
    const { batch_id: batchId } = params
    const jobIds = await listJobsOfBatch(tx, { accountId: access.accountId, batchId })
    await assertManagesAll(tx, { access, jobIds })
    return undoTogether(changing, { batchId, jobs, at: now() })
  })
}

export function serveAccountChanges({ command }: StaffEndpoints, { jobs, now }: Deps): void {
  command(contract.changeAccountApplicants, async ({ body, ...changing }) => {
    const { tx, access } = changing
    const { ref_ids, seen, matching } = body
    const chosen = await lockAccountSelection(tx, {
      access,
      selection: { ref_ids, seen, matching },
    })
    return applyChange(changing, { ...chosen, wish: wishOf(body), jobs, at: now() })
  })

  command(contract.undoAccountChange, async ({ params, ...changing }) => {
    const { tx, access } = changing
    const { batch_id: batchId } = params
    const jobIds = await listJobsOfChange(tx, { accountId: access.accountId, batchId })
    await assertManagesAll(tx, { access, jobIds })
    return undoMany(changing, { batchId, at: now() })
  })
}

/** What is chosen from when applicants are changed. */
export function serveAccountChoices({ query }: StaffEndpoints): void {
  query(contract.listAccountTags, ({ tx, access: { accountId }, query: asked }) =>
    listTags(tx, { ...asked, accountId }),
  )

  query(contract.listAccountAssignees, ({ tx, access: { accountId }, query: asked }) =>
    listAssignees(tx, { ...asked, accountId }),
  )
}

function wishOf(body: z.output<typeof contract.changeAccountApplicants.body>): Wish {
  switch (body.kind) {
    case 'assign':
      return { kind: body.kind, userId: body.user_id }
    case 'tag':
      return { kind: body.kind, add: body.add, remove: body.remove }
    case 'delete':
      return { kind: body.kind }
    default:
      return body satisfies never
  }
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
