// Applications with the scores of what was measured, for what weighs them again. Runs in the company's scope.
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { application } from '../db/schema/requisition.ts'
import type { ScoreByAttribute } from './scoring/scorer.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

export type ScoredApplication = {
  readonly userSmartreqId: number
  readonly score: number | null
  readonly scoreModelId: number | null
  readonly scoreVersion: number | null
  readonly scores: ScoreByAttribute
}

const columns = {
  userSmartreqId: application.userSmartreqId,
  score: application.score,
  scoreModelId: application.scoreModelId,
  scoreVersion: application.scoreVersion,
}

const isMeasured = sql`exists (select 1 from attribute_score s
  where s.account_id = application.account_id and s.user_smartreq_id = application.user_smartreq_id)`

/** All measured applicants whom lists show. */
export async function listScored(tx: Tx, key: JobKey): Promise<ScoredApplication[]> {
  const rows = await tx.db
    .select({ ...columns, scores: scoresSql() })
    .from(application)
    .where(and(isWeighable(key), isListed()))
  return rows
}

/** The next measured applications after that id, locked, so that no score comes between reading and writing. */
export async function lockScored(
  tx: Tx,
  { after, limit, ...key }: JobKey & { after: number; limit: number },
): Promise<ScoredApplication[]> {
  const rows = await tx.db
    .select(columns)
    .from(application)
    .where(and(isWeighable(key), gt(application.userSmartreqId, after)))
    .orderBy(asc(application.userSmartreqId))
    .limit(limit)
    .for('no key update')
  // Read once they are locked: what was scored meanwhile counts.
  const ids = rows.map((row) => row.userSmartreqId)
  const found = await listScores(tx, { accountId: key.accountId, ids })
  return rows.map((row) => ({ ...row, scores: found.get(row.userSmartreqId) ?? {} }))
}

export async function countScored(tx: Tx, key: JobKey): Promise<number> {
  return tx.db.$count(application, isWeighable(key))
}

/** What is measured of applications, by their ids. */
export async function listScores(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<Map<number, ScoreByAttribute>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .select({ id: application.userSmartreqId, scores: scoresSql() })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        sql`${application.userSmartreqId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
  return new Map(rows.map(({ id, scores }) => [id, scores]))
}

// Of an erased one nothing is left to weigh: its score stays for statistics.
function isWeighable({ accountId, jobId }: JobKey): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    isNull(application.erasedAt),
    isMeasured,
  )
}

function scoresSql() {
  return sql<ScoreByAttribute>`(select coalesce(jsonb_object_agg(s.attribute_type_id, s.points), '{}')
    from attribute_score s where s.account_id = application.account_id
      and s.user_smartreq_id = application.user_smartreq_id)`
}
