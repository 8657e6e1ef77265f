// What of an application is to be done next, and how long the rest takes, out of what the server said and this device knows.
// Pure.
import type {
  Tracker,
  TrackerActivity,
  TrackerDetail,
  TrackerInterview,
} from '#contract/progress/progress.ts'
import type { AttemptRow } from '#web/offline/database.ts'

import { activityState, type ActivityState } from './activity-state.ts'

/** An activity as it stands for the candidate. */
export type Part = {
  readonly activity: TrackerActivity
  readonly state: ActivityState
  /** Whole minutes, at least one until it is submitted. */
  readonly minutesLeft: number
}

export type Next =
  | { readonly kind: 'activity'; readonly part: Part }
  | { readonly kind: 'interview'; readonly interview: TrackerInterview }
  /** Nothing required is open; the parts are optional. */
  | { readonly kind: 'none'; readonly optional: readonly Part[] }

/** How many questions are answered, by the attempt; left out where this device has none of it. */
export type AnsweredHere = ReadonlyMap<string, number>

type Known = { readonly attempts: readonly AttemptRow[]; readonly answered: AnsweredHere }

/** The activities of an application in the order of its plan. */
export function partsOf(tracker: Pick<TrackerDetail, 'steps'>, known: Known): Part[] {
  return tracker.steps.flatMap(({ activities }) =>
    activities.map((activity) => partOf(activity, known)),
  )
}

function partOf(activity: TrackerActivity, { attempts, answered }: Known): Part {
  const attempt =
    attempts.find((row) => row.jobStepActivityId === activity.job_step_activity_id) ?? null
  const state = activityState(activity, attempt)
  const here = answered.get(attempt?.attemptId ?? '') ?? 0
  return { activity, state, minutesLeft: minutesLeft(activity, { state, here }) }
}

/** What was begun comes first, then what is required, in the order of the plan; an interview is booked after that. */
export function nextOf(tracker: Pick<TrackerDetail, 'steps'>, parts: readonly Part[]): Next {
  const open = parts.filter(isOpen)
  const required = open.filter(({ activity }) => activity.is_required)
  const part = required.find(({ state }) => state === 'in-progress') ?? required[0]
  if (part !== undefined) return { kind: 'activity', part }
  const interview = tracker.steps
    .flatMap(({ interviews = [] }) => interviews)
    .find(({ state, link_uuid: link }) => state === 'to_book' && link !== null)
  if (interview !== undefined) return { kind: 'interview', interview }
  return { kind: 'none', optional: open }
}

export function isOpen({ state }: Part): boolean {
  return state === 'available' || state === 'in-progress'
}

function minutesLeft(
  { minutes, question_count: total, answered_count: known }: TrackerActivity,
  { state, here }: { state: ActivityState; here: number },
): number {
  if (!['available', 'in-progress', 'locked'].includes(state)) return 0
  const done = total === 0 ? 0 : Math.min(1, Math.max(here, known) / total)
  return Math.max(1, Math.ceil(minutes * (1 - done)))
}

/** Whether it is what an employee's own profile asks: no application, and no one decides about it. */
export function isOfEmployee({ job_type_id }: Pick<Tracker, 'job_type_id'>): boolean {
  return job_type_id === 1
}

/** Whether nothing follows any more. */
export function hasEnded({ status }: Pick<TrackerDetail, 'status'>): boolean {
  return status === 'withdrawn' || status === 'not_selected' || status === 'hired'
}
