// What a company's link leads to, for the user who is signed in.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

export function invitationQuery(invitationUuid: string) {
  return queryOptions({
    queryKey: ['invitation', invitationUuid],
    queryFn: async () => {
      const path = { invitation_uuid: invitationUuid }
      const call = api.GET('/user/v1/invitation/{invitation_uuid}/', { params: { path } })
      return (await unwrap(call)).data
    },
  })
}
