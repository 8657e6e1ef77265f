// SQL of the settings of tags. Runs in the company's scope.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { listUsedTags, UsedTag } from '#contract/settings/tags.ts'

import { ruleUsage } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { applicantTag, applicationTag } from '../../db/schema/applicant-change.ts'
import { hasWords } from '../../db/search.ts'
import { viewUsage } from '../../requisitions/saved-views/tagged-views.ts'

export type TagKey = { readonly accountId: number; readonly tagId: number }
type Query = z.output<typeof listUsedTags.query> & { readonly accountId: number }

const columns = {
  tag_id: applicantTag.tagId,
  name: applicantTag.name,
  applicant_count: sql<number>`(select count(*)::int from application_tag t
    join application a on a.account_id = t.account_id and a.user_smartreq_id = t.user_smartreq_id
    where t.account_id = applicant_tag.account_id and t.tag_id = applicant_tag.tag_id
      and ${isListedAs('a')})`,
  rules: ruleUsage('tag', {
    accountId: sql`applicant_tag.account_id`,
    id: sql`applicant_tag.tag_id`,
  }),
  views: viewUsage({ accountId: sql`applicant_tag.account_id`, id: sql`applicant_tag.tag_id` }),
}

/** One page of a company's tags by name, and how many there are. */
export async function listTags(tx: Tx, query: Query) {
  const where = and(
    eq(applicantTag.accountId, query.accountId),
    hasWords(applicantTag.name, query.search),
  )
  const rows: UsedTag[] = await tx.db
    .select(columns)
    .from(applicantTag)
    .where(where)
    .orderBy(sql`lower(${applicantTag.name})`)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(applicantTag, where) }
}

export async function findTag(tx: Tx, key: TagKey): Promise<UsedTag | null> {
  const [row] = await tx.db.select(columns).from(applicantTag).where(isTag(key))
  return row ?? null
}

/** Waits for those who are being tagged with these, in one order; no one is until the transaction ends. */
export async function lockTags(
  tx: Tx,
  { accountId, tagIds }: { accountId: number; tagIds: readonly number[] },
): Promise<void> {
  await tx.db
    .select({ id: applicantTag.tagId })
    .from(applicantTag)
    .where(and(eq(applicantTag.accountId, accountId), inArray(applicantTag.tagId, [...tagIds])))
    .orderBy(asc(applicantTag.tagId))
    .for('update')
}

/** Whether another tag of the company has the name, whatever its case. */
export async function isNameTaken(
  tx: Tx,
  { accountId, tagId, name }: TagKey & { name: string },
): Promise<boolean> {
  const others = and(
    eq(applicantTag.accountId, accountId),
    ne(applicantTag.tagId, tagId),
    sql`lower(${applicantTag.name}) = lower(${name})`,
  )
  return (await tx.db.$count(applicantTag, others)) > 0
}

export async function renameTag(
  tx: Tx,
  { name, ...key }: TagKey & { name: string },
): Promise<void> {
  await tx.db.update(applicantTag).set({ name }).where(isTag(key))
}

/** Gives those who have a tag another one, which some of them have already. */
export async function addToTagged(
  tx: Tx,
  { accountId, tagId, replaceTo }: TagKey & { replaceTo: number },
): Promise<void> {
  await tx.db.execute(sql`
    insert into application_tag (account_id, user_smartreq_id, tag_id)
    select t.account_id, t.user_smartreq_id, ${replaceTo}::bigint from application_tag t
    where t.account_id = ${accountId} and t.tag_id = ${tagId}
    on conflict do nothing`)
}

/** Takes a tag off its applicants, and deletes it. */
export async function deleteTag(tx: Tx, key: TagKey): Promise<void> {
  const { accountId, tagId } = key
  await tx.db
    .delete(applicationTag)
    .where(and(eq(applicationTag.accountId, accountId), eq(applicationTag.tagId, tagId)))
  await tx.db.delete(applicantTag).where(isTag(key))
}

function isTag({ accountId, tagId }: TagKey) {
  return and(eq(applicantTag.accountId, accountId), eq(applicantTag.tagId, tagId))
}
