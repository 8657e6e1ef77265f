// SQL of merges of people. Runs in the company's scope, or the system's where a person is erased.
import { and, asc, desc, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { auditEvent } from '../../db/schema/audit.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { type MergeChange, personDismissal, personMerge } from '../../db/schema/person-merge.ts'
import { appUser } from '../../db/schema/session.ts'

type PersonKey = { readonly accountId: number; readonly userId: number }
type People = { readonly accountId: number; readonly userIds: readonly number[] }
type Move = { readonly accountId: number; readonly from: number; readonly into: number }
export type MergeRow = typeof personMerge.$inferSelect

/** Locks records of people, erased and merged ones included, always in the same order. */
export function lockPeople(tx: Tx, { accountId, userIds }: People) {
  return selectPeople(tx, { accountId, userIds }).for('update')
}

/** The same without a lock. */
export function selectPeople(tx: Tx, { accountId, userIds }: People) {
  return tx.db
    .select()
    .from(employee)
    .where(and(eq(employee.accountId, accountId), inArray(employee.userId, [...userIds])))
    .orderBy(asc(employee.userId))
}

/** Whether an application of one of these people to the company is on legal hold. */
export async function isOnHold(tx: Tx, { accountId, userIds }: People): Promise<boolean> {
  const [row] = await tx.db
    .select({
      is: sql<boolean>`exists (select 1 from legal_hold h
      join application a on a.account_id = h.account_id and a.user_smartreq_id = h.user_smartreq_id
      where h.account_id = ${accountId} and a.user_id = any(${sql.param([...userIds])}::bigint[]))`,
    })
    .from(sql`(select 1) as once`)
  return row?.is ?? false
}

/** Leads a record, and the records that were merged into it, to another one. */
export async function link(tx: Tx, { accountId, from, into }: Move): Promise<void> {
  await tx.db
    .update(employee)
    .set({ mergedInto: into })
    .where(
      and(
        eq(employee.accountId, accountId),
        or(eq(employee.userId, from), eq(employee.mergedInto, from)),
      ),
    )
}

/** The people who were merged into a person, and into those, as the merges stand. */
export async function listMergedInto(tx: Tx, { accountId, userId }: PersonKey): Promise<number[]> {
  const rows = await tx.db.select({ id: sql`m.user_id`.mapWith(Number) }).from(sql`(
    with recursive m (user_id) as (
      select duplicate_user_id from person_merge
      where account_id = ${accountId} and primary_user_id = ${userId} and undone_at is null
      union select p.duplicate_user_id from m
      join person_merge p on p.account_id = ${accountId} and p.primary_user_id = m.user_id and p.undone_at is null
    ) select user_id from m) as m`)
  return rows.map(({ id }) => id)
}

type Returning = PersonKey & { readonly primary: number; readonly merged: readonly number[] }

/** Takes a record, with those that were merged into it, out of another one; the stretches that go back. */
export async function release(tx: Tx, given: Returning): Promise<void> {
  const { accountId, userId, primary, merged } = given
  await tx.db
    .update(userJob)
    .set({ userId, recordedFor: sql`nullif(${userJob.recordedFor}, ${userId})` })
    .where(
      and(
        eq(userJob.accountId, accountId),
        eq(userJob.userId, primary),
        inArray(userJob.recordedFor, [userId, ...merged]),
      ),
    )
  await tx.db
    .update(employee)
    .set({
      mergedInto: sql`case when ${employee.userId} = ${userId} then null else ${userId}::bigint end`,
    })
    .where(and(eq(employee.accountId, accountId), inArray(employee.userId, [userId, ...merged])))
}

export async function insertMerge(
  tx: Tx,
  values: Omit<typeof personMerge.$inferInsert, 'auditId'>,
): Promise<void> {
  const { accountId, primaryUserId } = values
  const auditId = sql`(select max(e.audit_id) from audit_event e
    where e.account_id = ${accountId} and e.entity = 'employee' and e.entity_id = ${primaryUserId})`
  await tx.db.insert(personMerge).values({ ...values, auditId })
}

/** The merge by which a record went into another one; null for a record that stands alone. */
export async function findMerge(
  tx: Tx,
  { accountId, userId }: PersonKey,
): Promise<MergeRow | null> {
  const [row] = await tx.db
    .select()
    .from(personMerge)
    .where(
      and(
        eq(personMerge.accountId, accountId),
        eq(personMerge.duplicateUserId, userId),
        isNull(personMerge.undoneAt),
      ),
    )
  return row ?? null
}

/**
 * The merges of a person, into or out of their record, and those by which the record that they went into was merged
 * further, up to the last; the latest first.
 */
export function listMergesThrough(tx: Tx, { accountId, userId }: PersonKey): Promise<MergeRow[]> {
  const onTheWay = sql`${personMerge.mergeId} in (
    with recursive way (merge_id, into_user_id) as (
      select m.merge_id, m.primary_user_id from person_merge m
      where m.account_id = ${accountId} and m.duplicate_user_id = ${userId} and m.undone_at is null
      union select m.merge_id, m.primary_user_id from way
      join person_merge m on m.account_id = ${accountId} and m.duplicate_user_id = way.into_user_id and m.undone_at is null
    ) select merge_id from way)`
  return tx.db
    .select()
    .from(personMerge)
    .where(
      and(
        eq(personMerge.accountId, accountId),
        or(eq(personMerge.primaryUserId, userId), onTheWay),
        isNull(personMerge.undoneAt),
      ),
    )
    .orderBy(desc(personMerge.mergeId))
}

/** Whether another merge came after this one: into the same record, or of that record into another one. */
export async function hasLaterMerge(tx: Tx, merge: MergeRow): Promise<boolean> {
  const isOfPrimary = or(
    eq(personMerge.primaryUserId, merge.primaryUserId),
    eq(personMerge.duplicateUserId, merge.primaryUserId),
  )
  const isLater = sql`${personMerge.mergeId} > ${merge.mergeId}`
  return (
    (await tx.db.$count(
      personMerge,
      and(
        eq(personMerge.accountId, merge.accountId),
        isOfPrimary,
        isLater,
        isNull(personMerge.undoneAt),
      ),
    )) > 0
  )
}

/** Ends a merge. What it changed is personal data, and is not needed any more. */
export async function endMerge(
  tx: Tx,
  { accountId, mergeId, at }: { accountId: number; mergeId: number; at: Date },
): Promise<void> {
  const none: readonly MergeChange[] = []
  await tx.db
    .update(personMerge)
    .set({ undoneAt: at, changes: none })
    .where(and(eq(personMerge.accountId, accountId), eq(personMerge.mergeId, mergeId)))
}

type LinksOf = PersonKey & {
  /** Where the record leads, at the end of all merges; null for one that stands alone. */
  readonly mergedInto: number | null
}

/** Merges with the name of the other record and of the user who merged, the latest first. */
export function listLinks(tx: Tx, { accountId, userId, mergedInto }: LinksOf) {
  const otherId = sql<number>`case when ${personMerge.primaryUserId} = ${userId}
    then ${personMerge.duplicateUserId} else ${mergedInto}::bigint end`
  return tx.db
    .select({
      merge: personMerge,
      otherId: otherId.mapWith(Number),
      name: sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`,
      hasLater: sql<boolean>`exists (select 1 from person_merge l where l.account_id = ${accountId}
        and ${personMerge.primaryUserId} in (l.primary_user_id, l.duplicate_user_id)
        and l.merge_id > ${personMerge.mergeId} and l.undone_at is null)`,
      mergedBy: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
    })
    .from(personMerge)
    .innerJoin(employee, and(eq(employee.accountId, accountId), eq(employee.userId, otherId)))
    .leftJoin(appUser, eq(appUser.userId, personMerge.mergedBy))
    .where(
      and(
        eq(personMerge.accountId, accountId),
        or(eq(personMerge.primaryUserId, userId), eq(personMerge.duplicateUserId, userId)),
        isNull(personMerge.undoneAt),
      ),
    )
    .orderBy(desc(personMerge.mergeId))
}

/** Whether a merge, or an edit after it, gave the record that stays another address. */
export async function hasNewEmail(
  tx: Tx,
  { accountId, primaryUserId, auditId }: Pick<MergeRow, 'accountId' | 'primaryUserId' | 'auditId'>,
): Promise<boolean> {
  return (
    (await tx.db.$count(
      auditEvent,
      and(
        eq(auditEvent.accountId, accountId),
        eq(auditEvent.entity, 'employee'),
        eq(auditEvent.entityId, primaryUserId),
        gte(auditEvent.auditId, auditId),
        sql`after -> 'changed' ? 'email'`,
      ),
    )) > 0
  )
}

type NumbersOfOthers = Pick<MergeRow, 'accountId' | 'primaryUserId' | 'duplicateUserId'> & {
  readonly numbers: readonly string[]
  readonly today: string
}

/** Which numbers people other than the two of a merge have in jobs that are not over. */
export async function listNumbersOfOthers(tx: Tx, given: NumbersOfOthers): Promise<Set<string>> {
  const { accountId, primaryUserId, duplicateUserId, numbers, today } = given
  if (numbers.length === 0) return new Set()
  const rows = await tx.db
    .selectDistinct({ number: userJob.employeeNumber })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        inArray(userJob.employeeNumber, [...numbers]),
        notInArray(userJob.userId, [primaryUserId, duplicateUserId]),
        isNull(userJob.deletedAt),
        or(isNull(userJob.endDate), gte(userJob.endDate, today)),
      ),
    )
  return new Set(rows.flatMap(({ number }) => number ?? []))
}

/** Deletes what is stored of the merges of a person that ended, and of pairs with them that staff marked. */
export async function forgetMerges(tx: Tx, { accountId, userId }: PersonKey): Promise<void> {
  await tx.db
    .delete(personMerge)
    .where(
      and(
        eq(personMerge.accountId, accountId),
        or(eq(personMerge.primaryUserId, userId), eq(personMerge.duplicateUserId, userId)),
      ),
    )
  await tx.db
    .delete(personDismissal)
    .where(
      and(
        eq(personDismissal.accountId, accountId),
        or(eq(personDismissal.userId, userId), eq(personDismissal.otherUserId, userId)),
      ),
    )
}
