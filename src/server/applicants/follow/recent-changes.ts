// Which changes are new since the last look. An entry has the time at which its transaction began and can be committed a
// while after a later one: each look goes back over that while, and leaves out what was told before.
import type { ApplicantsChanged } from '#contract/applicants/applicant-follow.ts'
import { FOLLOW_LIMITS } from '#contract/applicants/applicants-rules.ts'

import type { RecentChange } from './follow-repository.ts'

/** A transaction that takes longer than this is not told of. */
export const LOOK_BACK_SECONDS = 60

/** Keeps what was told; the first look tells nothing, since a screen loads what there is by itself. */
export function createRecentChanges({ userId }: { userId: number }) {
  let told: ReadonlySet<number> | null = null

  /** What is new in the entries of the last `LOOK_BACK_SECONDS`; null for nothing. */
  return function tell(recent: readonly RecentChange[]): ApplicantsChanged | null {
    const before = told
    told = new Set(recent.map(({ auditId }) => auditId))
    if (before === null) return null
    const fresh = recent.filter(({ auditId }) => !before.has(auditId))
    if (fresh.length === 0) return null
    const ids = [...new Set(fresh.map(({ userSmartreqId }) => userSmartreqId))]
    return {
      user_smartreq_ids: ids.slice(0, FOLLOW_LIMITS.named),
      is_more: ids.length > FOLLOW_LIMITS.named,
      is_own: fresh.every(({ actorId }) => actorId === userId),
    }
  }
}
