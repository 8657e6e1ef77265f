// Writes what attempts measured, and that their activities are scored. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { attributeIds } from './attribute-types.ts'
import type { ScaleScore } from './scoring/score-scales.ts'

/** An attempt with its scores. */
export type ScoredAttempt = {
  readonly attemptId: string
  readonly userSmartreqId: number
  readonly userStepActivityId: number
  readonly jobId: number
  readonly scores: readonly ScaleScore[]
}

type Scored = {
  readonly accountId: number
  readonly attempts: readonly ScoredAttempt[]
  readonly at: Date
}

/** Stores the scores of attempts of different applications. */
export async function storeScores(tx: Tx, { accountId, attempts, at }: Scored): Promise<void> {
  // What is answered by recordings alone measures nothing by itself: people watch it, and it stays what it is, submitted.
  const measured = attempts.filter(({ scores }) => scores.length > 0)
  const unmeasured = attempts.filter(({ scores }) => scores.length === 0)
  await insertScores(tx, { accountId, attempts: measured, at })
  await mark(tx, { accountId, attempts: measured, values: { status: 'scored', scoredAt: at } })
  await mark(tx, { accountId, attempts: unmeasured, values: { status: 'submitted' } })
}

async function insertScores(tx: Tx, { accountId, attempts, at }: Scored): Promise<void> {
  if (attempts.length === 0) return
  const idOf = await attributeIds(tx)
  const rows = attempts.flatMap(({ scores, userSmartreqId, userStepActivityId }) =>
    scores.map(({ attribute, attribute_type_id: id, name: _name, parent: _parent, ...score }) => {
      const attributeTypeId = id ?? idOf.get(attribute)
      if (attributeTypeId === undefined) throw new Error(`No attribute is named ${attribute}.`)
      return {
        ...score,
        application: userSmartreqId,
        activity: userStepActivityId,
        attributeTypeId,
      }
    }),
  )
  // As one parameter: hundreds of rows of twelve each would take longer to be written down than to be stored.
  await tx.db.execute(sql`
    insert into attribute_score (account_id, user_smartreq_id, user_step_activity_id, attribute_type_id, raw, answered,
      items, score, metric, points, scoring_version, computed_at)
    select ${accountId}::bigint, v.application, v.activity, v."attributeTypeId", v.raw, v.answered, v.items, v.score,
      v.metric, v.points, v.scoring_version, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(application bigint, activity bigint,
      "attributeTypeId" bigint, raw numeric, answered smallint, items smallint, score numeric, metric text,
      points numeric, scoring_version text)
    on conflict (account_id, user_smartreq_id, attribute_type_id) do update set
      user_step_activity_id = excluded.user_step_activity_id, raw = excluded.raw, answered = excluded.answered,
      items = excluded.items, score = excluded.score, metric = excluded.metric, points = excluded.points,
      scoring_version = excluded.scoring_version, computed_at = excluded.computed_at`)
}

async function mark(
  tx: Tx,
  given: Omit<Scored, 'at'> & { values: Partial<typeof userStepActivity.$inferInsert> },
): Promise<void> {
  const ids = given.attempts.map(({ userStepActivityId }) => userStepActivityId)
  if (ids.length === 0) return
  await tx.db
    .update(userStepActivity)
    .set(given.values)
    .where(
      and(
        eq(userStepActivity.accountId, given.accountId),
        inArray(userStepActivity.userStepActivityId, ids),
      ),
    )
}
