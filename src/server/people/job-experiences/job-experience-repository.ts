// SQL of people's work experience. Runs in the person's scope.
import { and, asc, desc, eq, isNull, ne, not, sql } from 'drizzle-orm'

import type { ExperienceFields } from '#contract/people/job-experiences.ts'

import type { Tx } from '../../db/database.ts'
import { jobExperience as entry } from '../../db/schema/job-experience.ts'
import { appUser } from '../../db/schema/session.ts'
import { hasWords } from '../../db/search.ts'

export type EntryKey = { readonly userId: number; readonly userJobId: string }
export type EntryRow = typeof entry.$inferSelect

/** Current positions, then the latest first. */
const byRecency = [
  desc(entry.isCurrent),
  sql`${entry.startDate} desc nulls last`,
  asc(entry.userJobId),
]

/** True unless the account is gone; holds off another save, and the erasure of the account, until the commit. */
export async function lockPerson(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.userId, userId), isNull(appUser.erasedAt)))
    .for('update')
  return rows.length > 0
}

/** One page of the entries, and how many there are. */
export async function listEntries(
  tx: Tx,
  given: { userId: number; search: string; page: number; pageSize: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { userId, search, page, pageSize } = given
  const where = and(
    eq(entry.userId, userId),
    not(entry.isDeleted),
    hasWords(sql`concat_ws(' ', ${entry.title}, ${entry.companyName})`, search),
  )
  const rows = await tx.db
    .select()
    .from(entry)
    .where(where)
    .orderBy(...byRecency)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await tx.db.$count(entry, where) }
}

/** Of the first entry in the order of their list that has one. */
export async function findLatestLocation(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx.db
    .select({ location: entry.location })
    .from(entry)
    .where(and(eq(entry.userId, userId), not(entry.isDeleted), ne(entry.location, '')))
    .orderBy(...byRecency)
    .limit(1)
  return row?.location ?? null
}

/** An entry, also a deleted one. */
export async function findEntry(tx: Tx, key: EntryKey): Promise<EntryRow | null> {
  const [row] = await tx.db.select().from(entry).where(ofEntry(key))
  return row ?? null
}

export async function countEntries(tx: Tx, userId: number): Promise<number> {
  return tx.db.$count(entry, and(eq(entry.userId, userId), not(entry.isDeleted)))
}

/** Writes an entry as it is from now on; `fields` null for a deleted one, of which nothing stays. */
export async function saveEntry(
  tx: Tx,
  { savedAt, fields, ...key }: EntryKey & { savedAt: Date; fields: ExperienceFields | null },
): Promise<void> {
  const values = { ...valuesOf(fields), savedAt, isDeleted: fields === null }
  await tx.db
    .insert(entry)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [entry.userId, entry.userJobId], set: values })
}

function valuesOf(fields: ExperienceFields | null) {
  return {
    companyName: fields?.company_name ?? null,
    title: fields?.title ?? null,
    description: fields?.description ?? '',
    startDate: fields?.start_date ?? null,
    endDate: fields?.is_current === true ? null : (fields?.end_date ?? null),
    isCurrent: fields?.is_current ?? false,
    location: fields?.location ?? '',
    state: fields?.state ?? '',
    countryCode: fields?.country_code ?? null,
    positionType: fields?.position_type ?? null,
    field: fields?.field ?? '',
  }
}

function ofEntry({ userId, userJobId }: EntryKey) {
  return and(eq(entry.userId, userId), eq(entry.userJobId, userJobId))
}
