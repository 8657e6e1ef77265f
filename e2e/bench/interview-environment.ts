/**
 * Five interviewers of the demo's first company with hours, exceptions, buffers, limits, and sixty interviews and sixty busy
 * times of their calendars each; and links by which candidates book with them.
 */
import { request } from 'node:http'

import type { InterviewMode } from '../../src/contract/interviews/interviews-rules.ts'
import { getEnvironment } from './environment.ts'
import { signInRecruiter } from './plan-environment.ts'

type Interviewers = { accountId: number; ids: number[] }

const INTERVIEWERS = 5
/** What the rows of a set of links say, so that they can be found. */
const BOOKED = 'booked before'
const DAYS = 28

let known: { environment: object; interviewers: Promise<Interviewers> } | undefined

/** Made once for each environment. */
export async function getInterviewers(): Promise<Interviewers> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, interviewers: prepare() }
  return known.interviewers
}

async function prepare(): Promise<Interviewers> {
  const { ours, pool } = await getEnvironment()
  const { accountId } = await signInRecruiter(ours)
  const users = await pool.query(INSERT_USERS, [INTERVIEWERS])
  const ids = users.rows.map((row) => Number(row.user_id))
  for (const statement of [INSERT_ROLES, INSERT_AVAILABILITY, INSERT_CALENDARS])
    await pool.query(statement, [accountId, ids])
  await pool.query(INSERT_BUSY_TIMES, [accountId, ids, DAYS])
  await pool.query(INSERT_INTERVIEWS, [accountId, ids, DAYS, BOOKED])
  await pool.query(CHOOSE, [accountId, ids, BOOKED])
  await pool.query('analyze interview, interview_interviewer, calendar_busy_time')
  return { accountId, ids }
}

type Invited = {
  /** Names the set; it replaces one of the same name. */
  name: string
  count: number
  mode: Extract<InterviewMode, 'one' | 'panel'>
}

/** Links that wait for a booking: with all five, or with one of them after the other. */
export async function inviteCandidates({ name, count, mode }: Invited): Promise<string[]> {
  const { pool } = await getEnvironment()
  const { accountId, ids } = await getInterviewers()
  await pool.query('delete from interview where account_id = $1 and invite_message = $2', [
    accountId,
    name,
  ])
  const made = await pool.query(INSERT_INVITATIONS, [accountId, name, count, mode])
  await pool.query(ASK, [accountId, name, ids, mode])
  return made.rows.map((row) => String(row.link_uuid))
}

/** The times that a link offers. */
export async function slotsOf(link: string): Promise<string[]> {
  const { data } = JSON.parse(await visit({ path: bookingPath(link) })) as {
    data: { slots: string[] }
  }
  return data.slots
}

export function bookingPath(link: string): string {
  return `/smartreq/v1/schedule-interview/${link}/`
}

let visitors = 0

type Visit = { path: string; body?: unknown }

/**
 * Calls our API as a candidate does, each from an address of their own: one address may call only so often.
 * @throws {Error} for anything but success
 */
export async function visit(given: Visit): Promise<string> {
  const { ours } = await getEnvironment()
  return send(ours, given)
}

/** Calls the reference server in the same way. */
export async function visitReference(given: Visit): Promise<string> {
  const { reference } = await getEnvironment()
  return send(reference, given)
}

