// The shape of an example: what an endpoint answers when all goes well. Holds none of its own.
import type { z } from 'zod'

import type { Endpoint } from '../core/endpoint.ts'

type SuccessSchema<E extends Endpoint> = E['responses'] extends { readonly 200: infer S }
  ? S
  : E['responses'] extends { readonly 201: infer S }
    ? S
    : never

/** The body of an endpoint's successful reply. */
export type ReplyBody<E extends Endpoint> = z.output<Extract<SuccessSchema<E>, z.ZodType>>

export type Example = { readonly endpoint: Endpoint; readonly body: unknown }

/** Declares what an endpoint answers, as its schema wants it. */
export function example<E extends Endpoint>(endpoint: E, body: ReplyBody<E>): Example {
  return { endpoint, body }
}

/** The status and the schema of an endpoint's successful reply. @throws Error when it answers with nothing. */
export function successOf({ method, url, responses }: Endpoint): {
  status: 200 | 201
  schema: z.ZodType
} {
  if (responses[200] !== undefined) return { status: 200, schema: responses[200] }
  if (responses[201] !== undefined) return { status: 201, schema: responses[201] }
  throw new Error(`${method} ${url} answers with nothing.`)
}
