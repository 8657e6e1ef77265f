// What may be merged into what, and until when that can be undone. Pure.
import { type MERGE_BLOCKERS, MERGE_UNDO_DAYS } from '#contract/applicants/applicants-rules.ts'
import type { ErrorCode } from '#contract/core/error.ts'

import type { Side } from './merge-repository.ts'

type Blocker = (typeof MERGE_BLOCKERS)[number]

/** Until when a merge of that moment can be undone. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * 86_400_000)
}

export function isUndoable(mergedAt: Date, at: Date): boolean {
  return at <= undoUntil(mergedAt)
}

type Merging = {
  readonly from: Side
  readonly into: Side
  /** The requisitions that the caller manages. */
  readonly managed: ReadonlySet<number>
}

/**
 * Why one application cannot be merged into the other; null where it can. Neither may be merged already: that keeps merges
 * from going round in a circle, and tells the second of two users who merge at once.
 */
export function blockerOf({ from, into, managed }: Merging): Blocker | null {
  if (from.userId === into.userId) return 'not_a_duplicate'
  if (!managed.has(from.jobId) || !managed.has(into.jobId)) return 'not_allowed'
  if (from.mergedInto !== null || into.mergedInto !== null) return 'merged'
  if (from.status === 'hired') return 'hired'
  return from.hasLiveInterview ? 'live_interview' : null
}

/** What the API answers for each of them. */
export const BLOCKER_CODES: Readonly<Record<Blocker, ErrorCode>> = {
  not_a_duplicate: 'validation_failed',
  not_allowed: 'forbidden',
  merged: 'application_merged',
  hired: 'action_not_allowed',
  live_interview: 'live_interview',
}
