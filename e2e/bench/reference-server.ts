/**
 * The least that a server could do for the same work on the same database: no sign-in, no policy,
 * no validation, no receipts, no log. Started by `environment.ts`.
 */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { Pool } from 'pg'

import { referenceApplicants } from './reference-applicants.ts'
import { referenceInterviews } from './reference-interviews.ts'
import { referencePlans } from './reference-plans.ts'
import { referenceRescoring } from './reference-rescoring.ts'
import { referenceScorecards } from './reference-scorecards.ts'

/** As the app's pool is set up. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20, pipeline: true })

type Save = {
  attempt_id: string
  device_id: string
  answers: { question_id: string; value: unknown; rev: number; answered_at: string }[]
}

const app = Fastify()

app.get('/readyz', () => ({ status: 'ready' }))

app.post<{ Body: Save }>('/answers', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query(SELECT_ATTEMPT, [body.attempt_id])
    for (const answer of body.answers) {
      await client.query(UPSERT_ANSWER, [
        rows[0].account_id,
        body.attempt_id,
        answer.question_id,
        rows[0].user_id,
        JSON.stringify(answer.value),
        answer.answered_at,
        body.device_id,
        answer.rev,
      ])
    }
    await client.query(UPDATE_ATTEMPT, [body.attempt_id])
    await client.query('COMMIT')
    return { data: { attempt_id: body.attempt_id, acknowledged: body.answers.length } }
  } finally {
    client.release()
  }
})

const SELECT_ATTEMPT = {
  name: 'attempt',
  text: 'select account_id, user_id, submitted_at from attempt where attempt_id = $1 for no key update',
}
const UPSERT_ANSWER = {
  name: 'answer',
  text: `
insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (attempt_id, question_id) do update
  set value = excluded.value, answered_at = excluded.answered_at, device_id = excluded.device_id,
      rev = excluded.rev, received_at = now()`,
}
const UPDATE_ATTEMPT = {
  name: 'saved',
  text: 'update attempt set last_saved_at = now() where attempt_id = $1',
}
await app.register(fastifyStatic, { root: process.env.DATA_DIR ?? '', prefix: '/files/' })
referenceApplicants(app, pool)
referenceInterviews(app, pool)
referencePlans(app, pool)
referenceRescoring(app, pool)
referenceScorecards(app, pool)
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
