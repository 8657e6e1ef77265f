// SQL of what the order of a language test says. Runs in the person's scope.
import { and, eq } from 'drizzle-orm'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../../db/database.ts'
import { assessment } from '../../db/schema/assessment.ts'
import { job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'

const LANGUAGE_TEST: ActivityKind = 'language-test'

/** The test, the position and the applicant of an order; null where the activity is no language test. */
export async function findOrdered(
  tx: Tx,
  given: { accountId: number; jobId: number; asmtId: number; userId: number },
) {
  const [row] = await tx.db
    .select({
      settings: assessment.settings,
      jobUuid: job.uuid,
      applicant: {
        firstName: appUser.firstName,
        lastName: appUser.lastName,
        email: appUser.email,
      },
    })
    .from(assessment)
    .innerJoin(job, and(eq(job.accountId, given.accountId), eq(job.jobId, given.jobId)))
    .innerJoin(appUser, eq(appUser.userId, given.userId))
    .where(and(eq(assessment.asmtId, given.asmtId), eq(assessment.kind, LANGUAGE_TEST)))
  return row ?? null
}
