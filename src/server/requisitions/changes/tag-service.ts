// What staff choose from when they change applicants: the company's tags, and who can look after them. Knows no HTTP.
import type { z } from 'zod'

import type * as contract from '#contract/applicant-changes.ts'

import type { Caller } from '../../http/access-token.ts'
import type { StaffScopes } from '../staff-access.ts'
import * as repository from './tag-repository.ts'

type Tags = z.output<typeof contract.listTags.query> & { readonly jobId: number }
type Assignees = z.output<typeof contract.listAssignees.query> & { readonly jobId: number }

export function createTagService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the tags of the company of a requisition. */
    list: (caller: Caller, { jobId, ...query }: Tags) =>
      scopes.atJob({ caller, jobId }, async (tx, { accountId }) => {
        const { rows, total } = await repository.listTags(tx, { ...query, accountId })
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      }),

    /** One page of the users whom applicants of a requisition can be assigned to, or are. */
    assignees: (caller: Caller, query: Assignees) =>
      scopes.atJob({ caller, jobId: query.jobId }, async (tx, { accountId }) => {
        const { rows, total } = await repository.listAssignees(tx, { ...query, accountId })
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      }),
  }
}
