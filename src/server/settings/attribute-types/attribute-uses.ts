// SQL of what uses an attribute or an outcome. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { type AttributeUse, listAttributeUses } from '#contract/settings/attribute-types.ts'

import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE, TEMPLATE_TYPE } from '../../db/job-types.ts'

export type AttributeKey = { readonly accountId: number; readonly attributeTypeId: number }
/** In the order of the list. */
const KINDS = sql`array['requisition', 'template', 'profile', 'question', 'interview_question', 'attribute']`

type Asked = AttributeKey & { readonly page: number; readonly page_size: number }

/** Of the attribute whose id and slug are named: one row for each use, with its kind, id and name. */
function usesOf({ accountId, id, slug }: { accountId: number; id: SQL; slug: SQL }): SQL {
  return sql`select case j.job_type_id when ${TEMPLATE_TYPE} then 'template' when ${PROFILE_TYPE} then 'profile'
      else 'requisition' end as kind, j.job_id as id, j.title as name
    from job_attribute u join job j on j.account_id = u.account_id and j.job_id = u.job_id
    where u.account_id = ${accountId} and u.attribute_type_id = ${id}
    union all
    select 'profile', j.job_id, j.title
    from job_outcome u join job j on j.account_id = u.account_id and j.job_id = u.job_id
    where u.account_id = ${accountId} and u.attribute_type_id = ${id} and u.removed_at is null
    union all
    select 'question', q.account_question_id, q.text
    from account_question_attribute u join account_question q
      on q.account_id = u.account_id and q.account_question_id = u.account_question_id
    where u.account_id = ${accountId} and u.attribute_type_id = ${id} and q.archived_at is null
    union all
    select 'interview_question', q.interview_question_id, q.text from interview_question q
    where q.account_id = ${accountId} and q.attribute_type_id = ${id} and q.archived_at is null
    union all
    select 'attribute', c.attribute_type_id, c.name ->> 'en' from attribute_type c
    where c.parent_slug = ${slug} and c.account_id = ${accountId} and c.archived_at is null`
}

/** A column: how many use the attribute of a row of `attribute_type`. */
export function usedCount(accountId: number): SQL<number> {
  const id = sql`attribute_type.attribute_type_id`
  const uses = usesOf({ accountId, id, slug: sql`attribute_type.slug` })
  return sql<number>`(select count(*)::int from (${uses}) as uses)`
}

const useSchema = listAttributeUses.responses[200].shape.data.element

/** One page of what uses an attribute, by kind and name, and how much there is. */
export async function listUses(
  tx: Tx,
  { accountId, attributeTypeId, page, page_size: size }: Asked,
): Promise<{ rows: AttributeUse[]; total: number }> {
  const slug = sql`(select slug from attribute_type where attribute_type_id = ${attributeTypeId})`
  const uses = usesOf({ accountId, id: sql`${attributeTypeId}::bigint`, slug })
  const found = await tx.db.execute(sql`select kind, id::int as id, name from (${uses}) as uses
    order by array_position(${KINDS}, kind), lower(name), id
    limit ${size} offset ${(page - 1) * size}`)
  const counted = await tx.db.execute(sql`select count(*)::int as total from (${uses}) as uses`)
  return {
    rows: z.object({ rows: z.array(useSchema) }).parse(found).rows,
    total: z.object({ rows: z.tuple([z.object({ total: z.number() })]) }).parse(counted).rows[0]
      .total,
  }
}

/** Whether anything names it, also what is archived, published or scored by now: then it cannot be deleted. */
export async function isUsed(tx: Tx, { accountId, attributeTypeId }: AttributeKey) {
  const id = sql`${attributeTypeId}::bigint`
  const inQuestions = JSON.stringify({
    questions: [{ measures: [{ attribute_type_id: attributeTypeId }] }],
  })
  const inGuides = JSON.stringify({
    guide: { questions: [{ attribute_type_id: attributeTypeId }] },
  })
  const of = sql`account_id = ${accountId} and attribute_type_id = ${id}`
  const found = await tx.db.execute(sql`select
    exists (select from job_attribute where ${of})
    or exists (select from job_outcome where ${of})
    or exists (select from account_question_attribute where ${of})
    or exists (select from interview_question where ${of})
    or exists (select from attribute_score where ${of})
    or exists (select from predictive_model_attribute where ${of})
    or exists (select from attribute_type c join attribute_type p on p.slug = c.parent_slug
      where c.account_id = ${accountId} and p.attribute_type_id = ${id})
    or exists (select from assessment where account_id = ${accountId}
      and (settings @> ${inQuestions}::jsonb or settings @> ${inGuides}::jsonb)) as used`)
  const row = z.object({ used: z.boolean() })
  return z.object({ rows: z.tuple([row]) }).parse(found).rows[0].used
}
