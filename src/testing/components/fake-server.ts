// The server, as far as a screen sees it: it stands in for `fetch` and answers with the contract's examples, or with what
// a test says instead. Requests and replies are parsed by the contract's schemas, so a test cannot agree with a screen on
// something that the real server would refuse.
import { vi } from 'vitest'
import type { z } from 'zod'

import type { Endpoint } from '#contract/core/endpoint.ts'
import { ERRORS, type ErrorCode, type ErrorReply } from '#contract/core/error.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { successOf, type ReplyBody } from '#contract/examples/example.ts'
import { EXAMPLES } from '#contract/examples/examples.ts'

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** A request as the server's route would read it. */
export type RequestOf<E extends Endpoint> = {
  readonly params: OutputOf<E['params']>
  readonly query: OutputOf<E['query']>
  readonly body: OutputOf<E['body']>
  readonly headers: Headers
}

type AnyRequest = { params: unknown; query: unknown; body: unknown; headers: Headers }
type Respond = (request: AnyRequest) => Promise<Response>

/** What the server does with the requests to one endpoint. */
export type Reply = { readonly endpoint: Endpoint; readonly respond: Respond }

/** Answers with a body, or with what a function makes of the request. */
export function reply<E extends Endpoint>(
  endpoint: E,
  body: ReplyBody<E> | ((request: RequestOf<E>) => ReplyBody<E> | Promise<ReplyBody<E>>),
): Reply {
  const { status, schema } = successOf(endpoint)
  const make = typeof body === 'function' ? (body as (request: unknown) => unknown) : () => body
  return {
    endpoint,
    respond: async (request) => answered(schema.parse(await make(request)), status),
  }
}

/** Answers with nothing, as endpoints with the status 204 do. */
export function replyNothing(endpoint: Endpoint): Reply {
  const headers = { [REPLY_MARK]: String(Date.now()) }
  return { endpoint, respond: async () => new Response(null, { status: 204, headers }) }
}

/** Refuses with a code of the contract; `internal` is the error of a broken server. */
export function refuse(endpoint: Endpoint, code: ErrorCode): Reply {
  return refuseWith(endpoint, { code })
}

/** Refuses with what else the server says: the details of the error, and its fields. */
export function refuseWith(
  endpoint: Endpoint,
  { code, ...more }: { code: ErrorCode } & Pick<ErrorReply['error'], 'details' | 'fields'>,
): Reply {
  const [status, message] = ERRORS[code]
  const body: ErrorReply = { error: { code, message, ...more } }
  return { endpoint, respond: async () => answered(body, status) }
}

/** Refuses what is sent because of these fields, named as the server names them. */
export function refuseFields(endpoint: Endpoint, ...names: readonly string[]): Reply {
  const [status, message] = ERRORS.validation_failed
  const fields = Object.fromEntries(names.map((name) => [name, 'Invalid input']))
  const body: ErrorReply = { error: { code: 'validation_failed', message, fields } }
  return { endpoint, respond: async () => answered(body, status) }
}

/** The reply does not come while the test lasts. */
export function leaveUnanswered(endpoint: Endpoint): Reply {
  return { endpoint, respond: () => new Promise(() => undefined) }
}

export type FakeServer = {
  /** While false nothing reaches it. */
  isReachable: boolean
  /** Changes what it does from now on. */
  readonly use: (...replies: readonly Reply[]) => void
  /** Notes a fault that the screen would hide; the test fails when it ends. */
  readonly report: (what: string, error: unknown) => void
  /** Ends it: what still waits for a reply loses it. @throws Error for whatever was reported. */
  readonly close: () => void
}

/** Stands in for `fetch` until it is closed. The last reply to an endpoint counts, then its example. */
export function openServer(replies: readonly Reply[]): FakeServer {
  const problems: string[] = []
  const closing = new AbortController()
  const known = new Map(replies.map((one) => [one.endpoint, one]))

  async function answer(request: Request): Promise<Response> {
    const { endpoint, read } = routeOf(request)
    const found = known.get(endpoint) ?? exampleReply(endpoint)
    return found.respond(await read())
  }

  const server: FakeServer = {
    isReachable: true,
    report: (what, error) =>
      void problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`),
    use: (...next) => {
      for (const one of next) known.set(one.endpoint, one)
    },
    close: () => {
      server.isReachable = false
      closing.abort()
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }

  vi.stubGlobal('fetch', async (request: Request | string): Promise<Response> => {
    // The device check measures the way to a file, which is outside of the contract and not there.
    if (typeof request === 'string') return new Response(null, { status: 404 })
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const lost = Promise.withResolvers<never>()
    const lose = () => lost.reject(new TypeError('Failed to fetch'))
    for (const signal of [closing.signal, request.signal])
      signal.addEventListener('abort', lose, { once: true })
    const answered = answer(request).catch((error: unknown) => {
      // A request that was called off is no one's fault; anything else is one of the test, which the screen would hide.
      const isCalledOff = closing.signal.aborted || request.signal.aborted
      if (!isCalledOff) server.report(nameOf(request), error)
      throw error
    })
    return Promise.race([answered, lost.promise])
  })
  return server
}

function exampleReply(endpoint: Endpoint): Reply {
  const body = EXAMPLES.get(endpoint)
  if (body === undefined)
    throw new Error('No reply: add an example to src/contract/examples, or name one in `replies`.')
  return { endpoint, respond: async () => answered(body, successOf(endpoint).status) }
}

// As the server's own word.
function answered(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { [REPLY_MARK]: String(Date.now()) } })
}

// As the server's router: what an address names comes before what it leaves open, from its beginning on.
const BY_PRECEDENCE = [...ENDPOINTS.values()].toSorted((one, other) =>
  precedenceOf(one).localeCompare(precedenceOf(other)),
)

function precedenceOf({ url }: Endpoint): string {
  return url
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('')
}

function routeOf(request: Request): { endpoint: Endpoint; read: () => Promise<AnyRequest> } {
  const { pathname, searchParams } = new URL(request.url)
  for (const endpoint of BY_PRECEDENCE) {
    const params = endpoint.method === request.method ? paramsIn(pathname, endpoint.url) : null
    if (params === null) continue
    const read = async () => ({
      params: endpoint.params?.parse(params),
      query: endpoint.query?.parse(Object.fromEntries(searchParams)),
      body: endpoint.body?.parse(await jsonOf(request)),
      headers: request.headers,
    })
    return { endpoint, read }
  }
  throw new Error('The contract has no such endpoint.')
}

function paramsIn(pathname: string, pattern: string): Record<string, string> | null {
  const [given, wanted] = [pathname.split('/'), pattern.split('/')]
  if (given.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

function nameOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}
