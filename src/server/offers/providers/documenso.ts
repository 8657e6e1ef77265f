// Documenso as a provider of signatures: an order is a row, and a job carries it out (`sync-envelope.ts`).
import { randomUUID } from 'node:crypto'

import * as offers from '../offer-repository.ts'
import type { SignatureProvider } from './port.ts'
import * as repository from './provider-repository.ts'

/** An envelope is made for each sending: one that expired was cancelled there, and everyone signs the new one. */
const BEGINNING = {
  state: 'not_sent',
  tokenHash: null,
  sentAt: null,
  failedAt: null,
  openedAt: null,
  signedAt: null,
  remindedAt: null,
  signedName: null,
  signature: null,
  providerRecipientId: null,
} as const

export const documenso: SignatureProvider = {
  async send(tx, { deps, offer: { accountId, userOfferId, version }, signers, at }) {
    const url = (await repository.findProvider(tx, accountId))?.url ?? null
    if (url === null) throw new Error('The company has no access to Documenso.')
    for (const { offerSignerId } of signers)
      await offers.updateSigner(tx, { accountId, offerSignerId, set: BEGINNING })
    const externalId = randomUUID()
    await repository.insertEnvelope(tx, {
      accountId,
      externalId,
      userOfferId,
      version,
      url,
      createdAt: at,
    })
    await deps.jobs.send(tx, 'sync-envelope', { accountId, externalId })
  },

  async remind(tx, { jobs, offer, signers }) {
    const envelope = await repository.findNewestEnvelope(tx, offer)
    if (envelope === null || signers.length === 0) return
    const { accountId, externalId } = envelope
    const remind = signers.map(({ offerSignerId }) => offerSignerId)
    await jobs.send(tx, 'sync-envelope', { accountId, externalId, remind })
  },

  async cancel(tx, { jobs, offer }) {
    for (const { accountId, externalId } of await repository.cancelEnvelopes(tx, offer))
      await jobs.send(tx, 'sync-envelope', { accountId, externalId })
  },
}
