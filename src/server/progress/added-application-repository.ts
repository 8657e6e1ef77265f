// SQL of applications that staff begin for a person. Runs in the company's scope.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../db/database.ts'
import { applicant, application } from '../db/schema/requisition.ts'

const accountSchema = z.object({ rows: z.tuple([z.object({ user_id: z.number() })]) })

/** The company's copy of a person, which is made where there is none; their name in it. A phone number is added where there is none. */
export async function keepApplicant(
  tx: Tx,
  values: typeof applicant.$inferInsert,
): Promise<string> {
  const { phoneNumber: number } = values
  await tx.db
    .insert(applicant)
    .values(values)
    .onConflictDoUpdate({
      target: [applicant.accountId, applicant.userId],
      // Only a number that the company did not know; everything else stays as the person wrote it.
      set: { phoneNumber: sql`coalesce(${applicant.phoneNumber}, ${number ?? null})` },
    })
  const [row] = await tx.db
    .select({ firstName: applicant.firstName, lastName: applicant.lastName })
    .from(applicant)
    .where(and(eq(applicant.accountId, values.accountId), eq(applicant.userId, values.userId)))
  if (row === undefined) throw new Error('The applicant is gone.')
  return `${row.firstName} ${row.lastName}`
}

/** The account of an address: `account_of_applicant` of the migrations, because a company sees no accounts of others. */
export async function findOrMakeAccount(
  tx: Tx,
  person: { email: string; first_name: string; last_name: string },
): Promise<number> {
  const { email, first_name, last_name } = person
  const found = await tx.db.execute(
    sql`select account_of_applicant(${email}, ${first_name}, ${last_name})::int as user_id`,
  )
  return accountSchema.parse(found).rows[0].user_id
}

/** The newest application of a person at a requisition that was not deleted; null when there is none. */
export async function findApplicationAt(
  tx: Tx,
  { accountId, jobId, userId }: { accountId: number; jobId: number; userId: number },
): Promise<{ userSmartreqId: number; refId: number } | null> {
  const [row] = await tx.db
    .select({ userSmartreqId: application.userSmartreqId, refId: application.refId })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        eq(application.userId, userId),
        isNull(application.deletedAt),
      ),
    )
    .orderBy(desc(application.userSmartreqId))
    .limit(1)
  return row ?? null
}
