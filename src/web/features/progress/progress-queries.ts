// The candidate's trackers: kept on the device, so that progress shows without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Tracker } from '#contract/progress/progress.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import { changeKept } from '../shell/change-kept.ts'

/** Under which the list is kept. */
const TRACKERS = 'trackers'

const progressKeys = {
  all: (userId: number) => ['progress', userId] as const,
  list: (userId: number) => [...progressKeys.all(userId), 'list'] as const,
  detail: (userId: number, refId: number) =>
    [...progressKeys.all(userId), 'detail', refId] as const,
}

/** Asks for everything of a person's progress again, also what no screen shows now: it is kept for the time without network. */
export function refreshProgress(queryClient: QueryClient, userId: number): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: progressKeys.all(userId),
    refetchType: 'all',
  })
}

/** The trackers of the signed-in user, newest first. */
export function trackersQuery(userId: number) {
  return queryOptions({
    queryKey: progressKeys.list(userId),
    queryFn: ({ client, queryKey }) =>
      askOrFindStored({
        ownerId: userId,
        key: TRACKERS,
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

export type Wish = {
  userId: number
  jobUuid: string
  /** The token of the tracked link that led to the position. */
  source?: string | undefined
  /** The id of the application in the system that the link came from. */
  externalId?: string | undefined
  key: string
}

/** Applies to a position. `key` makes a repeat of the same wish harmless. */
export async function apply(queryClient: QueryClient, given: Wish): Promise<Tracker> {
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/', {
    params: { path: { user_id: given.userId }, header: { 'Idempotency-Key': given.key } },
    body: {
      job_uuid: given.jobUuid,
      ...(given.source === undefined ? {} : { source_token: given.source }),
      ...(given.externalId === undefined ? {} : { external_application_id: given.externalId }),
    },
  })
  const made = (await unwrap(call)).data
  await changeKept(queryClient, {
    ownerId: given.userId,
    key: TRACKERS,
    queryKey: trackersQuery(given.userId).queryKey,
    change: (known = []) => [made, ...known.filter(({ ref_id }) => ref_id !== made.ref_id)],
  })
  // Not awaited: the application opens, and what the server has comes when it comes.
  void refreshProgress(queryClient, given.userId)
  return made
}

/** A name for one wish to apply. */
export const newApplyKey = () => uuidv7()
