// SQL of the places where the questions of a company's library are asked. Plans have copies, which name the question that they were taken from.
// Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { listQuestionUses, type QuestionUse } from '#contract/settings/measurements.ts'

import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE, TEMPLATE_TYPE } from '../../db/job-types.ts'

type Company = { readonly accountId: number }
type Asked = Company & {
  readonly accountQuestionId: number
  readonly page: number
  readonly page_size: number
}

/** In the order of the list. */
const KINDS = sql`array['requisition', 'template', 'profile', 'set']`

/** One row for each use of some questions, with the question, its kind, id and name. The plans are read once for all of them. */
function usesOf({ accountId }: Company, ids: readonly number[]): SQL {
  const wanted = sql`any(${sql.param([...ids])}::bigint[])`
  return sql`select distinct (q ->> 'account_question_id')::bigint as question_id,
      case j.job_type_id when ${TEMPLATE_TYPE} then 'template' when ${PROFILE_TYPE} then 'profile'
        else 'requisition' end as kind, j.job_id as id, j.title as name
    from job j
      join job_step s on s.account_id = j.account_id and s.job_id = j.job_id and s.plan_version = j.plan_version
      join job_step_activity p on p.account_id = s.account_id and p.job_step_id = s.job_step_id
      join assessment a on a.asmt_id = p.asmt_id and a.account_id = ${accountId} and a.kind = 'screening-questions'
      cross join jsonb_array_elements(a.settings -> 'questions') as q
    where j.account_id = ${accountId} and (q ->> 'account_question_id')::bigint = ${wanted}
    union all
    select i.account_question_id, 'set', s.screening_set_id, s.name
    from screening_set_question i
      join screening_set s on s.account_id = i.account_id and s.screening_set_id = i.screening_set_id
    where i.account_id = ${accountId} and i.account_question_id = ${wanted}`
}

const countsSchema = z.object({ rows: z.array(z.object({ id: z.number(), uses: z.number() })) })

/** In how many places each of some questions is asked; those that nothing asks are left out. */
export async function countUses(
  tx: Tx,
  { accountId, ids }: Company & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const found = await tx.db.execute(sql`select question_id::int as id, count(*)::int as uses
    from (${usesOf({ accountId }, ids)}) as uses group by question_id`)
  return new Map(countsSchema.parse(found).rows.map(({ id, uses }) => [id, uses]))
}

const useSchema = listQuestionUses.responses[200].shape.data.element

/** One page of what asks a question, by kind and name, and how much there is. */
export async function listUses(
  tx: Tx,
  { accountId, accountQuestionId, page, page_size: size }: Asked,
): Promise<{ rows: QuestionUse[]; total: number }> {
  const uses = usesOf({ accountId }, [accountQuestionId])
  const found = await tx.db.execute(sql`select kind, id::int as id, name from (${uses}) as uses
    order by array_position(${KINDS}, kind), lower(name), id
    limit ${size} offset ${(page - 1) * size}`)
  const counts = await countUses(tx, { accountId, ids: [accountQuestionId] })
  const { rows } = z.object({ rows: z.array(useSchema) }).parse(found)
  return { rows, total: counts.get(accountQuestionId) ?? 0 }
}
