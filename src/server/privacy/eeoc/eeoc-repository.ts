// SQL of equal-opportunity answers. The person's scope reads and writes its own; a company's sees none.
import { and, eq, isNull, lte } from 'drizzle-orm'

import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'

import type { Tx } from '../../db/database.ts'
import { jobOfApplication } from '../../db/joins.ts'
import { account } from '../../db/schema/account.ts'
import { eeocAnswer } from '../../db/schema/eeoc.ts'
import { application, job } from '../../db/schema/requisition.ts'

export type ApplicationKey = { readonly accountId: number; readonly userSmartreqId: number }

/** An application of the person, and whether its position asks; null when there is none. */
export async function findAsked(tx: Tx, { userId, refId }: { userId: number; refId: number }) {
  const [row] = await tx.db
    .select({
      accountId: application.accountId,
      userSmartreqId: application.userSmartreqId,
      jobTitle: job.title,
      accountName: account.name,
      isAsked: job.asksEeoc,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .innerJoin(account, eq(account.accountId, application.accountId))
    .where(
      and(
        eq(application.userId, userId),
        eq(application.refId, refId),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** What the person answered; null before. */
export async function findAnswers(tx: Tx, { accountId, userSmartreqId }: ApplicationKey) {
  const { gender, race, veteran, disability, answeredAt } = eeocAnswer
  const [row] = await tx.db
    .select({ gender, race, veteran, disability, answeredAt })
    .from(eeocAnswer)
    .where(and(eq(eeocAnswer.accountId, accountId), eq(eeocAnswer.userSmartreqId, userSmartreqId)))
  return row ?? null
}

/** Stores answers unless newer ones are there; whether it did. Of one instant, those that come later stand. */
export async function saveAnswers(
  tx: Tx,
  given: ApplicationKey & { userId: number; answers: EeocAnswers; answeredAt: Date },
): Promise<boolean> {
  const { answers, answeredAt, ...key } = given
  const stored = await tx.db
    .insert(eeocAnswer)
    .values({ ...key, ...answers, answeredAt })
    .onConflictDoUpdate({
      target: [eeocAnswer.accountId, eeocAnswer.userSmartreqId],
      // They are other answers now: as those of a new person, they wait for the next figures.
      set: { ...answers, answeredAt, countedAs: null },
      setWhere: lte(eeocAnswer.answeredAt, answeredAt),
    })
    .returning({ answeredAt: eeocAnswer.answeredAt })
  return stored.length > 0
}
