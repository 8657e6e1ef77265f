// How tables that are often read together belong to each other: conditions for joins. They ask for no company: the
// query does.
import { and, eq, sql } from 'drizzle-orm'

import { applicantDocument } from './schema/applicant-document.ts'
import { attempt, userStepActivity } from './schema/assessment.ts'
import { auditEvent } from './schema/audit.ts'
import { offer } from './schema/offer.ts'
import { applicant, application, job, jobStep, jobStepActivity } from './schema/requisition.ts'

/** The attempt at an applicant's activity; it may have none. */
export const attemptOfActivity = and(
  eq(attempt.accountId, userStepActivity.accountId),
  eq(attempt.userStepActivityId, userStepActivity.userStepActivityId),
)

/** The activity of the plan that an applicant's activity stands for. */
export const plannedActivity = and(
  eq(jobStepActivity.accountId, userStepActivity.accountId),
  eq(jobStepActivity.jobStepActivityId, userStepActivity.jobStepActivityId),
)

/** The application that an attempt is of. */
export const applicationOfAttempt = and(
  eq(application.accountId, attempt.accountId),
  eq(application.userSmartreqId, attempt.userSmartreqId),
)

/** The document that an event of the trail is about; most are about none. */
export const documentOfEvent = and(
  eq(applicantDocument.accountId, auditEvent.accountId),
  eq(applicantDocument.documentId, sql`(${auditEvent.after} ->> 'document_id')::uuid`),
)

/** The step of a screening plan that has an activity, or an activity of a step. */
export const stepOfActivity = and(
  eq(jobStep.accountId, jobStepActivity.accountId),
  eq(jobStep.jobStepId, jobStepActivity.jobStepId),
)

/** A step of the plan that an application goes by. */
export const stepOfApplication = and(
  eq(jobStep.accountId, application.accountId),
  eq(jobStep.jobId, application.jobId),
  eq(jobStep.planVersion, application.planVersion),
)

/** An activity of an applicant's application. */
export const activityOfApplication = and(
  eq(userStepActivity.accountId, application.accountId),
  eq(userStepActivity.userSmartreqId, application.userSmartreqId),
)

/** The requisition of an application. */
export const jobOfApplication = and(
  eq(job.accountId, application.accountId),
  eq(job.jobId, application.jobId),
)

/** The company's copy of the person behind an application. */
export const applicantOfApplication = and(
  eq(applicant.accountId, application.accountId),
  eq(applicant.userId, application.userId),
)

/** The application of an offer. */
export const applicationOfOffer = and(
  eq(application.accountId, offer.accountId),
  eq(application.userSmartreqId, offer.userSmartreqId),
)
