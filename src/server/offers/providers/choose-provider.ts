// Which provider collects the signatures of an offer: the company's choice when it goes out; from then on the same one.
import type { SignatureProviderName } from '#contract/offers/e-signature-rules.ts'

import type { Tx } from '../../db/database.ts'
import { documenso } from './documenso.ts'
import { embedded } from './embedded.ts'
import type { OfferVersionKey, SignatureProvider } from './port.ts'
import * as repository from './provider-repository.ts'

export const PROVIDERS: Readonly<Record<SignatureProviderName, SignatureProvider>> = {
  embedded,
  documenso,
}

/** The provider of what the company sends from now on. */
export async function chosenProvider(tx: Tx, accountId: number): Promise<SignatureProviderName> {
  return (await repository.findProvider(tx, accountId))?.provider ?? 'embedded'
}

/** The provider with which a version was sent. */
export async function providerOfSent(
  tx: Tx,
  offer: OfferVersionKey,
): Promise<SignatureProviderName> {
  return (await repository.findNewestEnvelope(tx, offer)) === null ? 'embedded' : 'documenso'
}

/** Orders at its provider that a version which was sent cannot be signed any more. */
export async function cancelSigning(
  tx: Tx,
  cancelling: Parameters<SignatureProvider['cancel']>[1],
): Promise<void> {
  await PROVIDERS[await providerOfSent(tx, cancelling.offer)].cancel(tx, cancelling)
}
