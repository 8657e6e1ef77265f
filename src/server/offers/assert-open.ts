// Offers go out, and are accepted, while their requisition is open.
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { type OfferRow, shareJobStatus } from './offer-repository.ts'

/** @throws AppError `requisition_not_open`. */
export async function assertOpen(tx: Tx, row: OfferRow): Promise<void> {
  if ((await shareJobStatus(tx, row)) !== 'open') throw new AppError('requisition_not_open')
}
