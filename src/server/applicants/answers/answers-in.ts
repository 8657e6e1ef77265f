// The answers that a list is sorted by, one for each application. Runs in the company's scope.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { answer, attempt } from '../../db/schema/assessment.ts'
import type { AnswerSource } from '../applicant-query.ts'

// An empty text is an answer that was taken back.
const day = sql<string>`min(nullif(${answer.value} #>> '{}', ''))`
const figure = sql<string>`min(case when jsonb_typeof(${answer.value}) = 'number'
  then (${answer.value})::numeric end)`

/** As `answered`: by application, its `value`. Read set by set: to look each one up would take several times as long. */
export function answersIn(
  tx: Tx,
  { accountId, asmtIds, questionIds, isDay }: AnswerSource & { accountId: number },
) {
  return tx.db
    .select({ id: attempt.userSmartreqId, value: (isDay ? day : figure).as('value') })
    .from(attempt)
    .innerJoin(
      answer,
      and(eq(answer.attemptId, attempt.attemptId), inArray(answer.questionId, [...questionIds])),
    )
    .where(
      and(
        eq(attempt.accountId, accountId),
        inArray(attempt.asmtId, [...asmtIds]),
        isNotNull(attempt.submittedAt),
      ),
    )
    .groupBy(attempt.userSmartreqId)
    .as('answered')
}
