/**
 * Scoring a requisition's answers again as a loop would that nothing else depends on: it reads the answers of five hundred
 * attempts, computes by the same functions, and writes in one transaction. See `reference-server.ts`.
 */
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'

import type { AnswerValue } from '../../src/contract/assessments/assessments.ts'
import { fitOf } from '../../src/server/assessments/scoring/fit.ts'
import { scoreScales } from '../../src/server/assessments/scoring/score-scales.ts'
import type { ScoringKey } from '../../src/server/assessments/scoring/scoring-key.ts'

const BATCH = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

type Attempt = {
  attempt_id: string
  account_id: string
  user_smartreq_id: string
  user_step_activity_id: string
  scoring: ScoringKey
  answers: Record<string, AnswerValue>
}
type Weights = { attribute: string; id: string; weight: number }[]

export function referenceRescoring(app: FastifyInstance, pool: Pool): void {
  app.post<{ Params: { job: string } }>('/rescoring/:job', async ({ params }) => {
    const client = await pool.connect()
    try {
      const { rows: weights } = await client.query<Weights[number]>(SELECT_WEIGHTS, [params.job])
      const { rows: types } = await client.query<{ slug: string; id: string }>(SELECT_TYPES)
      const idOf = new Map(types.map(({ slug, id }) => [slug, id]))
      for (let after = FIRST, count = 0; ;) {
        const { rows } = await client.query<Attempt>(SELECT_ATTEMPTS, [params.job, after, BATCH])
        const last = rows.at(-1)
        if (last === undefined) return { count }
        await write(client, { rows, weights, idOf })
        after = last.attempt_id
        count += rows.length
      }
    } finally {
      client.release()
    }
  })
}

async function write(
  client: PoolClient,
  given: { rows: Attempt[]; weights: Weights; idOf: ReadonlyMap<string, string> },
): Promise<void> {
  const { rows, weights, idOf } = given
  const scored = rows.map((row) => {
    const scores = scoreScales(row.scoring, new Map(Object.entries(row.answers)))
    return { row, scores, fit: fitOf(scores, weights).score }
  })
  const scoreRows = scored.flatMap(({ row, scores }) =>
    scores.map(({ attribute, name: _name, parent: _parent, ...score }) => ({
      account_id: row.account_id,
      user_smartreq_id: row.user_smartreq_id,
      user_step_activity_id: row.user_step_activity_id,
      attribute_type_id: idOf.get(attribute),
      ...score,
    })),
  )
  const fits = scored.map(({ row, fit }) => ({ id: row.user_smartreq_id, fit }))
  await client.query('BEGIN')
  await client.query(UPSERT_SCORES, [JSON.stringify(scoreRows)])
  await client.query(MARK_SCORED, [rows.map((row) => row.user_step_activity_id)])
  await client.query(UPDATE_FITS, [JSON.stringify(fits)])
  await client.query('COMMIT')
}

const SELECT_WEIGHTS = `
  select t.slug as attribute, t.attribute_type_id as id, w.weight::float as weight
  from job_attribute w join attribute_type t using (attribute_type_id) where w.job_id = $1`
const SELECT_TYPES =
  'select slug, attribute_type_id as id from attribute_type where account_id is null'
const SELECT_ATTEMPTS = `
  select t.attempt_id, t.account_id, t.user_smartreq_id, t.user_step_activity_id, c.scoring,
         (select jsonb_object_agg(w.question_id, w.value) from answer w where w.attempt_id = t.attempt_id) as answers
  from attempt t
  join application a on a.account_id = t.account_id and a.user_smartreq_id = t.user_smartreq_id
  join assessment c on c.asmt_id = t.asmt_id
  where a.job_id = $1 and t.submitted_at is not null and t.attempt_id > $2
  order by t.attempt_id limit $3`
const UPSERT_SCORES = `
  insert into attribute_score (account_id, user_smartreq_id, attribute_type_id, user_step_activity_id, raw, answered,
                               items, score, metric, scoring_version)
  select r.* from jsonb_to_recordset($1::jsonb)
    as r (account_id bigint, user_smartreq_id bigint, attribute_type_id bigint, user_step_activity_id bigint,
          raw numeric, answered smallint, items smallint, score numeric, metric text, scoring_version text)
  on conflict (account_id, user_smartreq_id, attribute_type_id) do update
    set raw = excluded.raw, answered = excluded.answered, items = excluded.items, score = excluded.score,
        metric = excluded.metric, scoring_version = excluded.scoring_version, computed_at = now()`
const MARK_SCORED = `
  update user_step_activity set status = 'scored', scored_at = now()
  where user_step_activity_id = any ($1::bigint[])`
const UPDATE_FITS = `
  update application a set score = v.fit from jsonb_to_recordset($1::jsonb) as v (id bigint, fit numeric)
  where a.user_smartreq_id = v.id`
