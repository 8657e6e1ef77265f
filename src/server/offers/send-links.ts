// Sends signers their links: marks them as sent and orders the mail, in the transaction that decides so.
import type { Tx } from '../db/database.ts'
import type { Secrets } from '../http/secrets.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { recordEvidence } from './evidence.ts'
import * as repository from './offer-repository.ts'
import type { HolderRow, OfferRow } from './offer-repository.ts'
import { signerTokenHash, signerTokenOf } from './signer-token.ts'

type Sending = {
  readonly deps: Secrets & { readonly jobs: Pick<Jobs, 'send'> }
  /** Locked. */
  readonly offer: Pick<OfferRow, 'accountId' | 'userOfferId' | 'version'>
  readonly signers: readonly HolderRow[]
  readonly at: Date
}

export async function sendLinks(tx: Tx, { deps, offer, signers, at }: Sending): Promise<void> {
  const { accountId, userOfferId, version } = offer
  for (const { offerSignerId, role } of signers) {
    const tokenHash = signerTokenHash(signerTokenOf(deps.secret, offerSignerId))
    await repository.updateSigner(tx, {
      accountId,
      offerSignerId,
      // Of an offer that is sent again, the reminder is still to come.
      set: { state: 'sent', tokenHash, sentAt: at, remindedAt: null, failedAt: null },
    })
    await recordEvidence(tx, { accountId, userOfferId, version, offerSignerId, at, kind: 'sent' })
    await deps.jobs.send(tx, 'send-signing-mail', {
      accountId,
      userOfferId,
      kind: role === 'signer' ? 'offer-to-sign' : 'offer-to-read',
      offerSignerId,
    })
  }
}
