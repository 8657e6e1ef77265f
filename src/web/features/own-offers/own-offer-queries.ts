// A candidate's own offers. Fetched each time and never stored on the device, because they state the pay.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import type { CommandHeader } from '../shell/use-command.ts'

export const ownOfferKeys = {
  list: (userId: number) => ['own-offers', userId, 'list'] as const,
  messages: (userOfferId: number) => ['own-offers', 'messages', userOfferId] as const,
}

/** More than a person is offered, or asks about one offer. */
const PAGE_SIZE = 100

// What needs the network says so, and opens by itself when it is back.
const ONLINE_ONLY = { refetchOnReconnect: true, staleTime: 0, gcTime: 0 } as const

/** The offers that were sent to the signed-in user, the newest first. */
export function ownOffersQuery(userId: number) {
  return queryOptions({
    queryKey: ownOfferKeys.list(userId),
    queryFn: async ({ signal }) => {
      const params = { query: { page_size: PAGE_SIZE } }
      return (await unwrap(api.GET('/user/v1/offers/', { params, signal }))).data
    },
    ...ONLINE_ONLY,
  })
}

/** The questions about an offer and later messages, newest first. */
export function ownOfferMessagesQuery(userOfferId: number) {
  return queryOptions({
    queryKey: ownOfferKeys.messages(userOfferId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_offer_id: userOfferId }, query: { page_size: PAGE_SIZE } }
      const call = api.GET('/user/v1/offers/{user_offer_id}/messages/', { params, signal })
      return (await unwrap(call)).data
    },
    ...ONLINE_ONLY,
  })
}

export async function askAboutOffer(
  { userOfferId, text }: { userOfferId: number; text: string },
  header: CommandHeader,
) {
  const params = { path: { user_offer_id: userOfferId }, header }
  const call = api.POST('/user/v1/offers/{user_offer_id}/messages/', { params, body: { text } })
  return (await unwrap(call)).data
}
