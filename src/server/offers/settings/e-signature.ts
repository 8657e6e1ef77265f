// How a company has its offers signed: its settings, the certificate that seals them, and how many it can send.
import type { FastifyInstance } from 'fastify'

import type { ESignatureSettings } from '#contract/offers/e-signature.ts'
import * as contract from '#contract/offers/e-signature.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { sendsOf } from '../month-repository.ts'
import { describeSeal } from '../signing/describe-seal.ts'
import {
  getESignatureSettings,
  lockESignatureSettings,
  updateESignatureSettings,
} from './e-signature-repository.ts'

type Deps = Parameters<typeof describeSeal>[0] & {
  readonly authenticate: Authenticate
  readonly scopes: StaffScopes
}

export function serveESignature({ query, command }: StaffEndpoints, { now }: Deps): void {
  command(contract.saveESignature, ({ body, ...changing }) => save(changing, body))

  query(contract.getESignatureLimits, ({ tx, access }) =>
    sendsOf(tx, { accountId: access.accountId, at: now() }),
  )
}

/** The certificate belongs to the installation: it is read after the company's transaction has ended. */
export function registerESignature(app: FastifyInstance, deps: Deps): void {
  const { authenticate, scopes, now } = deps
  const endpoint = contract.getESignature
  route({ app, authenticate, endpoint }, async ({ caller, params }) => {
    const accountId = params.account_id
    const own = await scopes.inAccount(
      { caller, accountId, policy: endpoint.policy },
      async (tx) => ({
        settings: await getESignatureSettings(tx, accountId),
        limits: await sendsOf(tx, { accountId, at: now() }),
      }),
    )
    return { data: { ...own, seal: await describeSeal(deps) } }
  })
}

/** @throws AppError `conflict` where a colleague stored others meanwhile. */
async function save(changing: Changing, after: ESignatureSettings): Promise<ESignatureSettings> {
  const { tx, access, audit } = changing
  const { accountId } = access
  const before = await lockESignatureSettings(tx, accountId)
  assertBegunFrom(changing, before)
  if (isSame(before, after)) return before
  await updateESignatureSettings(tx, { accountId, settings: after })
  await audit({
    entity: 'e_signature_settings',
    entityId: accountId,
    action: 'update',
    before,
    after,
  })
  return after
}

function isSame(one: ESignatureSettings, other: ESignatureSettings): boolean {
  return one.expiry_days === other.expiry_days && one.reminder_hours === other.reminder_hours
}
