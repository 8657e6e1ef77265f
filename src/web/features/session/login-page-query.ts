// Whose login page a link is that is no job's.
import { queryOptions } from '@tanstack/react-query'

import type { LoginPageKind } from '#contract/session/invitations.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

export function loginPageQuery(kind: LoginPageKind, uuid: string) {
  return queryOptions({
    queryKey: ['door', kind, uuid],
    queryFn: async () => {
      const call = api.GET('/auth/v1/door/{door_kind}/{door_uuid}/', {
        params: { path: { door_kind: kind, door_uuid: uuid } },
        headers: SKIP_RETRY_HEADERS,
      })
      return (await unwrap(call)).data
    },
  })
}
