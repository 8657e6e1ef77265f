// What a signer's link asks of the server. The token is in the body of every call, and in no address that is logged.
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'

import type { signLetter } from '#contract/offers/signing.ts'
import { api, unwrap } from '#web/api/client.ts'

const KEY = 'signing'

export function signingKey(token: string) {
  return [KEY, token] as const
}

export function signingPageQuery(token: string) {
  return queryOptions({
    queryKey: signingKey(token),
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST('/integration/v1/signing/', { body: { token }, signal }))).data,
    gcTime: 0,
    retry: false,
  })
}

/** From then on the letter counts as opened. */
export async function openLetter(token: string) {
  return (await unwrap(api.POST('/integration/v1/signing/open/', { body: { token } }))).data
}

export async function signDocument(body: z.input<typeof signLetter.body>) {
  return (await unwrap(api.POST('/integration/v1/signing/sign/', { body }))).data
}

export async function declineDocument(body: { token: string; reason: string }) {
  return (await unwrap(api.POST('/integration/v1/signing/decline/', { body }))).data
}
