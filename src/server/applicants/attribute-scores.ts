// The scores of the applicants of one page in what their requisitions weigh.
import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'

import type { Tx } from '../db/database.ts'
import { attributeScore } from '../db/schema/assessment.ts'
import { jobAttribute } from '../db/schema/job-attribute.ts'
import { application } from '../db/schema/requisition.ts'

type Row = { readonly user_smartreq_id: number }

/** Rows of a list with their attribute scores. */
export async function withAttributeScores<Listed extends Row>(
  tx: Tx,
  { accountId, rows }: { accountId: number; rows: readonly Listed[] },
): Promise<Array<Listed & Pick<ApplicantRow, 'attribute_scores'>>> {
  const ids = rows.map((row) => row.user_smartreq_id)
  const select = selectScores(tx).prepare('attribute_scores_of_applications')
  const scores = Map.groupBy(await select.execute({ accountId, ids }), ({ id }) => id)
  return rows.map((row) => ({
    ...row,
    attribute_scores: (scores.get(row.user_smartreq_id) ?? []).map(
      ({ attribute_type_id, score }) => ({ attribute_type_id, score: score ?? 0 }),
    ),
  }))
}

function selectScores(tx: Tx) {
  const { accountId, userSmartreqId, attributeTypeId, score } = attributeScore
  return tx.db
    .select({ id: userSmartreqId, attribute_type_id: attributeTypeId, score })
    .from(attributeScore)
    .innerJoin(
      application,
      and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
    )
    .innerJoin(
      jobAttribute,
      and(
        eq(jobAttribute.accountId, accountId),
        eq(jobAttribute.jobId, application.jobId),
        eq(jobAttribute.attributeTypeId, attributeTypeId),
      ),
    )
    .where(
      and(
        eq(accountId, sql.placeholder('accountId')),
        sql`${userSmartreqId} = any(${sql.placeholder('ids')}::bigint[])`,
        isNotNull(score),
      ),
    )
}
