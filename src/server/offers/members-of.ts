// Recipients of an offer who may still see it.
import type { Tx } from '../db/database.ts'
import { membersAmong } from './approval/approval-repository.ts'
import * as repository from './offer-repository.ts'
import type { HolderRow, OfferRow } from './offer-repository.ts'

/** Without viewers and `cc` who have left the company since they were named: a link to the offer works for long. */
export async function membersOf<H extends HolderRow>(
  tx: Tx,
  { accountId, holders }: { readonly accountId: number; readonly holders: readonly H[] },
): Promise<H[]> {
  const ids = holders.flatMap(({ role, userId }) => (role === 'signer' ? [] : (userId ?? [])))
  const members = await membersAmong(tx, { accountId, ids })
  return holders.filter(
    ({ role, userId }) => role === 'signer' || (userId !== null && members.has(userId)),
  )
}

/** Viewers and `cc` recipients of a version of an offer. */
export async function viewersOf(
  tx: Tx,
  { accountId, userOfferId, version }: Pick<OfferRow, 'accountId' | 'userOfferId' | 'version'>,
) {
  const all = await repository.listRecipients(tx, { accountId, ids: [userOfferId] })
  const viewers = all.filter((one) => one.version === version && one.role === 'viewer')
  return membersOf(tx, { accountId, holders: viewers })
}
