// Queries of the screens of job profiles.
import { keepPreviousData } from '@tanstack/react-query'

import { PARTICIPANT_LIST, PROFILE_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import { listRequest } from '#web/api/list-search.ts'
import { dataQuery } from '#web/api/use-data.ts'

import type { ParticipantSearch, ProfileSearch } from './profile-search.ts'

export const PROFILE = '/job/v1/profile/{job_id}/'
export const PROFILES = '/job/v1/profiles/{account_id}/'
export const PARTICIPANT = '/job/v1/participant/{job_id}/{user_job_id}/'
export const PARTICIPANT_RESULTS = '/job/v1/participant/{job_id}/{user_job_id}/results/'
const PARTICIPANTS = '/job/v1/participants/{job_id}/'

/** The profile that an endpoint is asked about. */
export function profilePath(jobId: number) {
  return { path: { job_id: jobId } }
}

export type ProfileListOf = {
  accountId: number
  /** Whether the user's role includes all profiles; else they see those of their teams. */
  seesAll: boolean
}

/** One page of profiles; the page before stays while the next one loads. */
export function profileListQuery({ accountId, seesAll }: ProfileListOf, view: ProfileSearch) {
  const access = seesAll ? ('1' as const) : ('0' as const)
  const query = { ...listRequest(PROFILE_LIST, view), profile_access: access }
  return {
    ...dataQuery(PROFILES, { path: { account_id: accountId }, query }),
    placeholderData: keepPreviousData,
  }
}

export function profileQuery(jobId: number) {
  return dataQuery(PROFILE, profilePath(jobId))
}

/** One page of the people of a profile; the page before stays while the next one loads. */
export function participantListQuery(jobId: number, view: ParticipantSearch) {
  const query = listRequest(PARTICIPANT_LIST, view)
  return {
    ...dataQuery(PARTICIPANTS, { ...profilePath(jobId), query }),
    placeholderData: keepPreviousData,
  }
}
