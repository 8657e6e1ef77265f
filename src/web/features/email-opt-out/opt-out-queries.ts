// What the link below an email asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { StopEmailsLink } from '#contract/messages/email-opt-out.ts'
import { api, unwrap } from '#web/api/client.ts'

const URL = '/user/v1/email-opt-out/{account_id}/{uid}/{stop_token}/'

export function optOutQuery(link: StopEmailsLink) {
  return queryOptions({
    queryKey: ['email-opt-out', link] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET(URL, { params: { path: link }, signal }))).data,
    retry: false,
  })
}

export async function saveOptOut(given: { link: StopEmailsLink; isOptedOut: boolean }) {
  const { link, isOptedOut } = given
  const body = { is_opted_out: isOptedOut }
  return (await unwrap(api.PUT(URL, { params: { path: link }, body }))).data
}
