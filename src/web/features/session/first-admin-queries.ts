// The first admin of an empty installation.
import { queryOptions } from '@tanstack/react-query'

import type { ShownText } from '#contract/privacy/consents.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

export const firstAdminQuery = queryOptions({
  queryKey: ['first-admin'],
  queryFn: async () =>
    (await unwrap(api.GET('/auth/v1/first-admin/', { headers: SKIP_RETRY_HEADERS }))).data
      .is_needed,
})

export type FirstAdmin = {
  code: string
  account_name: string
  email: string
  password: string
  first_name: string
  last_name: string
  /** Said of a name of one letter. */
  is_full_name: boolean
  shown: ShownText[]
}

export async function createFirstAdmin(given: FirstAdmin): Promise<CurrentUser> {
  const call = api.POST('/auth/v1/first-admin/', { body: given, headers: SKIP_RETRY_HEADERS })
  return (await unwrap(call)).data.user
}
