// What is held about the signed-in person: copies of it, and its erasure. Never kept on the device.
import { queryOptions } from '@tanstack/react-query'

import { api, settle, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

export const privacyKeys = {
  plan: (userId: number) => ['privacy', userId, 'erasure'] as const,
  visitor: (userId: number) => ['privacy', userId, 'visitor'] as const,
  consents: (userId: number, page: number) => ['privacy', userId, 'consents', page] as const,
  exports: (userId: number) => ['privacy', userId, 'exports'] as const,
  page: (userId: number, page: number) => [...privacyKeys.exports(userId), page] as const,
}

/** A copy takes seconds; while one is made the list asks again. */
const WHILE_MADE_MS = 3000

/** What an erasure would remove, and the request that is open. */
export function erasurePlanQuery(userId: number) {
  return queryOptions({
    queryKey: privacyKeys.plan(userId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: userId } }
      const call = api.GET('/user/v1/privacy/user/{user_id}/erasure/', { params, signal })
      return (await unwrap(call)).data
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** One page of the copies, newest first. */
export function exportsQuery(userId: number, page: number) {
  return queryOptions({
    queryKey: privacyKeys.page(userId, page),
    queryFn: ({ signal }) => {
      const params = { path: { user_id: userId }, query: { page, page_size: 5 } }
      return unwrap(api.GET('/user/v1/privacy/user/{user_id}/exports/', { params, signal }))
    },
    refetchInterval: ({ state }) =>
      state.data?.data.some((copy) => copy.ready_at === null) === true ? WHILE_MADE_MS : false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** One page of what the person agreed to, newest first. */
export function consentsQuery(userId: number, page: number) {
  return queryOptions({
    queryKey: privacyKeys.consents(userId, page),
    queryFn: ({ signal }) => {
      const params = { path: { user_id: userId }, query: { page, page_size: 5 } }
      return unwrap(api.GET('/user/v1/consents/user/{user_id}/', { params, signal }))
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** Whether the person's visits are counted. */
export function visitorQuery(userId: number) {
  return queryOptions({
    queryKey: privacyKeys.visitor(userId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: userId } }
      const call = api.GET('/user/v1/analytics-visitor/user/{user_id}/', { params, signal })
      return (await unwrap(call)).data
    },
    staleTime: 0,
    gcTime: 0,
  })
}

export async function allowVisitor(userId: number, isAllowed: boolean) {
  const params = { path: { user_id: userId } }
  const body = { is_allowed: isAllowed }
  const call = api.PUT('/user/v1/analytics-visitor/user/{user_id}/', { params, body })
  return (await unwrap(call)).data
}

export async function requestExport(userId: number): Promise<void> {
  const params = { path: { user_id: userId }, header: { 'Idempotency-Key': uuidv7() } }
  await settle(api.POST('/user/v1/privacy/user/{user_id}/exports/', { params }))
}

/** The file of a copy, whole: some kilobytes to a few megabytes. */
export async function fetchExport(userId: number, exportId: string): Promise<Blob> {
  const params = { path: { user_id: userId, export_id: exportId } }
  return unwrap(
    api.GET('/user/v1/privacy/user/{user_id}/export/{export_id}/', { params, parseAs: 'blob' }),
  )
}

export async function requestErasure(userId: number, password: string | undefined): Promise<void> {
  const params = { path: { user_id: userId }, header: { 'Idempotency-Key': uuidv7() } }
  const body = password === undefined ? {} : { password }
  await settle(api.POST('/user/v1/privacy/user/{user_id}/erasure/', { params, body }))
}

export async function takeBackErasure(userId: number): Promise<void> {
  const params = { path: { user_id: userId } }
  await settle(api.DELETE('/user/v1/privacy/user/{user_id}/erasure/', { params }))
}
