import type { Tracker } from '#contract/progress/progress.ts'

/** The `ref_id` of the newest go at each job: only that one may be taken again. */
export function newestOfEachJob(trackers: readonly Tracker[]): Set<number> {
  const newest = new Map<number, Tracker>()
  for (const tracker of trackers) {
    const known = newest.get(tracker.job_id)
    if (known === undefined || tracker.created_at > known.created_at)
      newest.set(tracker.job_id, tracker)
  }
  return new Set([...newest.values()].map((tracker) => tracker.ref_id))
}
