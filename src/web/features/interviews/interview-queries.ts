// What arranging and conducting interviews asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { MyInterviewsWhen } from '#contract/interviews/interviews-rules.ts'
import type { MyAvailability } from '#contract/interviews/interviews.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'
import { usersOf } from '#web/features/staff-shell/team-users.ts'

/** What is read again after a change: interviews, and the history of the scorecard. */
export const ARRANGED_KEY = ['scorecards'] as const
export const AVAILABILITY_KEY = ['interviews', 'availability'] as const
const PAGE_SIZE = 25
/** What the route asked for a moment ago is not asked for again by its screen. */
export const ASKED_JUST_NOW_MS = 2000
/** Applicants with these can be met. */
const UNDER_WAY = 'new,active,offer'

export type ApplicantSearch = { search: string | undefined; page: number }

export function plannedQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: [...ARRANGED_KEY, 'interviews', userSmartreqId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { user_smartreq_id: userSmartreqId } }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
  })
}

/** Applicants to interview, of all requisitions that the user sees, by name. */
export function applicantsQuery(accountId: number, { search, page }: ApplicantSearch) {
  const query = { ordering: 'name' as const, page, page_size: PAGE_SIZE, status: UNDER_WAY, search }
  return queryOptions({
    queryKey: ['interviews', 'applicants', accountId, query] as const,
    queryFn: ({ signal }) => {
      const params = { path: { account_id: accountId }, query }
      return unwrap(api.GET('/smartreq/v1/account/{account_id}/applicants/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

/** Who can conduct an interview: the team of the requisition. */
export function interviewersQuery(jobId: number) {
  return queryOptions({
    queryKey: ['interviews', 'team', jobId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } }
      const call = api.GET('/smartreq/v1/{job_id}/hiring-team/', { params, signal })
      return usersOf((await unwrap(call)).data)
    },
  })
}

type When = MyInterviewsWhen
export const MY_INTERVIEWS_KEY = ['interviews', 'mine'] as const

export function myInterviewsQuery(accountId: number, { when, page }: { when: When; page: number }) {
  return queryOptions({
    queryKey: [...MY_INTERVIEWS_KEY, accountId, when, page] as const,
    queryFn: ({ signal }) => {
      const path = { account_id: accountId }
      const params = { path, query: { when, page, page_size: PAGE_SIZE } }
      return unwrap(api.GET('/smartreq/v1/account/{account_id}/my-interviews/', { params, signal }))
    },
    placeholderData: keepPreviousData,
    // Feedback is submitted on another screen, also without network: the interview is no longer to be scored.
    staleTime: ASKED_JUST_NOW_MS,
  })
}

export function availabilityQuery(accountId: number) {
  return queryOptions({
    queryKey: [...AVAILABILITY_KEY, accountId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const url = '/smartreq/v1/account/{account_id}/my-availability/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
  })
}

type Saving = { accountId: number; given: MyAvailability }

export async function saveAvailability({ accountId, given }: Saving, header: CommandHeader) {
  const params = { path: { account_id: accountId }, header }
  const url = '/smartreq/v1/account/{account_id}/my-availability/'
  return (await unwrap(api.PUT(url, { params, body: given }))).data
}

export type Invitation = {
  userSmartreqId: number
  body: {
    job_step_activity_id: number
    interviewer_user_ids: number[]
    place: string
    message: string
    days: number
  }
}

export async function invite({ userSmartreqId, body }: Invitation, header: CommandHeader) {
  const params = { path: { user_smartreq_id: userSmartreqId }, header }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/invite/'
  return (await unwrap(api.POST(url, { params, body }))).data
}

export type Scheduling = {
  userSmartreqId: number
  body: {
    job_step_activity_id: number
    interviewer_user_ids: number[]
    place: string
    starts_at: string
    time_zone: string
    is_forced: boolean
  }
}

export async function schedule({ userSmartreqId, body }: Scheduling, header: CommandHeader) {
  const params = { path: { user_smartreq_id: userSmartreqId }, header }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/schedule/'
  return (await unwrap(api.POST(url, { params, body }))).data
}

type Starting = { userSmartreqId: number; jobStepActivityId: number }

export async function startInterview(given: Starting, header: CommandHeader) {
  const params = { path: { user_smartreq_id: given.userSmartreqId }, header }
  const body = { job_step_activity_id: given.jobStepActivityId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/start/'
  return (await unwrap(api.POST(url, { params, body }))).data
}

type Ending = {
  userSmartreqId: number
  interviewUuid: string
  body: { action: 'cancel' | 'no_show'; reason: string }
}

export async function endInterview(given: Ending, header: CommandHeader) {
  const { userSmartreqId, interviewUuid, body } = given
  const path = { user_smartreq_id: userSmartreqId, interview_uuid: interviewUuid }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/{interview_uuid}/end/'
  return (await unwrap(api.POST(url, { params: { path, header }, body }))).data
}

type Assigning = {
  userSmartreqId: number
  interviewUuid: string
  declinedId: number
  userId: number
}

export async function assignInterviewer(given: Assigning, header: CommandHeader) {
  const { userSmartreqId, interviewUuid, declinedId, userId } = given
  const path = { user_smartreq_id: userSmartreqId, interview_uuid: interviewUuid }
  const body = { declined_user_id: declinedId, user_id: userId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/{interview_uuid}/assign/'
  return (await unwrap(api.POST(url, { params: { path, header }, body }))).data
}

type GoingAhead = {
  userSmartreqId: number
  interviewUuid: string
  declinedId: number
  isWithout: boolean
}

export async function goAheadWithout(given: GoingAhead, header: CommandHeader) {
  const { userSmartreqId, interviewUuid, declinedId, isWithout } = given
  const path = { user_smartreq_id: userSmartreqId, interview_uuid: interviewUuid }
  const body = { declined_user_id: declinedId, is_without: isWithout }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/{interview_uuid}/go-ahead/'
  return (await unwrap(api.POST(url, { params: { path, header }, body }))).data
}

type Own = { accountId: number; interviewUuid: string }

export async function declineInterview(given: Own & { reason: string }, header: CommandHeader) {
  const { accountId, interviewUuid, reason } = given
  const path = { account_id: accountId, interview_uuid: interviewUuid }
  const url = '/smartreq/v1/account/{account_id}/my-interviews/{interview_uuid}/decline/'
  return (await unwrap(api.POST(url, { params: { path, header }, body: { reason } }))).data
}

export async function acceptInterview({ accountId, interviewUuid }: Own, header: CommandHeader) {
  const path = { account_id: accountId, interview_uuid: interviewUuid }
  const url = '/smartreq/v1/account/{account_id}/my-interviews/{interview_uuid}/accept/'
  return (await unwrap(api.POST(url, { params: { path, header } }))).data
}
