// Which applications the rules of a company anonymise, and when: one query, which the preview shows and the run goes by.
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'

import { CLOSED_STATUSES } from '#contract/applicants/application-states.ts'
import {
  applicationStatusSchema,
  ENDED_STATUSES,
  type ApplicationStatus,
} from '#contract/applicants/application.ts'
import type { RetentionRule } from '#contract/privacy/retention.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { endedAt } from '../db/schema/application-end.ts'
import { application, job } from '../db/schema/requisition.ts'
import { isHeld } from './erasure-repository.ts'
import { isFound } from './found-applicants.ts'
import { cutoffOf, type RuleInForce } from './retention-schedule.ts'

const DAY_SECONDS = 86_400
const ENDED: readonly ApplicationStatus[] = ENDED_STATUSES
const UNDECIDED = applicationStatusSchema.options.filter((status) => !ENDED.includes(status))

/** A way in which an application ends, and when it did. */
type Ending = { readonly is: SQL | undefined; readonly at: SQL | AnyColumn }

/** Each can be read through an index of its own: by the end, or by the closing of the requisition. */
const ENDINGS: Readonly<Record<RetentionRule, readonly Ending[]>> = {
  hired_applications: [{ is: sql`${application.status} = 'hired'`, at: application.decidedAt }],
  ended_applications: [
    { is: sql`${application.status} <> 'hired'`, at: endedAt(application) },
    // In two ways, since the indexes of lists have none that was merged into another one.
    ...[isListed(), and(isNull(application.deletedAt), isNotNull(application.mergedInto))].map(
      (which) => ({
        is: and(
          which,
          inArray(application.status, UNDECIDED),
          inArray(job.status, [...CLOSED_STATUSES]),
        ),
        at: job.closedAt,
      }),
    ),
  ],
}

export type DueQuery = {
  readonly accountId: number
  readonly rules: readonly RuleInForce[]
  /** Due until then. */
  readonly until: Date
  /** Only those that are held, or only those that are not. */
  readonly isHeld?: boolean | undefined
  readonly search?: string
}

/** True for applications that are due by one of the rules, where they are joined with their job. */
export function isDue({ rules, until }: Pick<DueQuery, 'rules' | 'until'>): SQL | undefined {
  const ways = rules.flatMap((rule) =>
    ENDINGS[rule.rule].map((ending) => endedBy(ending, cutoffOf(rule, until))),
  )
  // No rule is no reason.
  return or(sql`false`, ...ways)
}

/**
 * The applications that are due, as `due` to be selected from: ids, `rule`, `ended_at`, `due_at`, `is_held`. `first` of
 * each way to end are read in the order of the list, which is enough for a page of them all.
 */
export function dueApplications(
  tx: Tx,
  query: DueQuery & { first?: { readonly count: number; readonly isDescending: boolean } },
): SQL {
  const { rules, first } = query
  const ways = rules.flatMap((rule) =>
    ENDINGS[rule.rule].map((ending) => {
      const rows = dueByEnding(tx, { query, rule, ending })
      if (first === undefined) return sql`${rows}`
      const direction = first.isDescending ? desc : asc
      const order = [direction(sql`${ending.at}`), direction(application.userSmartreqId)]
      return sql`${rows.orderBy(...order).limit(first.count)}`
    }),
  )
  return sql`(${sql.join(ways, sql` union all `)}) due`
}

function dueByEnding(
  tx: Tx,
  { query, rule, ending }: { query: DueQuery; rule: RuleInForce; ending: Ending },
) {
  const { accountId, until, search = '' } = query
  const held = isHeld(tx)
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      userId: application.userId,
      jobId: application.jobId,
      rule: sql`${rule.rule}::text`.as('rule'),
      endedAt: sql`${ending.at}`.as('ended_at'),
      // Of always 24 hours, in whatever time zone the database is.
      dueAt: sql`${ending.at} + make_interval(secs => ${rule.days * DAY_SECONDS})`.as('due_at'),
      isHeld: sql`${held}`.as('is_held'),
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.accountId, accountId),
        isNull(application.erasedAt),
        endedBy(ending, cutoffOf(rule, until)),
        query.isHeld === false ? not(held) : undefined,
        query.isHeld === true ? held : undefined,
        search === '' ? undefined : isFound(search),
      ),
    )
    .$dynamic()
}

function endedBy({ is, at }: Ending, cutoff: Date): SQL | undefined {
  return and(is, lte(sql`${at}`, cutoff.toISOString()))
}
