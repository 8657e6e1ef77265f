/** The rows that a scorecard is made of, by one query for each kind of them. See `reference-server.ts`. */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export function referenceScorecards(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { id: string } }>('/scorecards/:id', async ({ params }) => {
    const read = async (text: string) => (await pool.query(text, [params.id])).rows
    const [applicants, activities, scores, history] = await Promise.all([
      read(SELECT_APPLICANT),
      read(SELECT_ACTIVITIES),
      read(SELECT_SCORES),
      read(SELECT_HISTORY),
    ])
    return { data: { applicant: applicants[0], activities, scores, history } }
  })
}

const SELECT_APPLICANT = `
select a.*, p.first_name, p.last_name, p.email, p.city, j.title, s.title as step_title
from application a
join applicant p on p.account_id = a.account_id and p.user_id = a.user_id
join job j on j.account_id = a.account_id and j.job_id = a.job_id
left join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id
where a.user_smartreq_id = $1`
const SELECT_ACTIVITIES = `
select u.user_step_activity_id, s.title as step_title, p.title, p.is_required, u.status, u.scored_at, t.answered_count,
       c.question_count, t.started_at, t.submitted_at, c.kind, c.settings, c.content,
       (select json_agg(json_build_object('questionId', w.question_id, 'value', w.value))
        from answer w where w.attempt_id = t.attempt_id) as answers
from user_step_activity u
join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
join job_step s on s.account_id = p.account_id and s.job_step_id = p.job_step_id
left join attempt t on t.account_id = u.account_id and t.user_step_activity_id = u.user_step_activity_id
join assessment c on c.asmt_id = coalesce(t.asmt_id, p.asmt_id)
where u.account_id = (select account_id from application where user_smartreq_id = $1) and u.user_smartreq_id = $1
order by s.sort_order, p.sort_order`
const SELECT_SCORES = `
select v.*, t.slug, t.name from attribute_score v join attribute_type t using (attribute_type_id)
where v.account_id = (select account_id from application where user_smartreq_id = $1) and v.user_smartreq_id = $1
order by t.attribute_type_id`
const SELECT_HISTORY = `
select e.*, u.first_name, u.last_name from audit_event e left join app_user u on u.user_id = e.actor_id
where e.account_id = (select account_id from application where user_smartreq_id = $1)
  and e.entity = 'application' and e.entity_id = $1
order by e.at desc, e.audit_id desc limit 200`
