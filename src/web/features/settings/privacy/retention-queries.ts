// What the retention screens ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { RetentionDays } from '#contract/privacy/retention.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'
import { wantedQuery } from './retention-rules.ts'
import type { DueSearch } from './retention-search.ts'

const PAGE_SIZE = 25

export function retentionQuery(accountId: number) {
  const params = { path: { account_id: accountId } }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'retention'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/account/v1/retention/{account_id}/', { params, signal }))).data,
  })
}

/** What rules would do if they were saved now; the numbers before stay while others are counted. */
export function previewQuery(accountId: number, days: RetentionDays) {
  const query = wantedQuery(days)
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'retention-preview', query],
    // Applications end, and holds are placed, at any time.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query }
      const call = api.GET('/account/v1/retention/{account_id}/preview/', { params, signal })
      return (await unwrap(call)).data
    },
    placeholderData: (data, before) => (before?.queryKey[1] === accountId ? data : undefined),
  })
}

export function dueQuery(accountId: number, given: { days: RetentionDays; search: DueSearch }) {
  const { days, search } = given
  const query = {
    ...wantedQuery(days),
    search: search.search,
    due: search.due,
    held: search.held,
    ordering: search.ordering ?? ('due_at' as const),
    page: search.page ?? 1,
    page_size: PAGE_SIZE,
  }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'retention-due', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/account/v1/retention/{account_id}/preview/applications/', {
          params: { path: { account_id: accountId }, query },
          signal,
        }),
      ),
    placeholderData: (data, before) => (before?.queryKey[1] === accountId ? data : undefined),
  })
}

export function runsQuery(accountId: number, page: number) {
  const query = { page, page_size: PAGE_SIZE }
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'retention-runs', page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/account/v1/retention/{account_id}/runs/', {
          params: { path: { account_id: accountId }, query },
          signal,
        }),
      ),
    placeholderData: (data, before) => (before?.queryKey[1] === accountId ? data : undefined),
  })
}

export async function saveRetention(
  { accountId, days }: { accountId: number; days: RetentionDays },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  return (await unwrap(api.PUT('/account/v1/retention/{account_id}/', { params, body: days }))).data
}
