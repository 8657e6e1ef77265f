// Saved views that are narrowed by a tag, and what becomes of them when it is deleted. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'

import { NAMED_RULES, type ViewUsage } from '#contract/automation/rule-usage.ts'

import type { Tx } from '../../db/database.ts'

/** How many views use a tag, and the names of some that are shared: a column of a list; `id` and `accountId` are its columns. */
export function viewUsage({ accountId, id }: { accountId: SQL; id: SQL }) {
  const used = sql`from saved_view v where v.account_id = ${accountId} and ${isNarrowedBy(id)}`
  return sql<ViewUsage>`(select jsonb_build_object('count', (select count(*) ${used}), 'named',
    coalesce((select jsonb_agg(n.named) from (
      select jsonb_build_object('view_id', v.view_id, 'name', v.name) as named ${used} and v.is_shared
      order by lower(v.name), v.view_id limit ${NAMED_RULES}) n), '[]'::jsonb)))`
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
