// What a station asks the server of today's list. Nothing of it is stored: it is in the memory of the page while it is
// shown, and of no screen after that.
import { queryOptions } from '@tanstack/react-query'

import type { ListedPerson } from '#contract/kiosk/kiosk-list.ts'
import { SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { createStationClient } from '#web/api/kiosk-client.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import { asStation } from './credential.ts'
import { prepare } from './station.ts'

const api = createStationClient()
const headers = SKIP_RETRY_HEADERS
const REQUEST_MS = 10_000

export function todaysListQuery() {
  return queryOptions({
    queryKey: ['kiosk-expected-today'],
    gcTime: 0,
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal: left }) => {
      const { data } = await asStation(() => {
        const signal = AbortSignal.any([left, AbortSignal.timeout(REQUEST_MS)])
        return unwrap(api.GET('/kiosk/v1/expected/', { headers, signal }))
      })
      const { compare } = new Intl.Collator(currentLocale())
      const people = data.people.toSorted((one, other) => compare(one.name, other.name))
      return { ...data, people }
    },
  })
}

/** Begins with a person of the list, as by a code; it takes the network. @throws ApiError */
export async function beginByName(
  { code_id }: ListedPerson,
  { proof, locale }: { proof: string; locale: string },
): Promise<void> {
  const params = { path: { code_id } }
  const begun = await asStation(() => {
    const signal = AbortSignal.timeout(REQUEST_MS)
    const url = '/kiosk/v1/expected/{code_id}/sessions/'
    return unwrap(api.POST(url, { params, body: { proof }, headers, signal }))
  })
  await prepare(begun.data, locale)
}
