// SQL of the orders that lists of applicants have.
import { asc, desc, sql, type SQL } from 'drizzle-orm'

import { attributeScore } from '../db/schema/assessment.ts'
import { hiringClass } from '../db/schema/hiring-class.ts'
import { applicant, application, jobStep } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { applicationOrder } from '../db/schema/state-order.ts'
import type { ApplicantQuery } from './applicant-query.ts'

const byState = applicationOrder(application.status)

// Where empty values stand is said as the indexes have it: PostgreSQL walks an index only when both agree.
/** How a list is sorted; equal rows have one order all the same. `scoreOf` is the attribute that scores are of. */
export function orderOf(ordering: ApplicantQuery['ordering'], scoreOf?: number): SQL[] {
  const score = scoreOf === undefined ? application.score : attributeScore.score
  const { createdAt, stepSince, userSmartreqId } = application
  const { accountId, lastName, firstName, userId } = applicant
  if (ordering === 'days_in_step') return [desc(stepSince), desc(userSmartreqId)]
  if (ordering === '-days_in_step') return [asc(stepSince), asc(userSmartreqId)]
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
    case 'step':
    case '-step':
    case 'source':
    case '-source':
    case 'location':
    case '-location':
    case 'class':
    case '-class':
    case 'assigned':
    case '-assigned':
    case 'knock_outs':
    case '-knock_outs':
      return bySortOf(ordering)
    default:
      return ordering satisfies never
  }
}

type Unindexed = Exclude<
  ApplicantQuery['ordering'],
  `${'' | '-'}${'name' | 'score' | 'status' | 'application_date' | 'days_in_step'}`
>

// Most of these orders have no index: what the list shows is sorted for each page. Who has nothing to be sorted by comes last.
function bySortOf(ordering: Unindexed): SQL[] {
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
    default:
      return ordering satisfies never
  }
}
