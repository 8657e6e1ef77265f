// SQL of the people of a job profile. Runs in the company's scope.
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { listParticipants, ParticipantFields } from '#contract/job-profiles/participants.ts'
import type { UserJobState } from '#contract/people/user-job-rules.ts'

import type { Tx } from '../db/database.ts'
import { employee, userJob } from '../db/schema/employee.ts'
import { job } from '../db/schema/requisition.ts'
import { foldedHasWords } from '../db/search.ts'
import type { ProfileKey } from './profile-repository.ts'

type Query = z.output<typeof listParticipants.query> &
  ProfileKey & {
    /** Of the company, YYYY-MM-DD. */
    readonly today: string
  }
export type Several = ProfileKey & { readonly ids: readonly number[] }

const nextJob = alias(userJob, 'next_job')
const nextProfile = alias(job, 'next_profile')

const columns = {
  stretch: userJob,
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  movedTo: { jobId: nextProfile.jobId, title: nextProfile.title },
}

/** One page of stretches in a profile with whose they are, and how many there are. */
export async function listStretches(tx: Tx, query: Query) {
  const where = and(
    ofProfile(query),
    isNull(userJob.deletedAt),
    isInState(query),
    query.department === undefined
      ? undefined
      : sql`fold_text(${userJob.department}) = fold_text(${query.department})`,
    foldedHasWords(employee.folded, query.search),
  )
  const rows = await selectStretches(tx)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const [counted] = await tx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(userJob)
    .innerJoin(employee, isTheirs())
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
export type StretchRow = Awaited<ReturnType<typeof listStretches>>['rows'][number]

/** One stretch of a profile; null where there is none. */
export async function findStretch(
  tx: Tx,
  { userJobId, ...key }: ProfileKey & { userJobId: number },
) {
  const [row] = await selectStretches(tx).where(
    and(ofProfile(key), eq(userJob.userJobId, userJobId), isNull(userJob.deletedAt)),
  )
  return row ?? null
}

function selectStretches(tx: Tx) {
  return tx.db
    .select(columns)
    .from(userJob)
    .innerJoin(employee, isTheirs())
    .leftJoin(
      nextJob,
      and(eq(nextJob.accountId, userJob.accountId), eq(nextJob.userJobId, userJob.movedTo)),
    )
    .leftJoin(
      nextProfile,
      and(eq(nextProfile.accountId, nextJob.accountId), eq(nextProfile.jobId, nextJob.jobId)),
    )
}

/**
 * Stretches of a profile, removed ones included, with those whose they are locked until the transaction ends: whatever
 * changes the stretches of one person comes one after another.
 */
export async function lockStretches(tx: Tx, { ids, ...key }: Several) {
  const where = and(ofProfile(key), inArray(userJob.userJobId, [...ids]))
  const people = tx.db.select({ userId: userJob.userId }).from(userJob).where(where)
  await tx.db
    .select({ userId: employee.userId })
    .from(employee)
    .where(and(eq(employee.accountId, key.accountId), inArray(employee.userId, people)))
    .orderBy(asc(employee.userId))
    .for('update')
  return tx.db.select().from(userJob).where(where).orderBy(asc(userJob.userJobId)).for('update')
}
export type LockedStretch = Awaited<ReturnType<typeof lockStretches>>[number]

/** The other stretches that some people have in a profile. */
export async function listOthers(tx: Tx, given: Several & { readonly userIds: readonly number[] }) {
  const { ids, userIds, ...key } = given
  return tx.db
    .select({ userId: userJob.userId, startDate: userJob.startDate, endDate: userJob.endDate })
    .from(userJob)
    .where(
      and(
        ofProfile(key),
        inArray(userJob.userId, [...userIds]),
        isNull(userJob.deletedAt),
        notInArray(userJob.userJobId, [...ids]),
      ),
    )
}

/** What is undefined stays as it is. */
export async function updateStretch(
  tx: Tx,
  {
    fields,
    userJobId,
    accountId,
  }: ProfileKey & { userJobId: number; fields: Partial<ParticipantFields> },
): Promise<void> {
  await tx.db
    .update(userJob)
    .set({
      jobTitle: fields.job_title,
      department: fields.department,
      employeeNumber: fields.employee_number,
      startDate: fields.start_date,
      endDate: fields.end_date,
      supervisorEmail: fields.supervisor_email,
      employmentType: fields.employment_type,
    })
    .where(and(eq(userJob.accountId, accountId), eq(userJob.userJobId, userJobId)))
}

/** Removes stretches, or brings them back. */
export async function setDeleted(
  tx: Tx,
  { accountId, ids, deletedAt }: Omit<Several, 'jobId'> & { deletedAt: Date | null },
): Promise<void> {
  await tx.db
    .update(userJob)
    .set({ deletedAt })
    .where(and(eq(userJob.accountId, accountId), inArray(userJob.userJobId, [...ids])))
}

/** Whether one of these stretches follows a move: without it, the stretch before would lead nowhere. */
export async function followMoves(tx: Tx, { accountId, ids }: Omit<Several, 'jobId'>) {
  const before = and(
    eq(userJob.accountId, accountId),
    inArray(userJob.movedTo, [...ids]),
    isNull(userJob.deletedAt),
  )
  return (await tx.db.$count(userJob, before)) > 0
}

/** Whether another stretch by now stands for the hire that one of these stretches began with. */
export async function hasOtherOfHire(
  tx: Tx,
  { accountId, ids, hires }: Omit<Several, 'jobId'> & { hires: readonly number[] },
): Promise<boolean> {
  if (hires.length === 0) return false
  const others = and(
    eq(userJob.accountId, accountId),
    inArray(userJob.userSmartreqId, [...hires]),
    isNull(userJob.deletedAt),
    notInArray(userJob.userJobId, [...ids]),
  )
  return (await tx.db.$count(userJob, others)) > 0
}

function isTheirs(): SQL | undefined {
  return and(eq(employee.accountId, userJob.accountId), eq(employee.userId, userJob.userId))
}

function ofProfile({ accountId, jobId }: ProfileKey): SQL | undefined {
  return and(eq(userJob.accountId, accountId), eq(userJob.jobId, jobId))
}

// `userJobState` as conditions, so that lists are filtered in the database.
function isInState({ state, today }: Pick<Query, 'state' | 'today'>): SQL | undefined {
  if (state === undefined || state.length === 0) return undefined
  const isOver = sql`(${userJob.startDate} <= ${today}::date and ${userJob.endDate} < ${today}::date)`
  const conditions: Record<UserJobState, SQL | undefined> = {
    planned: sql`${userJob.startDate} > ${today}::date`,
    current: sql`(${userJob.startDate} <= ${today}::date and (${userJob.endDate} is null or ${userJob.endDate} >= ${today}::date))`,
    ended: and(isOver, isNull(userJob.movedTo)),
    moved: and(isOver, isNotNull(userJob.movedTo)),
  }
  return or(...state.map((one) => conditions[one]))
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const key = ordering.endsWith('start_date') ? userJob.startDate : employee.foldedName
  return [direction(key), direction(userJob.userJobId)]
}
