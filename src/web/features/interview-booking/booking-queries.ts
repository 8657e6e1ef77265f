// What the link of an invitation to an interview asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const key = (linkUuid: string) => ['interview-booking', linkUuid] as const

export function bookingQuery(linkUuid: string) {
  return queryOptions({
    queryKey: key(linkUuid),
    queryFn: async ({ signal }) => {
      const params = { path: { link_uuid: linkUuid } }
      const url = '/smartreq/v1/schedule-interview/{link_uuid}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    retry: false,
    gcTime: 0,
  })
}

type Book = { linkUuid: string; startsAt: string; zone: string }

export async function book({ linkUuid, startsAt, zone }: Book) {
  const params = { path: { link_uuid: linkUuid } }
  const body = { starts_at: startsAt, time_zone: zone }
  const url = '/smartreq/v1/schedule-interview/{link_uuid}/book/'
  return (await unwrap(api.POST(url, { params, body }))).data
}

export type Answer =
  | { action: 'ask_for_slots'; note: string }
  | { action: 'decline'; reason: string }

export async function answer({ linkUuid, body }: { linkUuid: string; body: Answer }) {
  const params = { path: { link_uuid: linkUuid } }
  const url = '/smartreq/v1/schedule-interview/{link_uuid}/answer/'
  return (await unwrap(api.POST(url, { params, body }))).data
}
