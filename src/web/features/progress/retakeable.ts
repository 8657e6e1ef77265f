import type { Tracker } from '#contract/progress/progress.ts'

/** Positions and pathways. */
const RETAKEABLE_JOB_TYPES = [2, 4]

/**
 * The `ref_id` of the trackers that may be taken again, now or later: the newest go at each job, once it was submitted
 * and unless an offer is theirs to answer.
 */
export function retakeable(trackers: readonly Tracker[]): Set<number> {
  const newest = new Map<number, Tracker>()
  for (const tracker of trackers) {
    const known = newest.get(tracker.job_id)
    if (known === undefined || tracker.created_at > known.created_at)
      newest.set(tracker.job_id, tracker)
  }
  return new Set(
    [...newest.values()]
      .filter(
        ({ job_type_id: type, status }) =>
          RETAKEABLE_JOB_TYPES.includes(type) && status !== 'incomplete' && status !== 'offer',
      )
      .map((tracker) => tracker.ref_id),
  )
}
