// How users arrange the columns of lists: what is asked of the server.
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'
import type { ArrangedList } from '#contract/requisitions/requisitions-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export type LaidOutList = { readonly accountId: number; readonly list: ArrangedList }

export const LAYOUTS_KEY = ['list-layouts'] as const

/** Empty until it is loaded, and while the user arranged nothing. */
export function useArrangedColumns({
  accountId,
  list,
}: Partial<LaidOutList> & Pick<LaidOutList, 'list'>) {
  const layout = useQuery({
    ...layoutQuery({ accountId: accountId ?? 0, list }),
    enabled: accountId !== undefined,
  })
  return layout.data?.columns ?? NONE
}

const NONE: readonly ArrangedColumn[] = []

function layoutQuery({ accountId, list }: LaidOutList) {
  return queryOptions({
    queryKey: [...LAYOUTS_KEY, accountId, list] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId, list } }
      const url = '/user/v1/list-layouts/{account_id}/{list}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    staleTime: 60_000,
  })
}

type Arranging = LaidOutList & { columns: readonly ArrangedColumn[] }

export async function saveLayout({ accountId, list, columns }: Arranging, header: CommandHeader) {
  const params = { path: { account_id: accountId, list }, header }
  const url = '/user/v1/list-layouts/{account_id}/{list}/'
  return (await unwrap(api.PUT(url, { params, body: { columns: [...columns] } }))).data
}
