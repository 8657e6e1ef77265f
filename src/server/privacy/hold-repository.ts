// SQL of the applications that a company must keep. Runs in the company's scope.
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { listLegalHolds } from '#contract/privacy/legal-holds.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, jobOfApplication } from '../db/joins.ts'
import { legalHold } from '../db/schema/privacy.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { isHeld } from './erasure-repository.ts'
import { isFound } from './found-applicants.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }
type Page = { readonly page: number; readonly page_size: number }
type HoldQuery = z.output<typeof listLegalHolds.query> & { readonly accountId: number }

const columns = {
  hold: legalHold,
  placedByName: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
}
const whose = {
  userId: applicant.userId,
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  jobTitle: job.title,
  isOfEmployee: application.isOfEmployee,
}
const isKept = and(
  eq(application.accountId, legalHold.accountId),
  eq(application.userSmartreqId, legalHold.userSmartreqId),
)

export type HeldRow = Awaited<ReturnType<typeof listHolds>>['rows'][number]
export type HoldableRow = Awaited<ReturnType<typeof listHoldable>>['rows'][number]
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** One page of the holds with whose they are, and how many there are. */
export async function listHolds(tx: Tx, query: HoldQuery) {
  const direction = query.ordering === 'placed_at' ? asc : desc
  const { placedAt, userSmartreqId } = legalHold
  const rows = await tx.db
    .select({ ...columns, ...whose })
    .from(legalHold)
    .innerJoin(application, isKept)
    .innerJoin(applicant, applicantOfApplication)
    .innerJoin(job, jobOfApplication)
    .leftJoin(appUser, eq(appUser.userId, legalHold.placedBy))
    .where(filterOf(query))
    .orderBy(direction(placedAt), direction(userSmartreqId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await countHolds(tx, query) }
}

async function countHolds(tx: Tx, query: HoldQuery): Promise<number> {
  if (query.search === '') return tx.db.$count(legalHold, filterOf(query))
  const [row] = await tx.db
    .select({ total: count() })
    .from(legalHold)
    .innerJoin(application, isKept)
    .where(filterOf(query))
  return row?.total ?? 0
}

function filterOf({ accountId, search }: HoldQuery) {
  return and(eq(legalHold.accountId, accountId), search === '' ? undefined : isFound(search))
}

/** One page of the applications of the user who is found, and how many there are. */
export async function listHoldable(tx: Tx, query: Page & { accountId: number; search: string }) {
  const where = and(
    eq(application.accountId, query.accountId),
    isNull(application.erasedAt),
    isFound(query.search),
  )
  const rows = await tx.db
    .select({
      ...whose,
      userSmartreqId: application.userSmartreqId,
      email: applicant.email,
      status: application.status,
      createdAt: application.createdAt,
      isHeld: sql<boolean>`${isHeld(tx)}`,
    })
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .innerJoin(job, jobOfApplication)
    .where(where)
    .orderBy(
      asc(applicant.lastName),
      asc(applicant.firstName),
      asc(applicant.userId),
      desc(application.userSmartreqId),
    )
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(application, where) }
}

export async function findHold(tx: Tx, key: Key) {
  const [row] = await tx.db
    .select(columns)
    .from(legalHold)
    .leftJoin(appUser, eq(appUser.userId, legalHold.placedBy))
    .where(isHold(key))
  return row ?? null
}

/** Whose application it is, locked against an erasure at the same moment; null for one that is not there any more. */
export async function lockApplication(tx: Tx, key: Key): Promise<number | null> {
  const [row] = await tx.db
    .select({ userId: application.userId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
        isNull(application.erasedAt),
      ),
    )
    .for('update')
  return row?.userId ?? null
}

/** Whatever a user has applied for in a company and is not erased, locked against an erasure at the same moment. */
export async function lockApplicationsOf(
  tx: Tx,
  given: { accountId: number; userId: number },
): Promise<number[]> {
  const rows = await tx.db
    .select({ userSmartreqId: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userId, given.userId),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .for('update')
  return rows.map((row) => row.userSmartreqId)
}

/** Places holds; one that is there gets what is new of it. */
export async function saveHolds(
  tx: Tx,
  rows: readonly (typeof legalHold.$inferInsert)[],
): Promise<void> {
  await tx.db
    .insert(legalHold)
    .values([...rows])
    .onConflictDoUpdate({
      target: [legalHold.accountId, legalHold.userSmartreqId],
      set: {
        reason: sql`excluded.reason`,
        placedBy: sql`excluded.placed_by`,
        placedAt: sql`excluded.placed_at`,
      },
    })
}

/** Removes a hold; false when there was none. */
export async function deleteHold(tx: Tx, key: Key): Promise<boolean> {
  const rows = await tx.db
    .delete(legalHold)
    .where(isHold(key))
    .returning({ userSmartreqId: legalHold.userSmartreqId })
  return rows.length > 0
}

function isHold({ accountId, userSmartreqId }: Key) {
  return and(eq(legalHold.accountId, accountId), eq(legalHold.userSmartreqId, userSmartreqId))
}
