// The trail of an application: at a kiosk station someone began with it, and how they showed that it is theirs.
import type { SessionStart } from '#contract/kiosk/kiosk-rules.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'

type Begun = {
  readonly accountId: number
  readonly userId: number
  readonly userSmartreqId: number
  readonly begunBy: SessionStart
}

/** Written once for each session. */
export function recordBegun(
  tx: Tx,
  { accountId, userId, userSmartreqId, begunBy }: Begun,
): Promise<void> {
  return recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'application',
    entityId: userSmartreqId,
    action: `begin_at_kiosk_by_${begunBy}`,
  })
}
