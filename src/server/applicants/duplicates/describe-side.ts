// An application as screens about duplicates show it. Pure.
import type { DuplicateApplication, MergeSide } from '#contract/applicants/duplicates.ts'

import { toPhoneNumber } from '../../people/profile/phone-number.ts'
import type { Side } from './merge-repository.ts'

/** Whose application it is, to what. */
export function describeApplication(side: Side): DuplicateApplication {
  return {
    user_smartreq_id: side.userSmartreqId,
    user_id: side.userId,
    job_id: side.jobId,
    title: side.title,
    first_name: side.firstName,
    last_name: side.lastName,
    status: side.status,
    application_date: side.createdAt.toISOString(),
  }
}

/** The same with what is compared before a merge. */
export function describeSide(side: Side, blocker: MergeSide['blocker']): MergeSide {
  return {
    ...describeApplication(side),
    email: side.email,
    phone: toPhoneNumber(side.phoneNumber, side.phoneCountry),
    linkedin_url: side.linkedinUrl,
    city: side.city,
    step_status: side.stepStatus,
    score: side.score,
    blocker,
  }
}
