// Employees whom their company added and who never signed in. The company has their address, their account has none. Runs in
// the system's scope: people read no records of employees.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { normalizeEmail } from '#contract/core/email.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import type { Tx } from '../../db/database.ts'
import { employee } from '../../db/schema/employee.ts'
import { job } from '../../db/schema/requisition.ts'
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
