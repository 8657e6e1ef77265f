// Who may open the screen of a path: asks the one table of the contract, and the server where membership decides.
// It comes with the screens that need more than a sign-in, so that no candidate downloads the table.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

import { accessOf, flagOfJobType, missingAccess } from '#contract/access/screen-access.ts'
import type { RoleFlag } from '#contract/core/endpoint.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError, isOutOfReach } from '#web/api/api-error.ts'
import { api, unwrap } from '#web/api/client.ts'

import type { Guarded } from './guarded.ts'

const FRESH_MS = 300_000

/** Sends the user who may not open the location to sign in or to /not-authorized, which says what is missing. */
export async function guardScreen(
  { context, location }: Guarded,
  user: CurrentUser | null,
): Promise<void> {
  const access = accessOf(location.pathname)
  const missing = missingAccess(user, access)
  if (missing !== 'sign_in' && access.level > 1 && user?.is_second_factor_due === true)
    toSecondFactors(location.href)
  if (missing === null) return
  if (missing === 'sign_in') throw redirect({ to: '/login', search: { redirect: location.href } })
  const isListed =
    access.isOpenToMembers === true &&
    missing === access.flag &&
    (await isListedFor(context.queryClient, {
      job: location.search['job'],
      flag: access.flag,
      href: location.href,
    }))
  if (!isListed) throw redirect({ to: '/not-authorized', search: { missing } })
}

// A company of theirs asks for a second factor first.
function toSecondFactors(href: string): never {
  throw redirect({ to: '/second-factors', search: { redirect: href } })
}

async function isListedFor(
  queryClient: QueryClient,
  { job, flag, href }: { job: unknown; flag: RoleFlag; href: string },
): Promise<boolean> {
  if (typeof job !== 'number' || !Number.isSafeInteger(job) || job <= 0) return false
  try {
    const { job_type_id } = await queryClient.fetchQuery(jobAccessQuery(job))
    // A job of another kind is not what these screens are about.
    return flagOfJobType(job_type_id) === flag
  } catch (error) {
    // Who cannot be asked now is asked by every call of the screen, which says itself that there is no network.
    if (isOutOfReach(error)) return true
    if (error instanceof ApiError && error.code === 'second_factor_required') toSecondFactors(href)
    if (error instanceof ApiError && [403, 404].includes(error.status)) return false
    throw error
  }
}

function jobAccessQuery(jobId: number) {
  return {
    queryKey: ['job-access', jobId],
    staleTime: FRESH_MS,
    queryFn: async () => {
      const call = api.GET('/job/v1/access/{job_id}/', { params: { path: { job_id: jobId } } })
      return (await unwrap(call)).data
    },
  }
}
