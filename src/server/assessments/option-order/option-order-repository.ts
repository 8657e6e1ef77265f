// SQL of the orders of options. Runs in the person's scope, or the company's, which only reads.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
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

/** Inserts an order unless there is one; the primary key decides between two devices. */
export async function insertOrder(
  tx: Tx,
  row: Omit<typeof optionOrder.$inferInsert, 'chosenAt'>,
): Promise<void> {
  await tx.db.insert(optionOrder).values(row).onConflictDoNothing()
}