function send(server: string, given: Visit): Promise<string> {
  visitors += 1
  const localAddress = `127.0.${1 + Math.floor(visitors / 250)}.${1 + (visitors % 250)}`
  const method = given.body === undefined ? 'GET' : 'POST'
  const headers = { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const outgoing = request(`${server}${given.path}`, { method, headers, localAddress })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${given.path}: ${response.statusCode} ${text}`))
      })
    })
    outgoing.end(given.body === undefined ? undefined : JSON.stringify(given.body))
  })
}

const INSERT_USERS = `
  insert into app_user (email, first_name, last_name)
  select 'interviewer-' || gen_random_uuid() || '@example.com', 'Measured', 'Interviewer ' || n
  from generate_series(1, $1::int) as n returning user_id`
const INSERT_ROLES = `
  insert into user_role (account_id, user_id, role_id)
  select $1, id, (select min(role_id) from user_role where account_id = $1) from unnest($2::bigint[]) as id`
const INSERT_AVAILABILITY = `
  insert into interviewer_availability (account_id, user_id, time_zone, weekly, exceptions, buffer_minutes, notice_hours,
                                        daily_limit, weekly_limit, default_place, about, updated_at)
  select $1, id, (array['Europe/Berlin', 'Europe/London', 'Europe/Helsinki'])[1 + n % 3],
         '[[H],[H],[H],[H],[H],[],[]]'::text::jsonb,
         (select jsonb_agg(jsonb_build_object('date', (now() + d * interval '9 days' + n * interval '1 day')::date,
                                              'hours', jsonb_build_array()))
          from generate_series(0, 5) as d),
         15, 12, 8, 30, 'https://meet.example/measured', 'Leads a shift.', now()
  from unnest($2::bigint[]) with ordinality as one (id, n)`.replace(
  "'[[H],[H],[H],[H],[H],[],[]]'",
  () => {
    const hours = [
      { from: '08:00', to: '12:00' },
      { from: '12:30', to: '18:30' },
    ]
    return `'${JSON.stringify([hours, hours, hours, hours, hours, [], []])}'`
  },
)
const INSERT_CALENDARS = `
  insert into interviewer_calendar (account_id, calendar_id, user_id, sealed_address, address_hash, host, added_at, ordered_at)
  select $1, gen_random_uuid(), id, '', id::text, 'calendar.example', now(), now() + interval '1 day'
  from unnest($2::bigint[]) as id`
/** Three times a working day, beginning at an hour of UTC. */
const times = (hour: string) => `
  (select day + interval '${hour}' + slot * interval '1 hour' as starts_at
   from generate_series(date_trunc('day', now()) + interval '1 day', now() + $3::int * interval '1 day', interval '1 day') as day
   cross join generate_series(0, 2) as slot
   where extract(isodow from day) < 6) as at`
const INSERT_BUSY_TIMES = `
  insert into calendar_busy_time (account_id, calendar_id, starts_at, ends_at)
  select $1, c.calendar_id, at.starts_at, at.starts_at + interval '45 minutes'
  from interviewer_calendar c cross join ${times('11 hours')}
  where c.account_id = $1 and c.user_id = any ($2::bigint[])`
/** An application of the company; an interview names an activity of it once, so each has a number of its own. */
const ABOUT = `
  (select account_id, user_smartreq_id, user_id, job_step_activity_id from user_step_activity
   where account_id = $1 order by user_step_activity_id limit 1) as about`
const COLUMNS = `
  account_id, user_smartreq_id, user_id, job_step_activity_id, user_step_activity_id, status, mode, starts_at, ends_at,
  minutes, format, place, invite_message, expires_at, created_at, created_by`
const NUMBER = `-row_number() over () - (select count(*) from interview)`
const INSERT_INTERVIEWS = `
  insert into interview (${COLUMNS})
  select about.*, ${NUMBER}, 'scheduled', 'one', at.starts_at, at.starts_at + interval '45 minutes', 45, 'video',
         id::text, $4, now() + interval '60 days', now(), id
  from ${ABOUT} cross join unnest($2::bigint[]) as id cross join ${times('8 hours')}`
const CHOOSE = `
  insert into interview_interviewer (account_id, interview_uuid, user_id, is_chosen)
  select i.account_id, i.interview_uuid, i.created_by, true
  from interview i where i.account_id = $1 and i.created_by = any ($2::bigint[]) and i.invite_message = $3`
const INSERT_INVITATIONS = `
  insert into interview (${COLUMNS})
  select about.*, -1000000 - (select count(*) from interview) - n, 'awaiting_candidate_booking', $4, null, null, 30, 'video',
         '', $2, now() + interval '30 days', now(), about.user_id
  from ${ABOUT} cross join generate_series(1, $3::int) as n
  returning link_uuid`
const ASK = `
  insert into interview_interviewer (account_id, interview_uuid, user_id, is_chosen)
  select i.account_id, i.interview_uuid, one.id, false
  from (select *, row_number() over (order by user_step_activity_id) as at from interview
        where account_id = $1 and invite_message = $2) as i
  cross join unnest($3::bigint[]) with ordinality as one (id, n)
  where $4 = 'panel' or one.n = 1 + i.at % cardinality($3::bigint[])`
