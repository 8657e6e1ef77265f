// Employees whom their company added and who never signed in. The company has their address, their account has none. Runs in
// the system's scope: people read no records of employees.
import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { normalizeEmail } from '#contract/core/email.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { lockList } from '../../access/collections/lock-list.ts'
import type { Tx } from '../../db/database.ts'
import { employee } from '../../db/schema/employee.ts'
import { job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { listHeldJobs } from '../own-jobs/held-jobs.ts'

/** More people than one company has at one address. */
const MOST = 10

/** The account of the employee at that address who holds a profile, or will soon; null for all others. */
export async function findUnlinkedHolder(
  tx: Tx,
  { jobUuid, email, at }: { jobUuid: string; email: string; at: Date },
): Promise<number | null> {
  const people = await tx.db
    .select({ userId: employee.userId })
    .from(employee)
    .innerJoin(job, eq(job.accountId, employee.accountId))
    .where(and(eq(job.uuid, jobUuid), eq(employee.emailKey, normalizeEmail(email)), isUnlinked()))
    .orderBy(asc(employee.userId))
    .limit(MOST)
  for (const { userId } of people) {
    const held = await listHeldJobs(tx, { userId, at })
    if (held.some((one) => one.jobUuid === jobUuid)) return userId
  }
  return null
}

type Claim = {
  /** The account of the person who opens the link of the profile. */
  readonly userId: number
  readonly profile: { readonly accountId: number; readonly uuid: string }
  readonly at: Date
}

/**
 * Gives the record of an employee who never signed in to the account that has the same confirmed address, with all jobs, as
 * a hire does. Only for a request of that account itself. An account that has a record at the company gets no second one:
 * staff merge those.
 */
export async function claimEmployee(tx: Tx, { userId, profile, at }: Claim): Promise<void> {
  const email = await lockConfirmedAddress(tx, userId)
  if (email === null) return
  const { accountId, uuid: jobUuid } = profile
  const holder = { jobUuid, email, at }
  if ((await findUnlinkedHolder(tx, holder)) === null) return
  await lockList(tx, { accountId })
  const unlinkedId = await findUnlinkedHolder(tx, holder)
  if (unlinkedId === null) return
  const known = alias(employee, 'known')
  const claimed = await tx.db
    .update(employee)
    .set({ userId })
    .where(
      and(
        eq(employee.accountId, accountId),
        eq(employee.userId, unlinkedId),
        eq(employee.emailKey, normalizeEmail(email)),
        isUnlinked(),
        notExists(
          tx.db
            .select({ one: sql`1` })
            .from(known)
            .where(and(eq(known.accountId, accountId), eq(known.userId, userId))),
        ),
      ),
    )
    .returning({ userId: employee.userId })
  if (claimed.length > 0) await recordLinked(tx, { accountId, userId })
}

/** The address stays the account’s until the end of the transaction. */
async function lockConfirmedAddress(tx: Tx, userId: number): Promise<string | null> {
  const [user] = await tx.db
    .select({ email: appUser.email })
    .from(appUser)
    .where(and(eq(appUser.userId, userId), isNotNull(appUser.emailVerifiedAt)))
    .for('share')
  return user?.email ?? null
}

export type UnlinkedPerson = {
  readonly accountId: number
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** What the company has of someone who never signed in; null for everyone else. */
export async function findUnlinkedPerson(tx: Tx, userId: number): Promise<UnlinkedPerson | null> {
  const [row] = await tx.db
    .select({
      accountId: employee.accountId,
      userId: employee.userId,
      firstName: employee.firstName,
      lastName: employee.lastName,
      email: sql<string>`${employee.email}`,
    })
    .from(employee)
    .where(and(eq(employee.userId, userId), isNotNull(employee.email), isUnlinked()))
  return row ?? null
}

/** Tells the company’s audit trail that the person has an account now. */
export function recordLinked(
  tx: Tx,
  { accountId, userId }: Pick<UnlinkedPerson, 'accountId' | 'userId'>,
): Promise<void> {
  const by = { accountId, actorId: userId }
  return recordAudit(tx, { ...by, entity: 'employee', entityId: userId, action: 'link_account' })
}

function isUnlinked() {
  return and(
    isNull(employee.mergedInto),
    isNull(employee.erasedAt),
    sql`is_unlinked_user(${employee.userId})`,
  )
}
