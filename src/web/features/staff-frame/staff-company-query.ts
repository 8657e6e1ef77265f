// The company that a member of staff works in: its logo and what it has booked.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const FRESH_MS = 300_000

export function companyQuery(accountId: number) {
  return queryOptions({
    queryKey: ['company', accountId],
    queryFn: async () => {
      const call = api.GET('/account/v1/info/', { params: { query: { account_id: accountId } } })
      return (await unwrap(call)).data
    },
    staleTime: FRESH_MS,
  })
}
