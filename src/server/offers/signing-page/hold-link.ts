// Reads the state that decides about a signer's link, inside the transaction that relies on it.
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { linkStateOf, type LinkState } from '../link-state.ts'
import * as offers from '../offer-repository.ts'
import type { OfferRow } from '../offer-repository.ts'
import { signerTokenHash } from '../signer-token.ts'
import type { Held } from './describe-link.ts'
import { findByToken, type FoundLink } from './signing-repository.ts'

export async function getLink(tx: Tx, token: string): Promise<FoundLink> {
  const link = await findByToken(tx, signerTokenHash(token))
  if (link === null) throw new AppError('not_found')
  return link
}

// The application first, then the offer: the order in which staff lock them.
export async function hold(tx: Tx, { token, at }: { token: string; at: Date }): Promise<Held> {
  const link = await getLink(tx, token)
  const offer = await offers.lockOffer(tx, link.offer)
  if (offer === null) throw new AppError('not_found')
  return gather(tx, { link, offer, at })
}

export async function gather(
  tx: Tx,
  { link, offer, at }: { link: FoundLink; offer: OfferRow; at: Date },
): Promise<Held> {
  const key = { accountId: offer.accountId, ids: [offer.userOfferId] }
  const all = await offers.listHolders(tx, key)
  const signer = all.find((one) => one.offerSignerId === link.signer.offerSignerId)
  if (signer === undefined) throw new AppError('not_found')
  const signers = await offers.listSigners(tx, key)
  const ofVersion = signers.filter((one) => one.version === signer.version)
  const version = await offers.findVersion(tx, { ...offer, version: signer.version })
  return {
    link,
    offer,
    signer,
    signers: ofVersion,
    version,
    at,
    state: linkStateOf({ offer, signer, signers: ofVersion, at }),
  }
}

export async function reload(
  tx: Tx,
  { link, offer }: Held,
): Promise<{ link: FoundLink; offer: OfferRow }> {
  const row = await offers.findOffer(tx, offer)
  if (row === null) throw new AppError('not_found')
  return { link, offer: row }
}

export function notReady(state: LinkState): AppError {
  return new AppError('link_not_ready', { details: { link_state: state } })
}
