// The port of signature providers. What is ordered is ordered in the transaction that decides it, and carried
// out afterwards: no transaction waits for a server elsewhere.
import type { Tx } from '../../db/database.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { OfferRow, SignerRow } from '../offer-repository.ts'

export type OfferVersionKey = Pick<OfferRow, 'accountId' | 'userOfferId' | 'version'>
export type Ordering = { readonly jobs: Pick<Jobs, 'send'> }

type Sending = {
  readonly deps: Ordering & Secrets
  /** Locked, as in every order. */
  readonly offer: OfferVersionKey
  /** All signers of the version. */
  readonly signers: readonly SignerRow[]
  readonly at: Date
}
type Reminding = Ordering & {
  readonly offer: OfferVersionKey
  /** Signers whose turn it is. */
  readonly signers: readonly SignerRow[]
}

export type SignatureProvider = {
  /** Orders that the signers are asked, in the order of their turns; also again, for an offer that had expired. */
  send(tx: Tx, sending: Sending): Promise<void>
  remind(tx: Tx, reminding: Reminding): Promise<void>
  /** Orders that a version cannot be signed any more. */
  cancel(tx: Tx, cancelling: Ordering & { readonly offer: OfferVersionKey }): Promise<void>
}
