// What the load of interviewers asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { INTERVIEW_LOAD_LIST } from '#contract/interviews/interview-calibration-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { listRequest } from '#web/api/list-search.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { LoadSearch } from './load-search.ts'

/** What is read again after a reminder. */
export const LOAD_KEY = ['interviews', 'load'] as const

export function loadQuery(accountId: number, view: LoadSearch) {
  const query = listRequest(INTERVIEW_LOAD_LIST, view)
  return queryOptions({
    queryKey: [...LOAD_KEY, accountId, query] as const,
    queryFn: ({ signal }) => {
      const params = { path: { account_id: accountId }, query }
      return unwrap(api.GET('/report/v1/interviewers/account/{account_id}/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

type Reminding = { accountId: number; user_id: number }

export async function remindOfFeedback({ accountId, user_id }: Reminding, header: CommandHeader) {
  const params = { path: { account_id: accountId }, header }
  const url = '/smartreq/v1/account/{account_id}/feedback-reminders/'
  return (await unwrap(api.POST(url, { params, body: { user_id } }))).data
}
