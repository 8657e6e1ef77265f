// Rules of the list of all applicants of a company. Knows no HTTP.
import type { z } from 'zod'

import type { listAccountApplicants } from '#contract/applicants/account-applicants.ts'

import { listManaged } from '../access/job-access.ts'
import { listSeenIds, seenRequisitions } from '../access/seen-requisitions.ts'
import { seesPrivateData, type StaffScopes } from '../access/staff-access.ts'
import type { Caller } from '../http/access-token.ts'
import { findNarrowing } from './account-narrowing.ts'
import { findAnswerSource } from './answers/answer-source.ts'
import * as repository from './applicant-repository.ts'
import { describeApplicant, findStepVersions } from './applicant-service.ts'
import { REQUISITION } from './changes/apply-change.ts'
import { withRowDetails } from './row-details.ts'

type Query = z.output<typeof listAccountApplicants.query> & { readonly accountId: number }

export function createAccountApplicantService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the applicants of all requisitions that the caller sees. */
    list(caller: Caller, query: Query) {
      const { accountId, scope, page, page_size } = query
      return scopes.inAccount({ caller, accountId }, async (tx, access) => {
        const only = seenRequisitions(access, { isMine: scope === 'mine' })
        // Read first: as a subquery, they would keep the list from its indexes.
        const seen = await listSeenIds(tx, { accountId, only })
        const stepVersions = await findStepVersions(tx, query)
        const narrowing = await findNarrowing(tx, { ...query, seen })
        const canSeePrivate = seesPrivateData(access)
        const answerSource = await findAnswerSource(tx, { ...query, canSeePrivate })
        const narrowed = { ...query, seen, stepVersions, narrowing, answerSource }
        const { rows, total } = await repository.listAccountApplicants(tx, narrowed)
        const jobs = rows.map(({ job_id: jobId }) => ({ jobId, jobTypeId: REQUISITION }))
        const managed = await listManaged(tx, { access, jobs })
        const described = rows.map((row) => ({
          ...describeApplicant(row),
          can_decide: managed.has(row.job_id),
        }))
        const data = await withRowDetails(tx, { accountId, rows: described })
        return { data, meta: { page, page_size, total } }
      })
    },
  }
}
