// SQL of the orders of options. Runs in the person's scope, or the company's, which only reads.
import { and, eq, sql } from 'drizzle-orm'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

import type { Tx } from '../../db/database.ts'
import { assessment } from '../../db/schema/assessment.ts'
import { optionOrder } from '../../db/schema/option-order.ts'

type OrderKey = {
  readonly accountId: number
  readonly userStepActivityId: number
  readonly asmtId: number
}

/** The options' values as shown; null where no order was chosen. */
export async function findOrder(tx: Tx, key: OrderKey): Promise<readonly number[] | null> {
  const [row] = await tx.db
    .select({ values: optionOrder.optionValues })
    .from(optionOrder)
    .where(
      and(
        eq(optionOrder.accountId, key.accountId),
        eq(optionOrder.userStepActivityId, key.userStepActivityId),
        eq(optionOrder.asmtId, key.asmtId),
      ),
    )
  return row?.values ?? null
}

/** What of a version has to do with the order of options; null where it shuffles none. */
export async function findShuffled(
  tx: Tx,
  asmtId: number,
): Promise<Pick<AssessmentPackage, 'response_sets' | 'shuffled_response_sets'> | null> {
  const { content } = assessment
  const [row] = await tx.db
    .select({
      response_sets: sql<AssessmentPackage['response_sets']>`${content} -> 'response_sets'`,
      shuffled_response_sets: sql<string[]>`${content} -> 'shuffled_response_sets'`,
    })
    .from(assessment)
    .where(and(eq(assessment.asmtId, asmtId), sql`${content} ? 'shuffled_response_sets'`))
  return row ?? null
}

/** Inserts an order unless there is one; the primary key decides between two starts. */
export async function insertOrder(
  tx: Tx,
  row: Omit<typeof optionOrder.$inferInsert, 'chosenAt'>,
): Promise<void> {
  await tx.db.insert(optionOrder).values(row).onConflictDoNothing()
}
