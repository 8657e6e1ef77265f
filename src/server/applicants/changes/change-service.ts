// Rules of what staff change about many applicants of a requisition beside decisions: who looks after them, their tags, and
// taking them out of it. Knows no HTTP.
import * as contract from '#contract/applicants/applicant-changes.ts'
import type { Endpoint } from '#contract/core/endpoint.ts'
import type { Selection } from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By } from '../../access/staff-command.ts'
import { lockSelection } from '../../decisions/selection.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { applyChange, type Wish } from './apply-change.ts'
import { undoMany } from './change-many.ts'

/** Whom a change is about. */
type Selected = { readonly jobId: number; readonly selection: Selection }
type Assigning = Selected & { readonly userId: number | null }
type Tagging = Selected & { readonly add: readonly string[]; readonly remove: readonly number[] }

type Command = {
  readonly by: By
  readonly name: string
  readonly endpoint: Endpoint
  readonly given: Selected
  readonly wish: Wish
}

type Deps = { scopes: StaffScopes; jobs: Pick<Jobs, 'send'>; now: () => Date }

export function createChangeService({ scopes, jobs, now }: Deps) {
  const command = commandOf({ scopes, jobs, now })
  return {
    /** @throws AppError `validation_failed` for a user who does not see the requisition, and what a selection throws. */
    assign: (by: By, given: Assigning) => {
      const wish = { kind: 'assign', userId: given.userId } as const
      const endpoint = contract.assignApplicants
      return command({ by, name: 'assign-applicants', endpoint, given, wish })
    },

    /** @throws AppError `too_many_tags` when the company has as many as it can, and what a selection throws. */
    tag: (by: By, given: Tagging) => {
      const wish = { kind: 'tag', add: given.add, remove: given.remove } as const
      return command({ by, name: 'tag-applicants', endpoint: contract.tagApplicants, given, wish })
    },

    /** Leaves who was hired where they are. @throws AppError what a selection throws. */
    remove: (by: By, given: Selected) => {
      const endpoint = contract.deleteApplicants
      return command({ by, name: 'delete-applicants', endpoint, given, wish: { kind: 'delete' } })
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

/** What the three changes have in common. */
function commandOf({ scopes, jobs, now }: Deps) {
  return ({ by, name, endpoint, given, wish }: Command) =>
    jobCommand(scopes, {
      by,
      jobId: given.jobId,
      policy: endpoint.policy,
      name,
      request: given,
      replySchema: contract.assignApplicants.responses[200].shape.data,
      change: async (changing) => {
        const { jobId, selection } = given
        const key = { accountId: changing.access.accountId, jobId }
        const ids = await lockSelection(changing.tx, { key, selection })
        return applyChange(changing, { wish, ids, jobIds: [jobId], jobs, at: now() })
      },
    })
}
