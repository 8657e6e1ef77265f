// Gathers what an activity's screens need, online or off: the activity, its package, and the attempt at it.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { TrackerActivity, TrackerDetail } from '#contract/progress/progress.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Choice } from '#web/offline/answer-writer.ts'
import { unwrittenOf } from '#web/offline/answer-writers.ts'
import type { AnswerRow, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import type { Place } from '#web/offline/question-navigator.ts'

import { activityOf, findAttempt, loadPackage, type Activity } from './package-queries.ts'
import type { TimedActivity } from './timed/timed-activity.tsx'

export type OpenActivity = {
  readonly offline: Offline
  readonly activity: Activity
  readonly row: TrackerActivity
  readonly content: AssessmentPackage
  readonly attempt: AttemptRow | null
  readonly answers: readonly AnswerRow[]
  /** What an earlier screen chose, and was not on disk when `answers` were read. */
  readonly unwritten: readonly Choice[]
  /** How many answers the server had, where this device had no copy of the attempt (I13); null where it had one. */
  readonly restoredCount: number | null
  /** Which question was on screen last, as the device's database has it. */
  readonly place: Place | null
  /** What counts the time of its limited parts; null without any. */
  readonly timed: TimedActivity | null
}

/** In the words of the specification. */
const NONE_SELECTED = { code: 'no_assessment', message: 'no assessmentId selected' }

/** Null when the tracker has no such activity, or it is not open. @throws ApiError where it names no assessment */
export async function openActivity(
  offline: Offline,
  given: { tracker: TrackerDetail; jobStepActivityId: number },
): Promise<OpenActivity | null> {
  const row = given.tracker.steps
    .flatMap((step) => step.activities)
    .find((one) => one.job_step_activity_id === given.jobStepActivityId)
  if (row === undefined || row.is_completed || row.status === 'locked') return null
  if (!row.asmt_id) throw new ApiError({ ...NONE_SELECTED, status: 0 })
  const activity = activityOf(row)
  const [content, { attempt, isRestored }] = await Promise.all([
    loadPackage(offline, activity),
    findAttempt(offline, { activity, attemptId: row.attempt_id, asmtId: row.asmt_id }),
  ])
  // What another device began: its clocks are there with the questions, and move nothing when they come.
  if (isRestored && attempt !== null && listTimeLimits(content).length > 0)
    await offline.refreshStartTimes(attempt.attemptId).catch(() => undefined)
  // Before the disk is read: what is written meanwhile is in one of the two.
  const unwritten = unwrittenOf(offline.ownerId, activity)
  const [answers, place, timed] = await Promise.all([
    attempt === null ? [] : offline.store.listAnswers(attempt.attemptId),
    offline.store.findPlace(activity),
    openTime({ offline, activity, content, attempt }),
  ])
  const restoredCount = isRestored ? answers.length : null
  const found = { attempt, answers, unwritten, restoredCount, place, timed }
  return { offline, activity, row, content, ...found }
}

async function openTime(of: {
  offline: Offline
  activity: Activity
  content: AssessmentPackage
  attempt: AttemptRow | null
}): Promise<TimedActivity | null> {
  const limits = listTimeLimits(of.content)
  if (limits.length === 0) return null
  const [{ openTimed }, rows] = await Promise.all([
    import('./timed/timed-activity.tsx'),
    of.offline.timers.list(of.activity),
  ])
  return openTimed({ ...of, limits, rows })
}
