// Whether the device of a station must stay it: another one's credential would shut out what it still has to send.
import { OFFLINE_AFTER_MS, UPLOAD_DAYS } from '#contract/kiosk/kiosk-rules.ts'

import type { Tx } from '../db/database.ts'
import type { kioskStation } from '../db/schema/kiosk.ts'
import { hasUnsent } from './device-repository.ts'

const DAY_MS = 86_400_000

type Station = Pick<
  typeof kioskStation.$inferSelect,
  'accountId' | 'stationId' | 'credentialHash' | 'lastSeenAt' | 'leaseUntil'
>

/** True while work that would still be accepted may wait on the device that is enrolled. */
export async function isNeeded(tx: Tx, { row, at }: { row: Station; at: Date }): Promise<boolean> {
  if (row.credentialHash === null) return false
  const since = new Date(at.getTime() - UPLOAD_DAYS * DAY_MS)
  if (mayHaveBegun(row, at) && (row.leaseUntil ?? since) > since) return true
  return hasUnsent(tx, { accountId: row.accountId, stationId: row.stationId, since })
}

// A device that fell silent while it might begin with people: no one here knows with how many it did.
function mayHaveBegun({ lastSeenAt, leaseUntil }: Station, at: Date): boolean {
  if (lastSeenAt === null || leaseUntil === null) return false
  return at.getTime() - lastSeenAt.getTime() > OFFLINE_AFTER_MS && leaseUntil > lastSeenAt
}
