// Saved views that are narrowed by a tag, and what becomes of them when it is deleted. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'

import type { Usage } from '#contract/core/collection.ts'

import { type RowColumns, usageOf } from '../../access/collections/served-collection.ts'
import type { Tx } from '../../db/database.ts'

/** How many views use a tag, and the names of some that are shared: a column of a list. */
export function viewUsage({ accountId, id }: RowColumns): SQL<Usage> {
  return usageOf({
    from: sql`from saved_view v where v.account_id = ${accountId} and ${isNarrowedBy(id)}`,
    isNamed: sql`and v.is_shared`,
    named: { id: sql`v.view_id`, name: sql`v.name` },
  })
}

/** Lets views ask for another tag, or for none. Their queries are search parameters in the order of their names. */
export async function releaseViews(
  tx: Tx,
  {
    accountId,
    tagId,
    replaceTo,
  }: { accountId: number; tagId: number; replaceTo: number | undefined },
): Promise<void> {
  const changed =
    replaceTo === undefined
      ? sql`btrim(regexp_replace('&' || v.query, '&tag=' || ${tagId}::bigint || '(?=&|$)', ''), '&')`
      : sql`btrim(regexp_replace('&' || v.query, '&tag=' || ${tagId}::bigint || '(?=&|$)', '&tag=' || ${replaceTo}::bigint), '&')`
  await tx.db.execute(sql`update saved_view v set query = ${changed}
    where v.account_id = ${accountId} and ${isNarrowedBy(sql`${tagId}::bigint`)}`)
}

function isNarrowedBy(id: SQL): SQL {
  return sql`v.list in ('applicants', 'all_applicants') and '&' || v.query || '&' like '%&tag=' || ${id} || '&%'`
}
