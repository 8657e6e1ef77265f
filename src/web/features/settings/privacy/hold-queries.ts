// What the screens of legal holds ask of the server.
import { api, unwrap } from '#web/api/client.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { HoldSearch, NewHoldSearch } from './hold-search.ts'

const PAGE_SIZE = 25

type HoldKey = { readonly accountId: number; readonly userSmartreqId: number }

/** One page of the applications that are held. */
export function useHolds(accountId: number, search: HoldSearch) {
  const query = {
    search: search.search,
    ordering: search.ordering ?? ('-placed_at' as const),
    page: search.page ?? 1,
    page_size: PAGE_SIZE,
  }
  const asked = { path: { account_id: accountId }, query }
  return useDataQuery('/account/v1/legal-holds/{account_id}/', asked)
}

/** The applications of the user who is found, to place a hold on. */
export function useHoldable(accountId: number, search: NewHoldSearch) {
  const query = { search: search.search, page: search.page ?? 1, page_size: PAGE_SIZE }
  const asked = { path: { account_id: accountId }, query }
  return useDataQuery('/account/v1/legal-holds/{account_id}/applications/', asked)
}

/** Keeps one application, or all that its person has made so far. */
export async function placeHold(
  given: HoldKey & { userId: number; isForAll: boolean; reason: string },
  header: CommandHeader,
): Promise<void> {
  const body = { reason: given.reason }
  const path = { account_id: given.accountId }
  if (given.isForAll) {
    const params = { path: { ...path, user_id: given.userId }, header }
    await unwrap(
      api.PUT('/account/v1/legal-hold/{account_id}/candidate/{user_id}/', { params, body }),
    )
    return
  }
  const params = { path: { ...path, user_smartreq_id: given.userSmartreqId }, header }
  await unwrap(api.PUT('/account/v1/legal-hold/{account_id}/{user_smartreq_id}/', { params, body }))
}

export async function liftHold(given: HoldKey, header: CommandHeader) {
  const path = { account_id: given.accountId, user_smartreq_id: given.userSmartreqId }
  const call = api.DELETE('/account/v1/legal-hold/{account_id}/{user_smartreq_id}/', {
    params: { path, header },
  })
  return (await unwrap(call)).data
}
