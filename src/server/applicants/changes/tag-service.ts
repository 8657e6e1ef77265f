// What staff choose from when they change applicants: the company's tags, and who can look after them. Knows no HTTP.
import type { z } from 'zod'

import type * as contract from '#contract/applicants/applicant-changes.ts'
import type * as accountContract from '#contract/decisions/account-decisions.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import * as repository from './tag-repository.ts'

type Tags = z.output<typeof contract.listTags.query> & { readonly jobId: number }
type AccountTags = z.output<typeof accountContract.listAccountTags.query> & {
  readonly accountId: number
}
type AccountAssignees = z.output<typeof accountContract.listAccountAssignees.query> & {
  readonly accountId: number
}
type Assignees = z.output<typeof contract.listAssignees.query> & { readonly jobId: number }

export function createTagService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the tags of the company of a requisition. */
    list: (caller: Caller, { jobId, ...query }: Tags) =>
      scopes.atJob({ caller, jobId }, (tx, { accountId }) => tagPage(tx, { ...query, accountId })),

    /** One page of the users whom applicants of a requisition can be assigned to, or are. */
    assignees: (caller: Caller, query: Assignees) =>
      scopes.atJob({ caller, jobId: query.jobId }, (tx, { accountId }) =>
        assigneePage(tx, { ...query, accountId }),
      ),
  }
}

async function tagPage(tx: Tx, query: AccountTags) {
  const { rows, total } = await repository.listTags(tx, query)
  return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
}

async function assigneePage(tx: Tx, query: AccountAssignees & { jobId?: number }) {
  const { rows, total } = await repository.listAssignees(tx, query)
  return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
}
