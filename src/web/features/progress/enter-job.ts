// Where a position's link leads a signed-in candidate: to the tracker they have, or to a new application.
import type { QueryClient } from '@tanstack/react-query'

import type { Tracker } from '#contract/progress/progress.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'

import { invitationQuery } from '../shell/invitation-query.ts'
import { isOfEmployee } from './next-part.ts'
import { apply, newApplyKey, trackersQuery, type Wish } from './progress-queries.ts'

/** The pathway that a user was invited to; undefined when the link is about no job. */
export async function findInvitedJob(
  queryClient: QueryClient,
  invitationUuid: string,
): Promise<string | undefined> {
  const { job_uuid } = await queryClient.fetchQuery(invitationQuery(invitationUuid))
  return job_uuid ?? undefined
}

/** The `ref_id` to open. A wait before re-applying leads to the tracker that it is about. */
export async function enterJob(
  queryClient: QueryClient,
  given: Omit<Wish, 'key'>,
): Promise<number> {
  const { userId, jobUuid } = given
  const trackers = await queryClient.fetchQuery({ ...trackersQuery(userId), staleTime: 0 })
  const known = trackers.find((tracker) => tracker.job_uuid === jobUuid)
  if (known !== undefined && !mayFollowPlan(known)) return known.ref_id
  try {
    return (await apply(queryClient, { ...given, key: newApplyKey() })).ref_id
  } catch (error) {
    const refId =
      error instanceof ApiError && error.code === 'retake_too_early'
        ? error.details['ref_id']
        : null
    if (typeof refId === 'number') return refId
    if (known !== undefined && isNetworkError(error)) return known.ref_id
    throw error
  }
}

/** What an employee has not begun follows the plan that their profile has by now. */
function mayFollowPlan(tracker: Tracker): boolean {
  return isOfEmployee(tracker) && tracker.pct_complete === 0
}
