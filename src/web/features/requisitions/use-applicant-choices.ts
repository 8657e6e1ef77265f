import { queryOptions, useQuery } from '@tanstack/react-query'

import type { ApplicantTag } from '#contract/requisitions.ts'
import { api, unwrap } from '#web/api/client.ts'

/** Each undefined until it is loaded. */
export type ApplicantChoices = {
  tags?: readonly ApplicantTag[]
  users?: ReadonlyArray<{ user_id: number; full_name: string }>
}

const NONE: ApplicantChoices = {}

/** What a list of applicants can be narrowed to: tags, and the users who look after one of them. */
export function useApplicantChoices(jobId: number) {
  const { data = NONE, isPending } = useQuery(applicantChoicesQuery(jobId))
  return { choices: data, isPending }
}

/** The same for the list of all applicants of a company. */
export function useAccountChoices(accountId: number): ApplicantChoices {
  return useQuery(accountChoicesQuery(accountId)).data ?? NONE
}

function accountChoicesQuery(accountId: number) {
  return queryOptions({
    queryKey: ['requisitions', 'account-choices', accountId] as const,
    queryFn: async ({ signal }) => {
      const path = { account_id: accountId }
      const query = { page_size: 100 }
      const [tags, users] = await Promise.all([
        unwrap(
          api.GET('/smartreq/v1/account/{account_id}/tags/', { params: { path, query }, signal }),
        ),
        unwrap(
          api.GET('/smartreq/v1/account/{account_id}/assignees/', {
            params: { path, query: { ...query, scope: 'assigned' } },
            signal,
          }),
        ),
      ])
      return { tags: tags.data, users: users.data }
    },
  })
}

function applicantChoicesQuery(jobId: number) {
  return queryOptions({
    queryKey: ['requisitions', 'applicant-choices', jobId] as const,
    queryFn: async ({ signal }) => {
      const path = { job_id: jobId }
      const [tags, users] = await Promise.all([
        unwrap(
          api.GET('/smartreq/v1/{job_id}/tags/', {
            params: { path, query: { page_size: 100 } },
            signal,
          }),
        ),
        unwrap(
          api.GET('/smartreq/v1/{job_id}/assignees/', {
            params: { path, query: { page_size: 100, scope: 'assigned' } },
            signal,
          }),
        ),
      ])
      return { tags: tags.data, users: users.data }
    },
  })
}
