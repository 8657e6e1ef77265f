// SQL of the orders that lists of applicants have.
import { asc, desc, sql, type SQL } from 'drizzle-orm'

import { attributeScore } from '../db/schema/assessment.ts'
import { hiringClass } from '../db/schema/hiring-class.ts'
import { applicant, application, jobStep } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { applicationOrder } from '../db/schema/state-order.ts'
import type { ApplicantQuery } from './applicant-query.ts'
import { lastActivityAt } from './last-activity.ts'

const byState = applicationOrder(application.status)

/** `score_of` is the attribute that scores are of, `answerSource` where the answers are, joined as `answered`. */
type Ordered = Pick<ApplicantQuery, 'ordering' | 'score_of' | 'answerSource'>

// Where empty values stand is said as the indexes have it: PostgreSQL walks an index only when both agree.
/** How a list is sorted; equal rows have one order all the same. */
export function orderOf(query: Ordered): SQL[] {
  const { ordering } = query
  const score = query.score_of === undefined ? application.score : attributeScore.score
  const { createdAt, stepSince, userSmartreqId } = application
  const { accountId, lastName, firstName, userId } = applicant
  if (ordering === 'days_in_step') return [desc(stepSince), desc(userSmartreqId)]
  if (ordering === '-days_in_step') return [asc(stepSince), asc(userSmartreqId)]
  if (isUnindexed(ordering)) return bySortOf({ ...query, ordering })
  switch (ordering) {
    case 'name':
      // The leading column is what the index on names starts with; it is constant within the company.
      return [accountId, lastName, firstName, userId, userSmartreqId].map((column) => asc(column))
    case '-name':
      return [accountId, lastName, firstName, userId, userSmartreqId].map((column) => desc(column))
    case 'score':
      return [sql`${score} asc nulls last`, asc(userSmartreqId)]
    case '-score':
      return [sql`${score} desc nulls last`, asc(userSmartreqId)]
    case 'status':
      return [asc(byState), sql`${createdAt} desc nulls last`, desc(userSmartreqId)]
    case '-status':
      return [desc(byState), sql`${createdAt} asc nulls first`, asc(userSmartreqId)]
    case 'application_date':
      return [sql`${createdAt} asc nulls first`, asc(userSmartreqId)]
    case '-application_date':
      return [sql`${createdAt} desc nulls last`, desc(userSmartreqId)]
    default:
      return ordering satisfies never
  }
}

const UNINDEXED = [
  'step',
  'source',
  'location',
  'class',
  'assigned',
  'knock_outs',
  'last_activity',
  'answer',
] as const
type Unindexed = (typeof UNINDEXED)[number] | `-${(typeof UNINDEXED)[number]}`

function isUnindexed(ordering: ApplicantQuery['ordering']): ordering is Unindexed {
  return UNINDEXED.some((name) => ordering === name || ordering === `-${name}`)
}

// Most of these orders have no index: what the list shows is sorted for each page. Who has nothing to be sorted by comes last.
function bySortOf({ ordering, answerSource }: Ordered & { ordering: Unindexed }): SQL[] {
  const { createdAt, userSmartreqId, sourceType, knockOutCount } = application
  const by = (value: SQL) => [
    ordering.startsWith('-') ? sql`${value} desc nulls last` : sql`${value} asc nulls last`,
    sql`${createdAt} desc nulls last`,
    desc(userSmartreqId),
  ]
  switch (ordering) {
    case 'step':
    case '-step':
      return by(sql`${jobStep.sortOrder}`)
    case 'source':
    case '-source':
      return by(sql`${sourceType}`)
    case 'location':
    case '-location':
      return by(sql`lower(${applicant.city})`)
    case 'class':
    case '-class':
      return by(sql`lower(${hiringClass.name})`)
    case 'assigned':
    case '-assigned':
      return by(sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName})`)
    case 'knock_outs':
    case '-knock_outs':
      return by(sql`${knockOutCount}`)
    case 'last_activity':
    case '-last_activity':
      return by(lastActivityAt)
    case 'answer':
    case '-answer':
      return by(answerSource === undefined ? sql`null::int` : sql`answered.value`)
    default:
      return ordering satisfies never
  }
}
