// Which activity of an application is its application form.
import type { TrackerDetail } from '#contract/progress/progress.ts'
import type { Offline } from '#web/offline/offline.ts'

import { activityOf, loadPackage } from './package-queries.ts'

/**
 * The application form that can be filled in, by its `job_step_activity_id`; null where there is none.
 * @throws ApiError `network` for content that neither the server nor this device has
 */
export async function findApplicationForm(
  offline: Offline,
  tracker: TrackerDetail,
): Promise<number | null> {
  const open = tracker.steps
    .flatMap((step) => step.activities)
    .filter(({ status }) => status === 'available' || status === 'in_progress')
  for (const row of open) {
    const { kind } = await loadPackage(offline, activityOf(row))
    if (kind === 'application-form') return row.job_step_activity_id
  }
  return null
}
