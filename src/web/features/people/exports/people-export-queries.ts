// What exporting the list of people asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { PeopleExportType } from '#contract/people/people-export-rules.ts'
import type { PeopleExport } from '#contract/people/people-exports.ts'
import { PEOPLE_LIST } from '#contract/people/people-list-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { listRequest } from '#web/api/list-search.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { PeopleSearch } from '../people-search.ts'

/** How often an export that is being made is looked at, in ms. */
const LOOK_EVERY = 1000
/** A screen lists the newest. */
const SHOWN = 10

export function peopleExportsKey(accountId: number) {
  return ['people-exports', accountId] as const
}

/** The user's newest exports; looked at again while one of them is being made. */
export function peopleExportsQuery(accountId: number) {
  return queryOptions({
    queryKey: peopleExportsKey(accountId),
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query: { page_size: SHOWN } }
      const url = '/account/v1/{account_id}/people-exports/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_EVERY : false),
  })
}

export function isUnderWay({ ready_at, failed_at }: PeopleExport): boolean {
  return ready_at === null && failed_at === null
}

type Wish = {
  accountId: number
  view: PeopleSearch
  type: PeopleExportType
  hasPrivateData: boolean
  language: 'en' | 'es' | 'fr'
}

export async function requestPeopleExport(wish: Wish, header: CommandHeader) {
  const { accountId, view, type, hasPrivateData, language } = wish
  const { ordering, page: _page, page_size: _size, ...matching } = listRequest(PEOPLE_LIST, view)
  const body = { type, language, has_private_data: hasPrivateData, ordering, matching }
  const params = { path: { account_id: accountId }, header }
  return (await unwrap(api.POST('/account/v1/{account_id}/people-exports/', { params, body }))).data
}

type Made = { accountId: number; made: PeopleExport }

/** The file of an export, and its name. */
export async function downloadPeopleExport({
  accountId,
  made,
}: Made): Promise<{ name: string; file: Blob }> {
  const path = { account_id: accountId, people_export_id: made.people_export_id }
  const url = '/account/v1/{account_id}/people-exports/{people_export_id}/file/'
  const file: unknown = await unwrap(api.GET(url, { params: { path }, parseAs: 'blob' }))
  if (!(file instanceof Blob)) throw new Error('The export is no file.')
  return { name: `employees-${made.requested_at.slice(0, 10)}.${made.type}`, file }
}
