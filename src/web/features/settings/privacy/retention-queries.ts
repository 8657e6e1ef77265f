// What the retention screens ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { RetentionDays } from '#contract/privacy/retention.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useData, useDataQuery } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'
import { wantedQuery } from './retention-rules.ts'
import type { DueSearch } from './retention-search.ts'

const RETENTION = '/account/v1/retention/{account_id}/'
const PAGE_SIZE = 25

/** The rules that are saved. */
export function useRetention(accountId: number) {
  return useData(RETENTION, { path: { account_id: accountId } }).data
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

/** One page of the applications that rules would anonymise. */
export function useDue(accountId: number, given: { days: RetentionDays; search: DueSearch }) {
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
  const asked = { path: { account_id: accountId }, query }
  return useDataQuery(`${RETENTION}preview/applications/`, asked)
}

/** One page of what the daily runs did. */
export function useRuns(accountId: number, page: number) {
  const asked = { path: { account_id: accountId }, query: { page, page_size: PAGE_SIZE } }
  return useDataQuery(`${RETENTION}runs/`, asked)
}

export async function saveRetention(
  { accountId, days }: { accountId: number; days: RetentionDays },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  return (await unwrap(api.PUT(RETENTION, { params, body: days }))).data
}
