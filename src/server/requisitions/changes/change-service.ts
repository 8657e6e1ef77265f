// Rules of what staff change about many applicants beside decisions: who looks after them, their tags, and taking them out
// of a requisition. Knows no HTTP.
import * as contract from '#contract/applicant-changes.ts'
import type { ChangeResult } from '#contract/applicant-changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { jobCommand, type By, type Changing } from '../../audit/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { seesJob, type StaffScopes } from '../staff-access.ts'
import { changeMany, undoMany, type Selected } from './change-many.ts'
import { findOrAddTags } from './tag-repository.ts'

const REQUISITION = 2

type Assigning = Selected & { readonly userId: number | null }
type Tagging = Selected & { readonly add: readonly string[]; readonly remove: readonly number[] }
type At = { readonly at: Date }

type Command = {
  readonly by: By
  readonly name: string
  readonly endpoint: Endpoint
  readonly given: Selected
  readonly change: (changing: Changing) => Promise<ChangeResult>
}

export function createChangeService({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  const command = commandOf(scopes)
  return {
    /** @throws AppError `validation_failed` for a user who does not see the requisition, and what a selection throws. */
    assign: (by: By, given: Assigning) => {
      const change = (changing: Changing) => assign(changing, { ...given, at: now() })
      const endpoint = contract.assignApplicants
      return command({ by, name: 'assign-applicants', endpoint, given, change })
    },

    /** @throws AppError `too_many_tags` when the company has as many as it can, and what a selection throws. */
    tag: (by: By, given: Tagging) => {
      const change = (changing: Changing) => tag(changing, { ...given, at: now() })
      return command({
        by,
        name: 'tag-applicants',
        endpoint: contract.tagApplicants,
        given,
        change,
      })
    },

    /** Leaves who was hired where they are. @throws AppError what a selection throws. */
    remove: (by: By, given: Selected) => {
      const change = (changing: Changing) => remove(changing, { ...given, at: now() })
      const endpoint = contract.deleteApplicants
      return command({ by, name: 'delete-applicants', endpoint, given, change })
    },

    /** @throws AppError `not_found`, `undo_expired`. */
    undo: (by: By, given: { jobId: number; batchId: string }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.undoApplicantChange.policy,
        name: 'undo-applicant-change',
        request: given,
        replySchema: contract.undoApplicantChange.responses[200].shape.data,
        change: (changing) => undoMany(changing, { ...given, at: now() }),
      }),
  }
}

async function assign(
  changing: Changing,
  { userId, ...given }: Assigning & At,
): Promise<ChangeResult> {
  if (userId !== null) await assertSees(changing, { jobId: given.jobId, userId })
  const after = { user_id: userId }
  return changeMany(changing, {
    ...given,
    kind: 'assign',
    changeOf: ({ assignedUserId: before }) =>
      before === userId ? null : { before: { user_id: before }, after },
  })
}

async function tag(
  changing: Changing,
  { add, remove: off, ...given }: Tagging & At,
): Promise<ChangeResult> {
  const { accountId } = changing.access
  const added = await findOrAddTags(changing.tx, { accountId, names: add })
  const removed = new Set(off)
  return changeMany(changing, {
    ...given,
    kind: 'tag',
    changeOf: ({ tagIds }) => {
      const after = [...new Set([...tagIds.filter((id) => !removed.has(id)), ...added])]
      const isSame = after.length === tagIds.length && after.every((id) => tagIds.includes(id))
      return isSame ? null : { before: { tag_ids: tagIds }, after: { tag_ids: after } }
    },
  })
}

function remove(changing: Changing, given: Selected & At): Promise<ChangeResult> {
  const after = { deleted_at: given.at.toISOString() }
  return changeMany(changing, {
    ...given,
    kind: 'delete',
    changeOf: ({ status }) => (status === 'hired' ? null : { before: { deleted_at: null }, after }),
  })
}

/** What the three changes have in common. */
function commandOf(scopes: StaffScopes) {
  return ({ by, name, endpoint, given, change }: Command) =>
    jobCommand(scopes, {
      by,
      jobId: given.jobId,
      policy: endpoint.policy,
      name,
      request: given,
      replySchema: contract.assignApplicants.responses[200].shape.data,
      change,
    })
}

async function assertSees(
  { tx, access }: Changing,
  { jobId, userId }: { jobId: number; userId: number },
): Promise<void> {
  const { accountId } = access
  if (await seesJob(tx, { accountId, userId, jobId, jobTypeId: REQUISITION })) return
  const fields = { user_id: 'Not a user who sees this requisition.' }
  throw new AppError('validation_failed', { fields })
}
