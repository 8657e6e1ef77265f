// Brings an activity's package to the device, and opens the attempt at it: from this device, or from the server's copy.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { TrackerActivity } from '#contract/progress/progress.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { ActivityKey, AttemptRow } from '#web/offline/database.ts'
import { keepExtraTime } from '#web/offline/extra-time-store.ts'
import type { Offline } from '#web/offline/offline.ts'

export type Activity = ActivityKey & { readonly jobId: number }

/** The activity that a tracker lists. */
export function activityOf(row: TrackerActivity): Activity {
  return { refId: row.ref_id, jobStepActivityId: row.job_step_activity_id, jobId: row.job_id }
}

/** The package on this device, or from the server, which is then kept. @throws ApiError `network` when neither has it. */
export async function loadPackage(
  offline: Offline,
  activity: Activity,
): Promise<AssessmentPackage> {
  const kept = await offline.store.findPackage(activity)
  return kept?.content ?? fetchPackage(offline, activity)
}

/**
 * Stores the packages of what can be taken next, so that the network may go away at any time. One that is stored already
 * is replaced by a newer version only before it is begun.
 */
export async function prefetchPackages(
  offline: Offline,
  activities: readonly TrackerActivity[],
): Promise<void> {
  const open = activities.filter(
    (row) => row.status === 'available' || row.status === 'in_progress',
  )
  for (const row of open) {
    const activity = activityOf(row)
    const kept = await offline.store.findPackage(activity)
    await keepExtraTime(offline, { activity, extraTime: row.extra_time ?? 'none' })
    if (kept?.content.asmt_id === row.asmt_id) continue
    if (kept === null || (await offline.store.findAttempt(activity)) === null)
      await fetchPackage(offline, activity)
  }
}

/** The attempt at an activity: this device's, or the server's copy of one begun elsewhere; null when there is none. */
export async function findAttempt(
  offline: Offline,
  given: { activity: Activity; attemptId: string | null; asmtId: number },
): Promise<{ attempt: AttemptRow | null; isRestored: boolean }> {
  const known = await offline.store.findAttempt(given.activity)
  if (known !== null || given.attemptId === null) return { attempt: known, isRestored: false }
  const path = { attempt_id: given.attemptId }
  const attempt = await offline.store.restore(async () => {
    const call = api.GET('/user-response/v1/assessment-answers/{attempt_id}/', { params: { path } })
    const { attempt, answers } = (await unwrap(call)).data
    return {
      ...given.activity,
      asmtId: given.asmtId,
      attemptId: attempt.attempt_id,
      startedAt: attempt.started_at,
      submittedAt: attempt.submitted_at,
      answers,
    }
  })
  return { attempt, isRestored: attempt !== null }
}

function fetchPackage(offline: Offline, activity: Activity): Promise<AssessmentPackage> {
  return offline.store.savePackage(activity, async () => {
    const call = api.GET('/user-response/v1/job-questions/{job_id}/', {
      params: {
        path: { job_id: activity.jobId },
        query: { ref_id: activity.refId, job_step_activity_id: activity.jobStepActivityId },
      },
    })
    return (await unwrap(call)).data
  })
}
