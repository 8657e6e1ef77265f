// What a list of applicants can be narrowed to: tags, and the users who look after one of them.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** One requisition, or all that the user sees in a company. */
export type ApplicantsOf = { jobId: number } | { accountId: number }

export type FoundChoice = { id: number; label: string }

type ChoiceKind = 'tags' | 'users'

/** As many as one reply may have: a view that an address names is mostly among them. */
const MOST = 100

type Asked = { search: string; signal: AbortSignal }

/** The first tags, or users who look after an applicant, whose name has the text in it. Ordered by name. */
export function choicesQuery(of: ApplicantsOf, wanted: { kind: ChoiceKind; search: string }) {
  const { kind, search } = wanted
  return queryOptions({
    queryKey: ['requisitions', 'choices', of, kind, search] as const,
    queryFn: ({ signal }) =>
      kind === 'tags' ? findTags(of, { search, signal }) : findUsers(of, { search, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Whether there is any of them, for the columns of a list and the place that its filters take. */
export function useApplicantChoices(of: ApplicantsOf) {
  const tags = useQuery(choicesQuery(of, { kind: 'tags', search: '' }))
  const users = useQuery(choicesQuery(of, { kind: 'users', search: '' }))
  return {
    hasTags: (tags.data ?? []).length > 0,
    hasUsers: (users.data ?? []).length > 0,
    isPending: tags.isPending || users.isPending,
  }
}

async function findTags(of: ApplicantsOf, { search, signal }: Asked): Promise<FoundChoice[]> {
  const query = { search, page_size: MOST }
  const call =
    'jobId' in of
      ? api.GET('/smartreq/v1/{job_id}/tags/', {
          params: { path: { job_id: of.jobId }, query },
          signal,
        })
      : api.GET('/smartreq/v1/account/{account_id}/tags/', {
          params: { path: { account_id: of.accountId }, query },
          signal,
        })
  return (await unwrap(call)).data.map(({ tag_id: id, name: label }) => ({ id, label }))
}

async function findUsers(of: ApplicantsOf, { search, signal }: Asked): Promise<FoundChoice[]> {
  const query = { search, scope: 'assigned', page_size: MOST } as const
  const call =
    'jobId' in of
      ? api.GET('/smartreq/v1/{job_id}/assignees/', {
          params: { path: { job_id: of.jobId }, query },
          signal,
        })
      : api.GET('/smartreq/v1/account/{account_id}/assignees/', {
          params: { path: { account_id: of.accountId }, query },
          signal,
        })
  return (await unwrap(call)).data.map(({ user_id: id, full_name: label }) => ({ id, label }))
}
