// Turns an endpoint of the contract into a route: its schemas, its policy, its envelope. Holds no rule of its own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Endpoint } from '#contract/core/endpoint.ts'

import { inBounds, type RequestBounds } from '../db/current-session.ts'
import { assertAtKiosk } from '../kiosk/kiosk-caller.ts'
import type { Caller } from './access-token.ts'
import { AppError } from './app-error.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Reply<E extends Endpoint> = E['bytes'] extends 'out' ? FastifyReply : JsonReply<E>
export type JsonReply<E extends Endpoint> = {
  [Status in keyof E['responses']]: E['responses'][Status] extends z.ZodType
    ? z.output<E['responses'][Status]>
    : never
}[keyof E['responses']]

/** What a handler is given: parsed input, and who asks. `caller` is null only on public endpoints. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly caller: E['policy']['level'] extends 0 ? Caller | null : Caller
  readonly idempotencyKey: E['policy'] extends { isIdempotent: true } ? string : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Finds out who is calling; null when no one is signed in. @throws AppError for a token that does not hold. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>

type RouteOptions<E extends Endpoint> = {
  app: FastifyInstance
  authenticate: Authenticate
  endpoint: E
  /** Whose calls the rate limit counts; the address's when left out. */
  limitedBy?: (request: FastifyRequest) => string
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as above
  interface FastifyRequest {
    /** Who asks, noted by the user who finds out: for the log. */
    caller: Caller | null
  }
}

const headerSchema = z.uuid()

/** Registers one endpoint. The handler's result is the reply's body, or the reply itself when it sent bytes. */
export function route<const E extends Endpoint>(
  options: RouteOptions<E>,
  handle: (call: Call<E>) => Promise<Reply<E>>,
): void {
  const { app, authenticate, endpoint, limitedBy } = options
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    // A command is answered in a few words as a rule, a hundred answers in some 10 kB: asking each time whether to
    // compress it would cost as much as checking it.
    ...(endpoint.method === 'GET' ? {} : { compress: false as const }),
    config: {
      endpoint,
      ...rateLimitOf(endpoint, limitedBy),
    },
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      // A stream of bytes has no schema that it could be checked by.
      ...(endpoint.bytes === 'out' ? {} : { response: endpoint.responses }),
    },
    handler: async (request, reply) => {
      const caller = await callerOf(request, { authenticate, endpoint })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the endpoint's own schemas
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller,
        idempotencyKey:
          endpoint.policy.isIdempotent === true ? idempotencyKeyOf(request) : undefined,
        request,
        reply,
      } as unknown as Call<E>
      const result = await inBounds(boundsOf(endpoint, caller), () => handle(call))
      // A reply can be awaited: by now all of its bytes are sent.
      if (endpoint.bytes === 'out') return reply
      return reply.status(successStatus(endpoint)).send(result)
    },
  })
}

async function callerOf(
  request: FastifyRequest,
  options: { authenticate: Authenticate; endpoint: Endpoint },
): Promise<Caller | null> {
  if (options.endpoint.policy.level === 0) return null
  const caller = await options.authenticate(request)
  if (caller === null) throw new AppError('unauthenticated')
  const { policy } = options.endpoint
  if (caller.kiosk !== undefined) assertAtKiosk(caller.kiosk, { policy, request })
  if (options.endpoint.policy.level === 3 && !caller.isProviderAdmin)
    throw new AppError('forbidden')
  return caller
}

function boundsOf({ method, policy }: Endpoint, caller: Caller | null): RequestBounds {
  return {
    // What is done at a kiosk station is asked about with every call, and has no session of a user to end.
    sessionId: caller?.kiosk === undefined ? (caller?.sessionId ?? null) : null,
    isReadOnly: method === 'GET' && policy.isAudited !== true,
  }
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const parsed = headerSchema.safeParse(request.headers['idempotency-key'])
  if (!parsed.success) throw new AppError('idempotency_key_required')
  return parsed.data.toLowerCase()
}

function successStatus(endpoint: Endpoint): 200 | 201 | 204 {
  if (endpoint.responses[201]) return 201
  return endpoint.responses[200] ? 200 : 204
}

function rateLimitOf({ policy }: Endpoint, limitedBy: RouteOptions<Endpoint>['limitedBy']) {
  if (policy.rateLimit === undefined) return {}
  const { max, windowSeconds } = policy.rateLimit
  const key = limitedBy === undefined ? {} : { keyGenerator: limitedBy }
  return { rateLimit: { max, timeWindow: windowSeconds * 1000, ...key } }
}
