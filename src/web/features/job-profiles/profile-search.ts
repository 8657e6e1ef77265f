// The addresses of job profiles: the view of their list, and of the people in one.
import type { ListView } from '#contract/core/list-view.ts'
import { PARTICIPANT_LIST, PROFILE_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import { listSearch } from '#web/api/list-search.ts'
import { idOf } from '#web/api/page-search.ts'

export const PROFILES_HREF = '/jobprofile'

export type ProfileSearch = ListView<typeof PROFILE_LIST>
export const profileSearch = listSearch(PROFILE_LIST)

export type ParticipantSearch = ListView<typeof PARTICIPANT_LIST>
const participantSearch = listSearch(PARTICIPANT_LIST)

/** The profile that the detail pages are about; 0 when the address names none. */
export function profileJobSearch(search: Record<string, unknown>): { job: number } {
  return { job: idOf(search['job']) ?? 0 }
}

/** The profile, and the view of its people. */
export function profileParticipantSearch(
  search: Record<string, unknown>,
): { job: number } & ParticipantSearch {
  return { ...profileJobSearch(search), ...participantSearch(search) }
}

/** The people of a profile, which its pages begin with. */
export function participantsHref(jobId: number): string {
  return `/jobdetails/participants?job=${jobId}`
}

/** Whose stretch a page is about. Addresses without the profile are of other systems: it is looked up by the person. */
export type ParticipantAddress = {
  readonly job?: number | undefined
  readonly userId?: number | undefined
  readonly userJobId?: number | undefined
  /** Of the stretch. */
  readonly uuid?: string | undefined
}

export function participantAddress(search: Record<string, unknown>): ParticipantAddress {
  const { uuid } = search
  return {
    job: idOf(search['job']),
    userId: idOf(search['userId']),
    userJobId: idOf(search['userJobId']),
    uuid: typeof uuid === 'string' ? uuid : undefined,
  }
}

type Stretch = { readonly user_id: number; readonly user_job_id: number; readonly uuid: string }

/** The page of one stretch of a person in a profile. */
export function participantHref(jobId: number, stretch: Stretch): string {
  const { user_id: userId, user_job_id: userJobId, uuid } = stretch
  const of = `userId=${userId}&userJobId=${userJobId}&uuid=${uuid}`
  return `/jobdetails/job-detail-participant?job=${jobId}&${of}`
}

export const PROFILE_SETUP_PARTS = [
  'details',
  'outcomes',
  'attributes',
  'measurement-plans',
  'predictive-models',
] as const
export type ProfileSetupPart = (typeof PROFILE_SETUP_PARTS)[number]

export function profileSetupHref(part: ProfileSetupPart, jobId: number): string {
  return `/jobdetails/setup/${part}?job=${jobId}`
}

/** The part of the setup that an address belongs to. */
export function profileSetupPartOf(pathname: string): ProfileSetupPart {
  const segment = pathname.split('/').at(SETUP_SEGMENT)
  return PROFILE_SETUP_PARTS.find((one) => one === segment) ?? 'details'
}

/** Of `/jobdetails/setup/<part>`. */
const SETUP_SEGMENT = 3
