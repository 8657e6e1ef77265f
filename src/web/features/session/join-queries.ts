// Accepting an invitation to work for a company.
import { queryOptions } from '@tanstack/react-query'

import type { ShownText } from '#contract/consents.ts'
import type { CurrentUser } from '#contract/session.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

export type JoinLink = { link_uuid: string; token: string }
type Joining = JoinLink & {
  first_name: string
  last_name: string
  password: string
  shown: ShownText[]
}

/** Who invites whom by a link. */
export function joinLinkQuery(link: JoinLink) {
  return queryOptions({
    queryKey: ['join', link.link_uuid, link.token],
    queryFn: async ({ signal }) => {
      const given = { body: link, headers: SKIP_RETRY_HEADERS, signal }
      return (await unwrap(api.POST('/auth/v1/staff-invitation/', given))).data
    },
    retry: false,
  })
}

export async function joinCompany(given: Joining): Promise<CurrentUser> {
  const call = api.POST('/auth/v1/join-company/', { body: given, headers: SKIP_RETRY_HEADERS })
  return (await unwrap(call)).data.user
}
