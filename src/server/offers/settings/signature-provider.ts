// A company's signature provider: the choice, its access to Documenso, and the secret of the webhook. Neither the key
// nor the secret is ever read back or written into the audit trail.
import { randomBytes } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { documensoWebhookPath } from '#contract/offers/e-signature-rules.ts'
import * as contract from '#contract/offers/signature-provider.ts'
import type { SignatureProviderSettings } from '#contract/offers/signature-provider.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import type { StaffScopes } from '../../access/staff-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Secrets } from '../../http/secrets.ts'
import {
  createDocumenso,
  DocumensoError,
  documensoUrl,
  type DocumensoReach,
} from '../../integrations/e-signature/documenso.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { webhookSecretHash } from '../providers/documenso-webhook.ts'
import { openApiKey, sealApiKey } from '../providers/provider-access.ts'
import * as repository from '../providers/provider-repository.ts'
import type { ProviderRow } from '../providers/provider-repository.ts'

type Deps = Secrets & {
  readonly endpoints: StaffEndpoints
  readonly authenticate: Authenticate
  readonly scopes: StaffScopes
  readonly originOf: (request: FastifyRequest) => string
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
  readonly allowsLoopbackIssuers: boolean
}
type Body = z.output<typeof contract.saveSignatureProvider.body>

const SECRET_BYTES = 32
const ENTITY = 'e_signature_settings'

export function registerSignatureProvider(app: FastifyInstance, deps: Deps): void {
  const { query, command } = deps.endpoints
  query(contract.getSignatureProvider, async ({ tx, access: { accountId }, origin }) =>
    describe(tx, { row: await repository.findProvider(tx, accountId), accountId, origin }),
  )
  command(contract.saveSignatureProvider, async ({ body, origin, ...changing }) => {
    const { accountId } = changing.access
    const row = await save(changing, { deps, body })
    return describe(changing.tx, { row, accountId, origin })
  })
  registerTest(app, deps)
  registerSecret(app, deps)
}

async function describe(
  tx: Tx,
  { row, accountId, origin }: { row: ProviderRow | null; accountId: number; origin: string },
): Promise<SignatureProviderSettings> {
  return {
    provider: row?.provider ?? 'embedded',
    url: row?.url ?? null,
    has_api_key: row !== null && row.sealedKey !== null,
    webhook_url: `${origin}${documensoWebhookPath(accountId)}`,
    webhook_secret_made_at: row?.webhookSecretMadeAt?.toISOString() ?? null,
    open_offers: await repository.countOpenEnvelopes(tx, accountId),
  }
}

/** @throws AppError `validation_failed` for an address or key that is missing, `signature_provider_in_use`. */
async function save(
  { tx, access, audit }: Changing,
  { deps, body }: { deps: Deps; body: Body },
): Promise<ProviderRow> {
  const { accountId } = access
  const before = await repository.lockProvider(tx, accountId)
  const url = body.url === null ? before.url : addressOf(body.url, deps)
  const isMoved = before.url !== null && url !== before.url
  if (isMoved && (await repository.countOpenEnvelopes(tx, accountId)) > 0)
    throw new AppError('signature_provider_in_use')
  const sealedKey = keyAfter({ deps, body, before, isMoved })
  if (body.provider === 'documenso') assertAccess({ url, sealedKey })
  const set = { provider: body.provider, url, sealedKey }
  await repository.updateProvider(tx, { accountId, set })
  // A key that was refused may be replaced by one that is not.
  for (const key of await repository.listStuckEnvelopes(tx, accountId))
    await deps.jobs.send(tx, 'sync-envelope', key)
  const after = { ...before, ...set }
  await audit({
    entity: ENTITY,
    entityId: accountId,
    action: 'update_provider',
    before: auditOf(before),
    after: { ...auditOf(after), is_key_changed: body.api_key !== null },
  })
  return after
}

/** A key that was entered for one address is not sent to another one. */
function keyAfter({
  deps,
  body,
  before,
  isMoved,
}: {
  deps: Deps
  body: Body
  before: ProviderRow
  isMoved: boolean
}): string | null {
  const { accountId, sealedKey } = before
  if (body.api_key !== null) return sealApiKey(deps, { accountId, apiKey: body.api_key })
  return isMoved ? null : sealedKey
}

function addressOf(typed: string, { allowsLoopbackIssuers }: Deps): string {
  const url = documensoUrl(typed, { allowsLoopback: allowsLoopbackIssuers })
  if (url !== null) return url
  const fields = { url: 'An https address without user, query or fragment.' }
  throw new AppError('validation_failed', { fields })
}

function assertAccess({ url, sealedKey }: Pick<ProviderRow, 'url' | 'sealedKey'>): void {
  const fields = {
    ...(url === null ? { url: 'Enter the address of Documenso.' } : {}),
    ...(sealedKey === null ? { api_key: 'Enter an API key.' } : {}),
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

function auditOf({ provider, url, sealedKey }: ProviderRow) {
  return { provider, url, has_api_key: sealedKey !== null }
}

/** Documenso is asked after the transaction in which its access was read. */
function registerTest(app: FastifyInstance, deps: Deps): void {
  const { authenticate, scopes, allowsLoopbackIssuers } = deps
  const endpoint = contract.testSignatureProvider
  route({ app, authenticate, endpoint }, async ({ caller, params }) => {
    const accountId = params.account_id
    const row = await scopes.inAccount({ caller, accountId, policy: endpoint.policy }, (tx) =>
      repository.findProvider(tx, accountId),
    )
    const apiKey = row === null ? null : openApiKey(deps, row)
    const url = row?.url ?? null
    if (url === null || apiKey === null) return { data: { problem: 'unauthorized' as const } }
    const reach = { allowsLoopback: allowsLoopbackIssuers }
    return { data: { problem: await problemAt({ url, apiKey }, reach) } }
  })
}

async function problemAt(access: { url: string; apiKey: string }, reach: DocumensoReach) {
  try {
    await createDocumenso(access, reach).check()
    return null
  } catch (error) {
    if (!(error instanceof DocumensoError)) throw error
    // It is there, and knows the key: it has only been asked too often.
    return error.problem === 'busy' ? null : error.problem
  }
}

function registerSecret(app: FastifyInstance, deps: Deps): void {
  const { authenticate, scopes, now } = deps
  const endpoint = contract.renewWebhookSecret
  route({ app, authenticate, endpoint }, ({ caller, params, body, request }) => {
    const accountId = params.account_id
    return scopes.inAccount({ caller, accountId, policy: endpoint.policy }, async (tx) => {
      const before = await repository.lockProvider(tx, accountId)
      const madeBefore = before.webhookSecretMadeAt?.toISOString() ?? null
      if (madeBefore !== body.replaces) throw new AppError('conflict')
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const at = now()
      const set = { webhookSecretHash: webhookSecretHash(secret), webhookSecretMadeAt: at }
      await repository.updateProvider(tx, { accountId, set })
      await recordAudit(tx, {
        accountId,
        actorId: caller.userId,
        address: request.ip,
        entity: ENTITY,
        entityId: accountId,
        action: 'renew_webhook_secret',
      })
      return { data: { secret, made_at: at.toISOString() } }
    })
  })
}
