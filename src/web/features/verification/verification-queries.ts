// Confirming an e-mail address.
import { queryOptions } from '@tanstack/react-query'

import { api, settle, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

export type VerificationLink = { uid: string; user_token: string }

/** Follows a link, which may be repeated; only the first time there may be a link to choose a password. */
export function verificationQuery(link: VerificationLink) {
  return queryOptions({
    queryKey: ['verification', link.uid, link.user_token],
    queryFn: async () => {
      const call = api.POST('/auth/v1/verify-email/', { body: link, headers: SKIP_RETRY_HEADERS })
      return (await unwrap(call)).data
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Has the link sent again. */
export function sendVerification(): Promise<void> {
  const header = { 'Idempotency-Key': uuidv7() }
  return settle(api.POST('/auth/v1/send-verification/', { params: { header } }))
}
