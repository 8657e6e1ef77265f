import { queryOptions, useQuery } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** What a list of applicants can be narrowed to: tags, and the users who look after one of them. */
export function useApplicantChoices(jobId: number) {
  const { data } = useQuery(applicantChoicesQuery(jobId))
  return data ?? { tags: [], users: [] }
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
