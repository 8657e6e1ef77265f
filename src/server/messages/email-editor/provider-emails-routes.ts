// The emails of everyone: only provider admins are let in, by the policy, and what they change has a trail of its own.
import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import * as contract from '#contract/messages/provider-emails.ts'

import type { Database, Tx } from '../../db/database.ts'
import { providerEvent } from '../../db/schema/audit.ts'
import { once } from '../../http/idempotency.ts'
import { route, type Authenticate, type Call } from '../../http/route.ts'
import * as editor from './email-editor-service.ts'
import type { Acting } from './email-editor-service.ts'
import { type EditorDeps, orderTest, preview } from './preview-email.ts'

type Deps = EditorDeps & {
  readonly database: Database
  readonly authenticate: Authenticate
  readonly originOf: (request: FastifyRequest) => string
}
type Command = Pick<
  Call<typeof contract.createProviderEmail>,
  'caller' | 'idempotencyKey' | 'request'
>

const EVERYONES = { accountId: null } as const
const editedSchema = contract.saveProviderEmail.responses[200].shape.data
const removedSchema = contract.restoreProviderEmail.responses[200].shape.data
const sentSchema = contract.testProviderEmail.responses[200].shape.data

export function registerProviderEmails(app: FastifyInstance, deps: Deps): void {
  readRoutes(app, deps)
  changeRoutes(app, deps)
  draftRoutes(app, deps)
}

function readRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, originOf, senders } = deps

  route({ app, authenticate, endpoint: contract.listProviderEmails }, async (call) => {
    const { language } = call.query
    return { data: await read(call, (tx) => editor.listEmails(tx, { ...EVERYONES, language })) }
  })

  route({ app, authenticate, endpoint: contract.getProviderEmail }, async (call) => {
    const { language } = call.query
    const context = { senders, origin: originOf(call.request) }
    const key = { ...EVERYONES, slug: call.params.template_name, language, context }
    return { data: await read(call, (tx) => editor.getEmail(tx, key)) }
  })

  function read<T>({ caller }: Pick<Command, 'caller'>, work: (tx: Tx) => Promise<T>): Promise<T> {
    return deps.database.inScope({ kind: 'system', userId: caller.userId }, work)
  }
}

function changeRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, originOf, senders, now } = deps
  const savingOf = (call: Command) => ({
    ...EVERYONES,
    context: { senders, origin: originOf(call.request) },
    at: now(),
  })

  route({ app, authenticate, endpoint: contract.saveProviderEmail }, async (call) => {
    const { params, body: fields } = call
    const saving = { ...savingOf(call), fields, slug: params.template_name }
    const name = 'save-provider-email'
    const command = { call, name, request: { params, fields }, replySchema: editedSchema }
    return { data: await run(deps, command, (acting) => editor.saveEmail(acting, saving)) }
  })

  route({ app, authenticate, endpoint: contract.createProviderEmail }, async (call) => {
    const { body: fields } = call
    const saving = { ...savingOf(call), fields }
    const name = 'create-provider-email'
    const command = { call, name, request: fields, replySchema: editedSchema }
    return { data: await run(deps, command, (acting) => editor.createEmail(acting, saving)) }
  })

  route({ app, authenticate, endpoint: contract.restoreProviderEmail }, async (call) => {
    const key = { ...EVERYONES, slug: call.params.template_name, ...call.query }
    const name = 'restore-provider-email'
    const command = { call, name, request: key, replySchema: removedSchema }
    return { data: await run(deps, command, (acting) => editor.removeEmail(acting, key)) }
  })
}

function draftRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate, originOf, database } = deps

  route({ app, authenticate, endpoint: contract.previewProviderEmail }, async (call) => {
    const given = { ...EVERYONES, draft: call.body, origin: originOf(call.request), deps }
    const scope = { kind: 'system', userId: call.caller.userId } as const
    return { data: await database.inScope(scope, (tx) => preview(tx, given)) }
  })

  route({ app, authenticate, endpoint: contract.testProviderEmail }, async (call) => {
    const { body: draft, caller } = call
    const { userId } = caller
    const given = { ...EVERYONES, userId, draft, origin: originOf(call.request), deps }
    const command = { call, name: 'test-provider-email', request: draft, replySchema: sentSchema }
    const order = ({ tx }: Acting) => orderTest(tx, { ...given, mailId: randomUUID() })
    return { data: await run(deps, command, order) }
  })
}

// oxlint-disable-next-line house/max-params -- the work stands last, as in `inScope`
function run<S extends z.ZodType>(
  { database }: Pick<Deps, 'database'>,
  command: { call: Command; name: string; request: unknown; replySchema: S },
  work: (acting: Acting) => Promise<z.output<S>>,
): Promise<z.output<S>> {
  const { call, ...rest } = command
  const { caller, idempotencyKey: key, request } = call
  const { userId } = caller
  const begunFrom = request.headers['if-match'] ?? null
  return database.inScope({ kind: 'system', userId }, (unit) =>
    once(unit, {
      ...rest,
      userId,
      key,
      effect: (tx) => work({ tx, begunFrom, audit: record(tx, { userId, address: request.ip }) }),
    }),
  )
}

function record(tx: Tx, { userId, address }: { userId: number; address: string }): Acting['audit'] {
  return async ({ slug, ...entry }) => {
    const what = { entity: 'email_template', entityName: slug, actorId: userId, address }
    await tx.db.insert(providerEvent).values({ ...what, ...entry })
  }
}
