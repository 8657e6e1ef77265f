// SQL of how users arranged the columns of lists. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'

import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'
import type { ArrangedList } from '#contract/requisitions/requisitions-rules.ts'

import type { Tx } from '../../db/database.ts'
import { listLayout } from '../../db/schema/list-layout.ts'

type Key = { readonly accountId: number; readonly userId: number; readonly list: ArrangedList }

/** Null where the user arranged nothing. */
export async function findColumns(tx: Tx, key: Key): Promise<readonly ArrangedColumn[] | null> {
  const [row] = await tx.db
    .select({ columns: listLayout.columns })
    .from(listLayout)
    .where(isLayout(key))
  return row?.columns ?? null
}

export async function saveColumns(
  tx: Tx,
  { columns, ...key }: Key & { columns: readonly ArrangedColumn[] },
): Promise<void> {
  await tx.db
    .insert(listLayout)
    .values({ ...key, columns })
    .onConflictDoUpdate({
      target: [listLayout.accountId, listLayout.userId, listLayout.list],
      set: { columns, savedAt: new Date() },
    })
}

export async function deleteColumns(tx: Tx, key: Key): Promise<void> {
  await tx.db.delete(listLayout).where(isLayout(key))
}

function isLayout({ accountId, userId, list }: Key) {
  return and(
    eq(listLayout.accountId, accountId),
    eq(listLayout.userId, userId),
    eq(listLayout.list, list),
  )
}
