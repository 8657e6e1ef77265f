// SQL of today's list of a station. Runs in the system's scope: a device is known by its credential alone.
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'

import { ENDED_STATUSES } from '#contract/applicants/application.ts'

import type { Tx } from '../db/database.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { kioskCode, kioskSession } from '../db/schema/kiosk.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { userPrivate, userProfile } from '../db/schema/user-profile.ts'

type Station = {
  readonly accountId: number
  readonly stationId: number
  /** Those of the list; null for the whole company's. */
  readonly listJobIds: readonly number[] | null
  readonly at: Date
}

export type ListedRow = Awaited<ReturnType<typeof listExpectedToday>>[number]

/**
 * Those whose newest code opens their application now, whose work can be begun or continued, and who did not finish by
 * that code nor are at another station. Who got a code last comes first.
 */
export function listExpectedToday(tx: Tx, { limit, ...station }: Station & { limit: number }) {
  return expected(tx, station).limit(limit)
}

/** One of them by the code; null for one who is not expected. */
export async function findExpectedToday(tx: Tx, named: Station & { codeId: string }) {
  const [row] = await expected(tx, named)
  return row ?? null
}

function expected(tx: Tx, given: Station & { codeId?: string }) {
  const { accountId, codeId, listJobIds, ...station } = given
  const newest = newestCodes(tx, { accountId, ...station })
  const ofPerson = eq(applicant.userId, application.userId)
  return tx.db
    .select({
      codeId: newest.codeId,
      userSmartreqId: application.userSmartreqId,
      userId: application.userId,
      refId: application.refId,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      jobTitle: job.title,
      dob: userPrivate.dob,
      phoneNumber: sql<
        string | null
      >`coalesce(${userProfile.phoneNumber}, ${applicant.phoneNumber})`,
    })
    .from(newest)
    .innerJoin(application, eq(application.userSmartreqId, newest.userSmartreqId))
    .innerJoin(applicant, and(eq(applicant.accountId, accountId), ofPerson))
    .innerJoin(job, and(eq(job.accountId, accountId), eq(job.jobId, application.jobId)))
    .leftJoin(userPrivate, eq(userPrivate.userId, application.userId))
    .leftJoin(userProfile, eq(userProfile.userId, application.userId))
    .where(
      and(
        eq(application.accountId, accountId),
        codeId === undefined ? undefined : eq(newest.codeId, codeId),
        listJobIds === null ? undefined : inArray(application.jobId, [...listJobIds]),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
        notInArray(application.status, [...ENDED_STATUSES]),
        hasOpenWork(tx),
        isUnused(tx, { newest, ...station }),
      ),
    )
    .orderBy(desc(newest.madeAt), desc(newest.codeId))
}

type NewestCodes = ReturnType<typeof newestCodes>

/** Of each application the one that opens it now. */
function newestCodes(tx: Tx, { accountId, at }: Pick<Station, 'accountId' | 'at'>) {
  const { codeId, userSmartreqId, madeAt } = kioskCode
  return tx.db
    .selectDistinctOn([userSmartreqId], { codeId, userSmartreqId, madeAt })
    .from(kioskCode)
    .where(and(eq(kioskCode.accountId, accountId), gt(kioskCode.expiresAt, at)))
    .orderBy(userSmartreqId, desc(madeAt), desc(codeId))
    .as('newest')
}

// What was begun may be finished; only a requisition that is open lets someone begin.
function hasOpenWork(tx: Tx) {
  const { accountId, userSmartreqId, status } = userStepActivity
  const canBegin = and(eq(status, 'available'), eq(job.status, 'open'))
  return exists(
    tx.db
      .select({ status })
      .from(userStepActivity)
      .where(
        and(
          eq(accountId, application.accountId),
          eq(userSmartreqId, application.userSmartreqId),
          or(eq(status, 'in_progress'), canBegin),
        ),
      ),
  )
}

// A session that is open at this station is one whose reply was lost, or that the station lost: no one else is there now.
function isUnused(
  tx: Tx,
  { newest, stationId }: Pick<Station, 'stationId'> & { newest: NewestCodes },
) {
  const { accountId, codeId, endedAt, endedBy } = kioskSession
  const isElsewhere = and(isNull(endedAt), ne(kioskSession.stationId, stationId))
  return notExists(
    tx.db
      .select({ codeId })
      .from(kioskSession)
      .where(
        and(
          eq(accountId, application.accountId),
          eq(codeId, newest.codeId),
          or(eq(endedBy, 'hand_over'), isElsewhere),
        ),
      ),
  )
}
