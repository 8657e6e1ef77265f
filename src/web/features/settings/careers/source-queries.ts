// What the screen of the sources asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { SourceType } from '#contract/source-types.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

const PAGE_SIZE = 25
const MAX_PAGE_SIZE = 100

type SourceKey = { accountId: number; sourceId: number }

/** One page of the sources, by type and name. */
export function sourcesQuery(accountId: number, page: number) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'sources', page],
    queryFn: ({ signal }) => {
      const query = { page, page_size: PAGE_SIZE }
      const params = { path: { account_id: accountId }, query }
      return unwrap(api.GET('/account/v1/sources/{account_id}/', { params, signal }))
    },
  })
}

/** The sources that are in use, as many as a list to choose from can hold. */
export function activeSourcesQuery(accountId: number) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'sources', 'active'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, page_size: MAX_PAGE_SIZE, is_active: '1' as const }
      const params = { path: { account_id: accountId }, query }
      return (await unwrap(api.GET('/account/v1/sources/{account_id}/', { params, signal }))).data
    },
  })
}

export async function createSource(
  given: { accountId: number; name: string; type: SourceType },
  header: CommandHeader,
) {
  const call = api.POST('/account/v1/create-source/{account_id}/', {
    params: { path: { account_id: given.accountId }, header },
    body: { name: given.name, source_type: given.type },
  })
  return (await unwrap(call)).data
}

export async function renameSource(given: SourceKey & { name: string }, header: CommandHeader) {
  const call = api.PATCH('/account/v1/source/{account_id}/{source_id}/', {
    params: { path: pathOf(given), header },
    body: { name: given.name },
  })
  return (await unwrap(call)).data
}

export async function toggleSource(
  given: SourceKey & { isActive: boolean },
  header: CommandHeader,
) {
  const call = api.POST('/account/v1/toggle-source/{account_id}/{source_id}/', {
    params: { path: pathOf(given), header },
    body: { is_active: given.isActive },
  })
  return (await unwrap(call)).data
}

function pathOf({ accountId, sourceId }: SourceKey) {
  return { account_id: accountId, source_id: sourceId }
}
