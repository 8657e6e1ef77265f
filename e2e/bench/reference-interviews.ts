/** What free times are found by, as rows, and the least that a booking could be. See `reference-server.ts`. */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export function referenceInterviews(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { link: string } }>('/panel-slots/:link', async ({ params }) => {
    const interview = (await pool.query(SELECT_INTERVIEW, [params.link])).rows[0]
    const ids = interview.ids
    const read = async (text: string) => (await pool.query(text, [interview.account_id, ids])).rows
    const [availability, bookings, busy] = await Promise.all([
      read(SELECT_AVAILABILITY),
      read(SELECT_BOOKINGS),
      read(SELECT_BUSY),
    ])
    return { data: { interview, availability, bookings, busy } }
  })

  app.post<{ Body: { user_id: number; starts_at: string } }>('/bookings', async ({ body }) => {
    await pool.query(INSERT_BOOKING, [body.user_id, body.starts_at])
    return { data: body }
  })
}

/** No two bookings of an interviewer overlap; ours sees to it by a lock. Ranges of one number need no extension. */
export const CREATE_BOOKINGS = `
create table if not exists bare_booking (
  user_id bigint not null,
  during tstzrange not null,
  exclude using gist (int8range(user_id, user_id, '[]') with &&, during with &&)
)`
const INSERT_BOOKING = {
  name: 'booking',
  text: `insert into bare_booking values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'))`,
}
const SELECT_INTERVIEW = `
select i.*, (select array_agg(n.user_id) from interview_interviewer n
             where n.account_id = i.account_id and n.interview_uuid = i.interview_uuid) as ids
from interview i where i.link_uuid = $1`
const SELECT_AVAILABILITY = `
select user_id, time_zone, weekly, exceptions, buffer_minutes, notice_hours, daily_limit, weekly_limit
from interviewer_availability where account_id = $1 and user_id = any ($2::bigint[])`
const SELECT_BOOKINGS = `
select n.user_id, coalesce(n.starts_at, i.starts_at) as starts_at, coalesce(n.ends_at, i.ends_at) as ends_at
from interview_interviewer n
join interview i on i.account_id = n.account_id and i.interview_uuid = n.interview_uuid
where n.account_id = $1 and n.user_id = any ($2::bigint[]) and n.is_chosen and i.status = 'scheduled'
  and i.ends_at > now() - interval '7 days' and i.starts_at < now() + interval '35 days'`
const SELECT_BUSY = `
select c.user_id, b.starts_at, b.ends_at
from calendar_busy_time b
join interviewer_calendar c on c.account_id = b.account_id and c.calendar_id = b.calendar_id
where c.account_id = $1 and c.user_id = any ($2::bigint[]) and c.removed_at is null
  and b.ends_at > now() - interval '1 day' and b.starts_at < now() + interval '29 days'`
