/**
 * The least that a server could do for the same work on the same database: no sign-in, no policy,
 * no validation, no receipts, no log. Started by `environment.ts`.
 */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { Pool } from 'pg'

import { referencePlans } from './reference-plans.ts'
import { referenceRescoring } from './reference-rescoring.ts'

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

app.get<{ Params: { job: string } }>('/applicants/:job', async ({ params }) => {
  const { rows } = await pool.query(SELECT_APPLICANTS, [params.job])
  const count = await pool.query(COUNT_APPLICANTS, [params.job])
  return {
    data: rows,
    meta: { page: 1, page_size: rows.length, total: Number(count.rows[0].total) },
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
const SELECT_APPLICANTS = {
  name: 'applicants',
  text: `
select a.user_smartreq_id, a.ref_id, a.user_id, p.first_name, p.last_name, p.email, p.city,
       p.state_code as state, a.source_type, a.status, a.job_step_id, s.title as step_title,
       a.step_status, a.pct_complete, a.score, a.created_at as application_date
from application a
join applicant p on p.account_id = a.account_id and p.user_id = a.user_id
left join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id
where a.account_id = (select account_id from job where job_id = $1) and a.job_id = $1 and a.deleted_at is null
order by p.account_id, p.last_name, p.first_name, p.user_id
limit 50`,
}
const COUNT_APPLICANTS = {
  name: 'applicant-count',
  text: `
select count(*) as total from application
where account_id = (select account_id from job where job_id = $1) and job_id = $1 and deleted_at is null`,
}

await app.register(fastifyStatic, { root: process.env.DATA_DIR ?? '', prefix: '/files/' })
referencePlans(app, pool)
referenceRescoring(app, pool)
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => process.exit(0))
