// SQL of promised answers that are overdue. Runs in the system's scope.
import { and, asc, inArray, isNull, lt } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { answerPromise } from '../../db/schema/answer-promise.ts'
import { dayOf } from './promised-answers.ts'

/** Promises whose day has passed and of which no one was told, the oldest first; locked, without those of another run. */
export function lockOverdue(tx: Tx, { at, most }: { at: Date; most: number }) {
  const { accountId, jobId, jobStepId, userSmartreqId } = answerPromise
  return tx.db
    .select({ accountId, jobId, jobStepId, userSmartreqId })
    .from(answerPromise)
    .where(
      and(
        isNull(answerPromise.answeredAt),
        isNull(answerPromise.overdueToldAt),
        lt(answerPromise.dueOn, dayOf(at)),
      ),
    )
    .orderBy(asc(answerPromise.dueOn), asc(answerPromise.userSmartreqId))
    .limit(most)
    .for('update', { skipLocked: true })
}

/** Notes that both sides of these open promises are told. */
export async function markTold(
  tx: Tx,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.db
    .update(answerPromise)
    .set({ overdueToldAt: at })
    .where(and(inArray(answerPromise.userSmartreqId, [...ids]), isNull(answerPromise.answeredAt)))
}
