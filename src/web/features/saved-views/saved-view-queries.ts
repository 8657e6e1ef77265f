// What the saved views of lists ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type { SavedViewList } from '#contract/requisitions/requisitions-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** A list of a company whose views are saved. */
export type ViewedList = { readonly accountId: number; readonly list: SavedViewList }

export const SAVED_VIEWS_KEY = ['saved-views'] as const

export function savedViewsQuery({ accountId, list }: ViewedList) {
  return queryOptions({
    queryKey: [...SAVED_VIEWS_KEY, accountId, list] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query: { list } }
      return (await unwrap(api.GET('/user/v1/custom-views/{account_id}/', { params, signal }))).data
    },
  })
}

type NewView = ViewedList & { name: string; query: string; isShared: boolean }

export async function createView(given: NewView, header: CommandHeader) {
  const { accountId, list, name, query, isShared } = given
  const params = { path: { account_id: accountId }, header }
  const body = { list, name, query, is_shared: isShared }
  return (await unwrap(api.POST('/user/v1/custom-views/{account_id}/', { params, body }))).data
}

type ViewChange = {
  accountId: number
  viewId: number
  change: { name?: string; query?: string; is_shared?: boolean }
}

export async function updateView({ accountId, viewId, change }: ViewChange, header: CommandHeader) {
  const params = { path: { account_id: accountId, view_id: viewId }, header }
  const call = api.PATCH('/user/v1/custom-views/{account_id}/{view_id}/', { params, body: change })
  return (await unwrap(call)).data
}

export async function deleteView(given: Omit<ViewChange, 'change'>, header: CommandHeader) {
  const params = { path: { account_id: given.accountId, view_id: given.viewId }, header }
  const call = api.DELETE('/user/v1/custom-views/{account_id}/{view_id}/', { params })
  return (await unwrap(call)).data
}
