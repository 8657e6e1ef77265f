// A caller of the API as a browser would be one: keeps its cookies, speaks JSON, has an address of its own.
import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Method } from '#contract/core/endpoint.ts'

export type Reply = {
  readonly status: number
  /** The parsed body; null when there is none. Tests say what they expect of it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a reply is whatever the server said; expectations check it
  readonly body: any
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
}

export type RequestOptions = {
  readonly body?: unknown
  /** Sent as it is, to try what is not JSON. */
  readonly payload?: string | Buffer
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Idempotency-Key; a fresh one is sent when left out, none when null. */
  readonly key?: string | null
}

export type Client = {
  /** The access token that it carries, when it carries one instead of cookies. */
  readonly bearer: string | null
  /** Where it calls from. */
  readonly address: string
  readonly cookies: Map<string, string>
  send(request: RequestOptions & { method: Method; url: string }): Promise<Reply>
  get(url: string, options?: RequestOptions): Promise<Reply>
  post(url: string, body?: unknown, options?: RequestOptions): Promise<Reply>
  put(url: string, body?: unknown, options?: RequestOptions): Promise<Reply>
  patch(url: string, body?: unknown, options?: RequestOptions): Promise<Reply>
  delete(url: string, options?: RequestOptions): Promise<Reply>
}

let callers = 0

/** A new caller without cookies, from an address of its own so that rate limits do not mix callers up, unless given. */
export function createClient(
  app: FastifyInstance,
  options: { bearer?: string; address?: string } = {},
): Client {
  callers += 1
  const ownAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
  const remoteAddress = options.address ?? ownAddress
  const cookies = new Map<string, string>()

  async function send(given: RequestOptions & { method: Method; url: string }): Promise<Reply> {
    const reply = await app.inject({
      method: given.method,
      url: given.url,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: headersOf(given, options.bearer),
      ...bodyOf(given),
    })
    for (const cookie of reply.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return {
      status: reply.statusCode,
      body: reply.body === '' ? null : parse(reply.body),
      headers: reply.headers,
      cookies: reply.cookies,
    }
  }

  return {
    bearer: options.bearer ?? null,
    address: remoteAddress,
    cookies,
    send,
    get: (url, given) => send({ method: 'GET', url, ...given }),
    post: (url, body, given) => send({ method: 'POST', url, body, ...given }),
    put: (url, body, given) => send({ method: 'PUT', url, body, ...given }),
    patch: (url, body, given) => send({ method: 'PATCH', url, body, ...given }),
    delete: (url, given) => send({ method: 'DELETE', url, ...given }),
  }
}

function headersOf(given: RequestOptions, bearer: string | undefined): Record<string, string> {
  const key = given.key === undefined ? randomUUID() : given.key
  return {
    ...(key === null ? {} : { 'idempotency-key': key }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...given.headers,
  }
}

function bodyOf(given: RequestOptions): { payload?: string | object } {
  if (given.payload !== undefined) return { payload: given.payload }
  return given.body === undefined ? {} : { payload: given.body as object }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
