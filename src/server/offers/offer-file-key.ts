import { randomUUID } from 'node:crypto'

/** Where a new file of an offer lies in the storage: each has a name of its own, so that no run removes another's. */
export function newOfferFileKey(given: { accountId: number; userOfferId: number }): string {
  return `offers/${given.accountId}/${given.userOfferId}/${randomUUID()}`
}
