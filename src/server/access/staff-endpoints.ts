// Serves the endpoints of staff by what they declare: the policy says who may call them and in which scope the work runs,
// the schemas what comes in, and the shape of the reply which envelope goes around the result. A slice writes the rest.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Endpoint, Policy } from '#contract/core/endpoint.ts'

import type { Tx } from '../db/database.ts'
import { type Authenticate, type Call, type JsonReply, route } from '../http/route.ts'
import type { JobAccess, StaffAccess, StaffScopes } from './staff-access.ts'
import {
  actorOf,
  applicationCommand,
  type Changing,
  jobCommand,
  staffCommand,
} from './staff-command.ts'

type Access<E extends Endpoint> = E['policy']['scope'] extends 'job' ? JobAccess : StaffAccess
type Input<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'body'>

/** The rows of a page and how many there are in all; of other replies, their `data`. */
type Result<E extends Endpoint> =
  JsonReply<E> extends { data: (infer Row)[]; meta: { total: number } }
    ? { readonly rows: readonly Row[]; readonly total: number }
    : JsonReply<E> extends { data: infer Data }
      ? Data
      : never

/** What a call brings beside what its schemas say. */
type From = {
  /** Where the app is for the user who asks: scheme and host of the links in what is sent, or shown. */
  readonly origin: string
}
type Read<E extends Endpoint> = (
  reading: Input<E> & From & { readonly tx: Tx; readonly access: Access<E> },
) => Promise<Result<E>>
type Change<E extends Endpoint> = (
  changing: Input<E> & From & Changing<Access<E>>,
) => Promise<Result<E>>

export type StaffEndpoints = {
  /** Answers an endpoint that changes nothing. @throws AppError `forbidden`, `not_found`, or what `read` throws. */
  readonly query: <const E extends Endpoint>(endpoint: E, read: Read<E>) => void
  /**
   * Answers an endpoint that changes something: once for its key, with what it writes into the audit trail, in one
   * transaction. `isForMerged`: also about an application that was merged into another one.
   * @throws AppError `forbidden`, `not_found`, `idempotency_key_reused`, `application_merged`, or what `change` throws.
   */
  readonly command: <const E extends Endpoint>(
    endpoint: E,
    change: Change<E>,
    options?: Options,
  ) => void
}

type Deps = {
  app: FastifyInstance
  authenticate: Authenticate
  scopes: StaffScopes
  originOf: (request: FastifyRequest) => string
}
type Options = { readonly isForMerged?: boolean }

type Id = 'account_id' | 'job_id' | 'user_smartreq_id'
/** A call of any endpoint of staff: `scopeOf` has seen that its path names the id that is asked for. */
type StaffCall = Omit<Call<Endpoint & { policy: { level: 2; isIdempotent: true } }>, 'params'> & {
  readonly params: Readonly<Record<Id, number>>
}
type Work = (tx: Tx, access: StaffAccess) => Promise<unknown>
type Command = Parameters<typeof staffCommand<z.ZodType>>[1]

/** `query` and `command` for the endpoints of an app. */
export function staffEndpoints({ app, authenticate, scopes, originOf }: Deps): StaffEndpoints {
  const serve = (endpoint: Endpoint, answer: (call: StaffCall) => Promise<unknown>) => {
    const wrap = envelopeOf(endpoint)
    route({ app, authenticate, endpoint }, async (call) => {
      const result = await answer(declared(call))
      return declared(wrap(result, call.query))
    })
  }
  return {
    query(endpoint, read) {
      const scope = scopeOf(endpoint)
      serve(endpoint, (call) =>
        scope.read(scopes, { call, policy: endpoint.policy }, (tx, access) =>
          read(declared({ ...inputOf(call), origin: originOf(call.request), tx, access })),
        ),
      )
    },
    command(endpoint, change, options = {}) {
      const scope = scopeOf(endpoint)
      const replySchema = shapeOf(endpoint).data
      const name = `${endpoint.method} ${endpoint.url}`
      serve(endpoint, (call) => {
        const request = inputOf(call)
        const command = { by: actorOf(call), policy: endpoint.policy, name, request, replySchema }
        const origin = originOf(call.request)
        const run = (changing: Changing) => change(declared({ ...request, ...changing, origin }))
        return scope.change(scopes, { ...command, ...options, change: run }, call.params)
      })
    },
  }
}

/** A value of the type that the endpoint declares for it: its schemas have checked what comes in, and `Result` what goes out. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which type it is
function declared<T>(value: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which endpoint it is, only the caller's types know
  return value as T
}

function inputOf({ params, query, body }: StaffCall) {
  return { params, query, body }
}

type Scope = {
  /** The id that the path names. */
  readonly id: Id
  read(
    scopes: StaffScopes,
    given: { call: StaffCall; policy: Policy },
    work: Work,
  ): Promise<unknown>
  change(
    scopes: StaffScopes,
    command: Omit<Command, 'accountId'> & Options,
    params: StaffCall['params'],
  ): Promise<unknown>
}

const COMPANY: Scope = {
  id: 'account_id',
  read: (scopes, { call: { caller, params }, policy }, work) =>
    scopes.inAccount({ caller, accountId: params.account_id, policy }, work),
  change: (scopes, command, params) =>
    staffCommand(scopes, { ...command, accountId: params.account_id }),
}

const OF_JOBS: readonly Scope[] = [
  {
    id: 'user_smartreq_id',
    read: (scopes, { call: { caller, params }, policy }, work) =>
      scopes.atApplication({ caller, userSmartreqId: params.user_smartreq_id, policy }, work),
    change: (scopes, command, params) =>
      applicationCommand(scopes, { ...command, userSmartreqId: params.user_smartreq_id }),
  },
  {
    id: 'job_id',
    read: (scopes, { call: { caller, params }, policy }, work) =>
      scopes.atJob({ caller, jobId: params.job_id, policy }, work),
    change: (scopes, command, params) => jobCommand(scopes, { ...command, jobId: params.job_id }),
  },
]

/** Where the work of an endpoint runs: by the scope of its policy and the id in its path. */
function scopeOf({ method, url, policy, params }: Endpoint): Scope {
  const scopes = { account: [COMPANY], job: OF_JOBS, public: [], person: [], provider: [] }
  const found = scopes[policy.scope].find(({ id }) => params !== undefined && id in params.shape)
  if (found !== undefined) return found
  throw new Error(
    `${method} ${url}: with the scope “${policy.scope}” it needs account_id, job_id or user_smartreq_id among its params.`,
  )
}

/** The shape of a reply: `data`, and `meta` where that is a page. */
function shapeOf({ method, url, responses }: Endpoint) {
  const schema = responses[201] ?? responses[200]
  if (schema instanceof z.ZodObject && schema.shape['data'] instanceof z.ZodType)
    return { data: schema.shape['data'], isPage: 'meta' in schema.shape }
  throw new Error(`${method} ${url}: its reply needs the envelope of dataOf() or pageOf().`)
}

function envelopeOf(endpoint: Endpoint) {
  const { isPage } = shapeOf(endpoint)
  return (result: unknown, query: unknown) => {
    if (!isPage) return { data: result }
    const { page, page_size } = declared<Asked>(query)
    const { rows, total } = declared<Page>(result)
    return { data: rows, meta: { page, page_size, total } }
  }
}

type Asked = { page: number; page_size: number }
type Page = { rows: readonly unknown[]; total: number }
