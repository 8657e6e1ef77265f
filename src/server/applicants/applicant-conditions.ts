// SQL of what narrows a list of applicants: each filter is a condition, all of them hold together.
import { eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'

import type { ReversibleFilter } from '#contract/applicants/applicant-filters.ts'

import { hasKnockOut } from '../db/knock-outs.ts'
import { application } from '../db/schema/requisition.ts'
import { hasOpenReview } from '../decisions/human-reviews/has-open-review.ts'
import { isAtStep } from '../requisitions/step-versions.ts'
import type { ApplicantFilters } from './applicant-query.ts'

type Conditions = (SQL | undefined)[]

type PlaceFilters = Pick<
  ApplicantFilters,
  'job_step_id' | 'stepVersions' | 'hiring_class_id' | 'exclude'
>

/** Filters that mean something in one requisition only. */
export function placeFilters(query: PlaceFilters): Conditions {
  const { job_step_id: stepId, stepVersions, hiring_class_id: classId } = query
  const filter = reversible(query)
  return [
    filter('job_step_id', stepId === undefined ? undefined : isAtStep(stepId, stepVersions)),
    filter(
      'hiring_class_id',
      classId === undefined ? undefined : eq(application.hiringClassId, classId),
    ),
  ]
}

type SharedFilters = Omit<ApplicantFilters, keyof PlaceFilters | 'jobId'> &
  Pick<ApplicantFilters, 'exclude'>

/** Filters of every list of applicants. */
export function sharedFilters(query: SharedFilters): Conditions {
  const { accountId, search, resume, human_review: review, knock_out: knockOut } = query
  const { status, step_status: stepStatus, source_types: types, activity_status: statuses } = query
  const { assigned_user_ids: users, tag_id: tagId } = query
  const { score_min: least, score_max: most, applied_from: from, applied_to: to } = query
  const filter = reversible(query)
  return [
    status && inArray(application.status, status),
    stepStatus && inArray(application.stepStatus, stepStatus),
    least === undefined ? undefined : gte(application.score, least),
    most === undefined ? undefined : lte(application.score, most),
    from === undefined ? undefined : gte(application.createdAt, new Date(from)),
    to === undefined ? undefined : lt(application.createdAt, new Date(to)),
    filter('assigned_user_ids', users && inArray(application.assignedUserId, users)),
    filter('tag_id', tagId === undefined ? undefined : hasTag({ accountId, tagId })),
    filter('source_types', types && inArray(application.sourceType, types)),
    filter('activity_status', statuses && hasActivity({ accountId, statuses })),
    review && hasOpenReview(query),
    knockOut && hasKnockOut(knockOut === 'with'),
    resume === undefined
      ? undefined
      : sql`${application.userSmartreqId} in (select search_resumes(${resume}))`,
    search === '' ? undefined : sql`${application.userId} in (select search_applicants(${search}))`,
  ]
}

/** A condition, turned round where the query says so: what is unknown, such as no one assigned, is not excluded. */
function reversible({ exclude }: Pick<ApplicantFilters, 'exclude'>) {
  return (name: ReversibleFilter, condition: SQL | undefined) =>
    condition !== undefined && exclude?.includes(name) === true
      ? sql`(${condition}) is not true`
      : condition
}

// The company is named by its id: a reference to the row would have every row of the list looked up.
function hasTag({ accountId, tagId }: { accountId: number; tagId: number }): SQL {
  return sql`${application.userSmartreqId} in (select x.user_smartreq_id from application_tag x
    where x.account_id = ${accountId} and x.tag_id = ${tagId})`
}

type Activities = { accountId: number; statuses: readonly string[] }

function hasActivity({ accountId, statuses }: Activities): SQL {
  return sql`exists (select from user_step_activity u
    join job_step_activity p on p.account_id = u.account_id
      and p.job_step_activity_id = u.job_step_activity_id
    where u.account_id = ${accountId} and u.user_smartreq_id = ${application.userSmartreqId}
      and u.status = any (${sql.param([...statuses])}::text[])
      and p.job_step_id = ${application.jobStepId})`
}
