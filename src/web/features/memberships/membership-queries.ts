// The companies that the signed-in user works for.
import { queryOptions } from '@tanstack/react-query'

import type { Memberships } from '#contract/access/memberships.ts'
import { api, settle, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

export const membershipKeys = { of: (userId: number) => ['memberships', userId] }

export function membershipsQuery(userId: number) {
  const params = { path: { user_id: userId } }
  return queryOptions({
    queryKey: membershipKeys.of(userId),
    queryFn: async ({ signal }): Promise<Memberships> =>
      (await unwrap(api.GET('/user/v1/memberships/user/{user_id}/', { params, signal }))).data,
  })
}

/** Leaves a company; `key` makes a repeat harmless. */
export async function leaveCompany(given: {
  userId: number
  accountId: number
  key: string
}): Promise<void> {
  const { userId, accountId, key } = given
  const path = { user_id: userId, account_id: accountId }
  await settle(
    api.DELETE('/user/v1/membership/user/{user_id}/account/{account_id}/', {
      params: { path, header: { 'Idempotency-Key': key } },
    }),
  )
}

/** A name for one departure. */
export const newLeaveKey = () => uuidv7()
