// Staff ask an outside provider of signatures again, after they have solved what kept it from taking on an offer.
import * as contract from '#contract/offers/offer-commands.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { describeSigning } from '../describe-offer.ts'
import * as offers from '../offer-repository.ts'
import * as repository from './provider-repository.ts'

type Deps = { readonly jobs: Pick<Jobs, 'send' | 'wake'> }

export function serveRetry({ command }: StaffEndpoints, { jobs }: Deps): void {
  command(contract.retrySigning, async ({ params, tx, access, audit }) => {
    const offer = await offers.lockOffer(tx, {
      accountId: access.accountId,
      userSmartreqId: params.user_smartreq_id,
      userOfferId: params.user_offer_id,
    })
    if (offer === null) throw new AppError('not_found')
    const envelope = await repository.findNewestEnvelope(tx, offer)
    if (envelope === null || envelope.state === 'finished')
      throw new AppError('offer_action_not_allowed')
    const { accountId, externalId } = envelope
    await repository.updateEnvelope(tx, { accountId, externalId, set: { problem: null } })
    await jobs.send(tx, 'sync-envelope', { accountId, externalId })
    await audit({ entity: 'offer', entityId: offer.userOfferId, action: 'retry_signing' })
    const current = (await offers.findVersion(tx, offer)) ?? undefined
    const envelopes = [{ ...envelope, problem: null }]
    return { signing: describeSigning(offer, { envelopes, provider: 'documenso', current }) }
  })
}
