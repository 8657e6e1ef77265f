// Accepting an invitation to work for a company.
import { queryOptions } from '@tanstack/react-query'

import type { ShownText } from '#contract/privacy/consents.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

export type JoinLink = { link_uuid: string; token: string }
export type Invitation = {
  account_name: string
  role_name: string
  email: string
  has_account: boolean
}
type Joining = JoinLink & {
  first_name: string
  last_name: string
  /** Said of a name of one letter. */
  is_full_name: boolean
  password: string
  shown: ShownText[]
}

export const joinKeys = { of: (link: JoinLink) => ['join', link.link_uuid, link.token] }

/** Who invites whom by a link. */
export function joinLinkQuery(link: JoinLink) {
  return queryOptions({
    queryKey: joinKeys.of(link),
    queryFn: async ({ signal }): Promise<Invitation> => {
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

/** Accepts as the signed-in user; `key` makes a repeat harmless. */
export async function acceptInvitation(given: {
  link: JoinLink
  key: string
}): Promise<CurrentUser> {
  const call = api.POST('/auth/v1/accept-staff-invitation/', {
    body: given.link,
    params: { header: { 'Idempotency-Key': given.key } },
  })
  return (await unwrap(call)).data
}

/** A name for one acceptance. */
export const newAcceptKey = () => uuidv7()
