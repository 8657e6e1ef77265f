// The candidate's trackers: kept on the device, so that progress shows without network.
import { queryOptions } from '@tanstack/react-query'

import type { Tracker } from '#contract/progress.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

const progressKeys = {
  all: (userId: number) => ['progress', userId] as const,
  list: (userId: number) => [...progressKeys.all(userId), 'list'] as const,
  detail: (userId: number, refId: number) =>
    [...progressKeys.all(userId), 'detail', refId] as const,
}

export { progressKeys }

/** The trackers of the signed-in user, newest first. */
export function trackersQuery(userId: number) {
  return queryOptions({
    queryKey: progressKeys.list(userId),
    queryFn: ({ client, queryKey }) =>
      askOrFindStored({
        ownerId: userId,
        key: 'trackers',
        onLate: (value) => client.setQueryData(queryKey, value),
        ask: async () => {
          const call = api.GET('/user/v1/progress-tracker/user/{user_id}/', {
            params: { path: { user_id: userId } },
          })
          return (await unwrap(call)).data
        },
      }),
    meta: { isKept: true },
  })
}

/** One tracker with its steps and activities. */
export function trackerQuery(userId: number, refId: number) {
  return queryOptions({
    queryKey: progressKeys.detail(userId, refId),
    queryFn: ({ client, queryKey }) =>
      askOrFindStored({
        ownerId: userId,
        key: `tracker/${refId}`,
        onLate: (value) => client.setQueryData(queryKey, value),
        ask: async () => {
          const path = { user_id: userId, ref_id: refId }
          const call = api.GET('/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/', {
            params: { path },
          })
          return (await unwrap(call)).data
        },
      }),
    meta: { isKept: true },
  })
}

/** Applies to a position. `key` makes a repeat of the same wish harmless. */
export async function apply(given: {
  userId: number
  jobUuid: string
  /** The token of the tracked link that led to the position. */
  source?: string | undefined
  key: string
}): Promise<Tracker> {
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/', {
    params: { path: { user_id: given.userId }, header: { 'Idempotency-Key': given.key } },
    body: {
      job_uuid: given.jobUuid,
      ...(given.source === undefined ? {} : { source_token: given.source }),
    },
  })
  return (await unwrap(call)).data
}

/** A name for one wish to apply. */
export const newApplyKey = () => uuidv7()
