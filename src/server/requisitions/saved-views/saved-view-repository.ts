// SQL of saved views. Runs in the company's scope.
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'

import type { SavedViewList } from '#contract/requisitions/requisitions-rules.ts'

import type { Tx } from '../../db/database.ts'
import { savedView } from '../../db/schema/saved-view.ts'
import { appUser } from '../../db/schema/session.ts'

type OwnerKey = { readonly accountId: number; readonly userId: number }
type ViewKey = OwnerKey & { readonly viewId: number }
type ViewValues = { name: string; query: string; isShared: boolean }

/** The user's own views of a list by name, then those that others share. */
export async function listViews(tx: Tx, given: OwnerKey & { list: SavedViewList }) {
  const { accountId, userId, list } = given
  return selectViews(
    tx,
    and(
      eq(savedView.accountId, accountId),
      eq(savedView.list, list),
      or(eq(savedView.userId, userId), eq(savedView.isShared, true)),
    ),
  ).orderBy(
    desc(sql`${savedView.userId} = ${userId}`),
    asc(sql`lower(${savedView.name})`),
    asc(savedView.viewId),
  )
}

/** One view, no matter who saved it; null when there is none. */
export async function findView(tx: Tx, given: { accountId: number; viewId: number }) {
  const [row] = await selectViews(
    tx,
    and(eq(savedView.accountId, given.accountId), eq(savedView.viewId, given.viewId)),
  )
  return row ?? null
}

export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>

/** How many views of a list the user saved. */
export async function countViews(tx: Tx, given: OwnerKey & { list: SavedViewList }) {
  const { accountId, userId, list } = given
  return tx.db.$count(
    savedView,
    and(eq(savedView.accountId, accountId), eq(savedView.userId, userId), eq(savedView.list, list)),
  )
}

/** The id of the new view; null when the user has one of that name. */
export async function insertView(
  tx: Tx,
  values: OwnerKey & ViewValues & { list: SavedViewList },
): Promise<number | null> {
  const [row] = await tx.db
    .insert(savedView)
    .values(values)
    .onConflictDoNothing()
    .returning({ viewId: savedView.viewId })
  return row?.viewId ?? null
}

/** Whether another view of the same user and list has the name. */
export async function hasName(tx: Tx, given: ViewKey & { list: SavedViewList; name: string }) {
  const { accountId, userId, viewId, list, name } = given
  const count = await tx.db.$count(
    savedView,
    and(
      eq(savedView.accountId, accountId),
      eq(savedView.userId, userId),
      eq(savedView.list, list),
      sql`lower(${savedView.name}) = lower(${name})`,
      sql`${savedView.viewId} <> ${viewId}`,
    ),
  )
  return count > 0
}

export async function updateView(tx: Tx, given: ViewKey & ViewValues): Promise<void> {
  const { name, query, isShared } = given
  await tx.db.update(savedView).set({ name, query, isShared }).where(ownView(given))
}

export async function deleteView(tx: Tx, given: ViewKey): Promise<void> {
  await tx.db.delete(savedView).where(ownView(given))
}

function ownView({ accountId, userId, viewId }: ViewKey): SQL | undefined {
  return and(
    eq(savedView.accountId, accountId),
    eq(savedView.userId, userId),
    eq(savedView.viewId, viewId),
  )
}

function selectViews(tx: Tx, where: SQL | undefined) {
  return (
    tx.db
      .select({
        viewId: savedView.viewId,
        userId: savedView.userId,
        list: savedView.list,
        name: savedView.name,
        query: savedView.query,
        isShared: savedView.isShared,
        ownerName: sql<string>`coalesce(${appUser.firstName} || ' ' || ${appUser.lastName}, '')`,
      })
      .from(savedView)
      // A company does not see the users who left it, nor provider admins.
      .leftJoin(appUser, eq(appUser.userId, savedView.userId))
      .where(where)
      .$dynamic()
  )
}
