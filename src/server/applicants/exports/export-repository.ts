// SQL of exports of applicants: what was ordered, how far it is, and whom it is about.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { applicantOfApplication } from '../../db/joins.ts'
import { isListed } from '../../db/listed-applications.ts'
import { applicantExport, type StoredWish } from '../../db/schema/applicant-export.ts'
import { applicant, application, job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { userProfile } from '../../db/schema/user-profile.ts'
import { orderOf } from '../applicant-order.ts'
import { accountFilterOf, filterOf, sortable } from '../applicant-repository.ts'

export type ExportRow = typeof applicantExport.$inferSelect
type Key = { readonly accountId: number; readonly exportId: string }
type Owner = { readonly accountId: number; readonly userId: number }

/** What narrows the applications of an export. */
export type ExportScope = {
  readonly accountId: number
  readonly jobId: number | null
  /** The requisitions that the user sees; null for all. */
  readonly seen: readonly number[] | null
  readonly wish: StoredWish
}

function whereOf({ accountId, jobId, seen, wish }: ExportScope): SQL | undefined {
  const isThere = and(
    eq(application.accountId, accountId),
    isListed(),
    isNull(application.erasedAt),
    seen === null ? undefined : inArray(application.jobId, [...seen]),
  )
  const { matching, ref_ids: refIds = [] } = wish
  const ofJob = jobId === null ? undefined : eq(application.jobId, jobId)
  if (matching === undefined) return and(isThere, ofJob, inArray(application.refId, refIds))
  return jobId === null
    ? and(isThere, accountFilterOf({ ...matching, accountId, seen }))
    : and(isThere, filterOf({ ...matching, accountId, jobId }))
}

/** How many applicants an export has now. */
export function countExported(tx: Tx, scope: ExportScope): Promise<number> {
  return tx.db.$count(application, whereOf(scope))
}

/** The applications of an export in its order, at most so many, each with its requisition. */
export function listExported(tx: Tx, { limit, ...scope }: ExportScope & { limit: number }) {
  const { accountId, wish } = scope
  return sortable(tx, { ...wish, accountId })
    .where(whereOf(scope))
    .orderBy(...orderOf(wish))
    .limit(limit)
}

/** The phone numbers of applicants, by the ids of their applications: of the profile, or else of a form's answer. */
export async function listPhones(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await tx.db
    .select({
      id: application.userSmartreqId,
      phone: sql<string | null>`coalesce(${userProfile.phoneNumber}, ${applicant.phoneNumber})`,
    })
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .leftJoin(userProfile, eq(userProfile.userId, application.userId))
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, [...ids])))
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

/** Whether a company has a requisition. */
export async function hasJob(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<boolean> {
  return (await tx.db.$count(job, and(eq(job.accountId, accountId), eq(job.jobId, jobId)))) > 0
}

/** Whether a user administers all companies. */
export async function isProviderAdmin(tx: Tx, userId: number): Promise<boolean> {
  const isAdmin = and(eq(appUser.userId, userId), eq(appUser.isJfAdmin, true))
  return (await tx.db.$count(appUser, isAdmin)) > 0
}

export async function insertExport(
  tx: Tx,
  values: typeof applicantExport.$inferInsert,
): Promise<ExportRow> {
  const [row] = await tx.db.insert(applicantExport).values(values).returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}

/** Serialises the orders of a user until the commit, so that two at once do not both pass the limit. */
export async function lockOrders(tx: Tx, { accountId, userId }: Owner): Promise<void> {
  const name = `applicant export ${accountId} ${userId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** How many exports of a user are being made. */
export function countRunning(tx: Tx, { at, ...owner }: Owner & { at: Date }): Promise<number> {
  return tx.db.$count(applicantExport, and(isLive({ ...owner, at }), isUnderWay))
}

/** One page of a user's exports that have not expired, newest first. */
export async function listExports(
  tx: Tx,
  { page, page_size, ...owner }: Owner & { at: Date; page: number; page_size: number },
) {
  const where = isLive(owner)
  const rows = await tx.db
    .select()
    .from(applicantExport)
    .where(where)
    .orderBy(desc(applicantExport.requestedAt), desc(applicantExport.exportId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(applicantExport, where) }
}

/** An export by its id alone. */
export async function findExport(tx: Tx, key: Key): Promise<ExportRow | null> {
  const [row] = await tx.db.select().from(applicantExport).where(isExport(key))
  return row ?? null
}

type Change = Partial<
  Pick<ExportRow, 'jobIds' | 'done' | 'total' | 'readyAt' | 'failedAt' | 'bytes'>
>

/** Writes down how far the job is; false where the export has ended, or is gone. */
export async function updateExport(
  tx: Tx,
  { change, ...key }: Key & { change: Change },
): Promise<boolean> {
  const rows = await tx.db
    .update(applicantExport)
    .set(change)
    .where(and(isExport(key), isUnderWay))
    .returning({ exportId: applicantExport.exportId })
  return rows.length > 0
}

type Gone = { readonly exportId: string; readonly userId: number; readonly isReady: boolean }

/** Deletes so many exports whose time is over; their files are the caller's to remove. */
export async function deleteExpired(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<Gone[]> {
  const expired = await tx.db
    .select({ exportId: applicantExport.exportId })
    .from(applicantExport)
    .where(lte(applicantExport.expiresAt, at))
    .orderBy(asc(applicantExport.expiresAt))
    .limit(limit)
  const ids = expired.map(({ exportId }) => exportId)
  return deleteExports(tx, inArray(applicantExport.exportId, ids))
}

/** Deletes all exports that may have a user of these requisitions in them. */
export function deleteExportsOfJobs(
  tx: Tx,
  { accountId, jobIds }: { accountId: number; jobIds: readonly number[] },
): Promise<Gone[]> {
  const mayNameThem = or(isNull(applicantExport.jobId), inArray(applicantExport.jobId, [...jobIds]))
  return deleteExports(tx, and(eq(applicantExport.accountId, accountId), mayNameThem))
}

/** Deletes all exports that a user asked for. */
export function deleteExportsOfUser(tx: Tx, userId: number): Promise<Gone[]> {
  return deleteExports(tx, eq(applicantExport.userId, userId))
}

async function deleteExports(tx: Tx, where: SQL | undefined): Promise<Gone[]> {
  const { exportId, userId, readyAt } = applicantExport
  const rows = await tx.db
    .delete(applicantExport)
    .where(where)
    .returning({ exportId, userId, readyAt })
  return rows.map((row) => ({ ...row, isReady: row.readyAt !== null }))
}

const isUnderWay = and(isNull(applicantExport.readyAt), isNull(applicantExport.failedAt))

function isExport({ accountId, exportId }: Key): SQL | undefined {
  return and(eq(applicantExport.accountId, accountId), eq(applicantExport.exportId, exportId))
}

function isLive({ accountId, userId, at }: Owner & { at: Date }): SQL | undefined {
  return and(
    eq(applicantExport.accountId, accountId),
    eq(applicantExport.userId, userId),
    gt(applicantExport.expiresAt, at),
  )
}
