// What the screen of the sources asks of the server.
import type { SourceType } from '#contract/careers/careers-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useData } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

const SOURCES = '/account/v1/sources/{account_id}/'
const PAGE_SIZE = 25

type SourceKey = { accountId: number; sourceId: number }

/** One page of the sources, by type and name. */
export function useSources(accountId: number, page: number) {
  const query = { page, page_size: PAGE_SIZE }
  return useData(SOURCES, { path: { account_id: accountId }, query })
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
