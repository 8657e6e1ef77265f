// Whom a command is about: those who are named, or all that match a list. Locks them.
import { SELECTION_LIMITS } from '#contract/decisions/application-actions.ts'
import type { Selection } from '#contract/decisions/decisions.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import * as subjects from './decision-subjects.ts'
import type { JobKey } from './decision-subjects.ts'

/**
 * The ids of the applications that a selection means.
 * @throws AppError `not_found` that names foreign ids, `too_many_applicants`.
 */
export async function lockSelection(
  tx: Tx,
  { key, selection }: { key: JobKey; selection: Pick<Selection, 'ref_ids' | 'matching'> },
): Promise<number[]> {
  const { ref_ids: named, matching } = selection
  if (named !== undefined) return lockNamed(tx, { key, refIds: [...new Set(named)] })
  if (matching === undefined) return []
  const limit = SELECTION_LIMITS.matching
  const locked = await subjects.lockMatching(tx, { filters: { ...matching, ...key }, limit })
  if (locked.length > limit) throw new AppError('too_many_applicants', { details: { limit } })
  return locked.map((row) => row.userSmartreqId)
}

async function lockNamed(
  tx: Tx,
  { key, refIds }: { key: JobKey; refIds: readonly number[] },
): Promise<number[]> {
  const locked = await subjects.lockNamed(tx, { ...key, refIds })
  const found = new Set(locked.map((row) => row.refId))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return locked.map((row) => row.userSmartreqId)
}
