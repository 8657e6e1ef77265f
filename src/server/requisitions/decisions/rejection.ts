// The reason that a rejection needs, and how long a decision can be undone: for one applicant and for many alike.
import { isUndoable } from '#contract/application-actions.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Given, Reason } from './decide.ts'
import { listReasons } from './decision-repository.ts'
import { undoUntil } from './undo.ts'

export type ReasonBody = { readonly rejection_reason_id: number; readonly reason_note: string }

/** The reason that a request names, if any. @throws AppError `validation_failed` for one of another company. */
export async function findReason(
  tx: Tx,
  { accountId, reason }: { accountId: number; reason: ReasonBody | undefined },
): Promise<Reason | undefined> {
  if (reason === undefined) return undefined
  const reasons = await listReasons(tx, { accountId })
  const found = reasons.find((one) => one.rejection_reason_id === reason.rejection_reason_id)
  if (found === undefined) {
    const fields = { rejection_reason_id: 'Not a reason of this company.' }
    throw new AppError('validation_failed', { fields })
  }
  return { reason: found, note: reason.reason_note }
}

/** Until when a decision can be undone; null for one that cannot. */
export function undoTime({ action, at }: Pick<Given, 'action' | 'at'>): string | null {
  return isUndoable(action) ? undoUntil(at).toISOString() : null
}
