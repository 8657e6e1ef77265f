// How an activity stands, out of what the server said last and what this device knows better.
import type { TrackerActivity } from '#contract/progress/progress.ts'
import type { AttemptRow } from '#web/offline/database.ts'

export type ActivityState =
  | 'locked'
  | 'available'
  | 'in-progress'
  | 'waiting'
  | 'awaiting-recordings'
  | 'done'
  | 'expired'

export function activityState(
  activity: TrackerActivity,
  attempt: AttemptRow | null,
): ActivityState {
  // Submitted, and not done before the server verified what was recorded.
  if (activity.status === 'awaiting_recordings') return 'awaiting-recordings'
  if (activity.is_completed || (attempt?.submittedAt ?? null) !== null) return 'done'
  if ((attempt?.handedInAt ?? null) !== null) return 'waiting'
  if (attempt !== null || activity.attempt_id !== null) return 'in-progress'
  if (activity.status === 'locked') return 'locked'
  return activity.status === 'expired' ? 'expired' : 'available'
}
