import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { createOuterCalendars } from '#server/integrations/calendar/outer-calendars.ts'
import { buildCompany } from '#testing/builders.ts'
import { eventOf, icsOf, openCalendarServer } from '#testing/calendars.ts'
import { buildInterviewer } from '#testing/interviews.ts'
import { hasRadicale, openRadicale } from '#testing/radicale.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { interviewerCalendar } from '../../db/schema/interviewer-calendar.ts'
import { fetchCalendar } from './fetch-calendar.ts'

const test = await openTestApp()
const { database, clock, secret } = test
const { origin, answers } = await openCalendarServer()
const calendars = createOuterCalendars({ allowsLoopback: true, timeoutMs: 1500, maxLength: 50_000 })
const company = await buildCompany(database, { name: 'Harbour Works' })
const url = `/smartreq/v1/account/${company.accountId}/my-calendars/`
const key = () => ({ key: randomUUID() })
const LOGIN = { user_name: 'ada', password: 'correct' }
const DAY_MS = 86_400_000
const dayFromNow = (days: number) =>
  new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
const allDay = (days: number, ...lines: string[]) =>
  icsOf(eventOf(`DTSTART;VALUE=DATE:${dayFromNow(days)}`, ...lines))
const radicale = hasRadicale ? await openRadicale() : null

describe('a calendar of a CalDAV server', () => {
  it.skipIf(radicale === null)(
    'is read by radicale’s answers (skipped without radicale)',
    async () => {
      if (radicale === null) throw new Error('There is no radicale.')
      const { address, home, login, store } = radicale
      const { client } = await buildInterviewer(test, { company })
      const given = { user_name: login.userName, password: login.password }
      await add(client, { address, login: given })
      await readNow()
      expect(await shown(client)).toMatchObject({ problem: null, busy_count: 0 })
      await store('once', allDay(3))
      await store('weekly', allDay(-20, 'RRULE:FREQ=WEEKLY;COUNT=6'))
      await store('past', allDay(-30))
      await add(client, { address, login: given })
      await readNow()
      // Of the weekly one, the days 1, 8 and 15 are to come.
      expect(await shown(client)).toMatchObject({ problem: null, busy_count: 4 })
      await add(client, { address, login: { ...given, password: 'wrong' } })
      await readNow()
      expect(await shown(client)).toMatchObject({ problem: 'refused', busy_count: 4 })
      const other = await buildInterviewer(test, { company })
      await add(other.client, { address: home, login: given })
      await readNow()
      expect(await shown(other.client)).toMatchObject({ problem: 'not_a_calendar' })
    },
  )

  it('is asked for the events of the next 60 days, with the login', async () => {
    const asked: { request: IncomingMessage; body: string }[] = []
    const path = serve(async (request) => {
      asked.push({ request, body: await textOf(request) })
      return [207, multistatus(allDay(2))]
    })
    const { client } = await buildInterviewer(test, { company })
    await add(client, { address: origin + path })
    await readNow()
    expect(await shown(client)).toMatchObject({ problem: null, busy_count: 1 })
    const [{ request, body }] = asked as [(typeof asked)[number]]
    expect([request.method, request.headers.depth]).toEqual(['REPORT', '1'])
    expect(request.headers.authorization).toBe(`Basic ${btoa('ada:correct')}`)
    expect(body).toContain(`start="${dayFromNow(-1)}T`)
    expect(body).toContain(`end="${dayFromNow(60)}T`)
  })

  it('stores its login sealed, and another password in its place', async () => {
    const sent: (string | undefined)[] = []
    const path = serve(async ({ headers }) => {
      sent.push(headers.authorization)
      return [207, multistatus(allDay(2))]
    })
    const { client } = await buildInterviewer(test, { company })
    const { calendar_id: id } = await add(client, { address: origin + path })
    await readNow()
    const login = { ...LOGIN, password: 'changed' }
    expect((await add(client, { address: origin + path, login })).calendar_id).toBe(id)
    await readNow()
    expect(sent).toEqual(['ada:correct', 'ada:changed'].map((one) => `Basic ${btoa(one)}`))
    const rows = await database.owner
      .select()
      .from(interviewerCalendar)
      .where(eq(interviewerCalendar.calendarId, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/ada|changed|correct/)
  })

  it('comes back with the login that is given when it is added again', async () => {
    const path = serve(async ({ headers }) =>
      headers.authorization === `Basic ${btoa('ada:correct')}`
        ? [207, multistatus(allDay(2))]
        : [401, ''],
    )
    const { client } = await buildInterviewer(test, { company })
    const login = { ...LOGIN, password: 'wrong' }
    const { calendar_id: id } = await add(client, { address: origin + path, login })
    await readNow()
    expect(await shown(client)).toMatchObject({ problem: 'refused' })
    await client.delete(`${url}${id}/`, key())
    await add(client, { address: origin + path })
    await readNow()
    expect(await shown(client)).toMatchObject({ calendar_id: id, problem: null, busy_count: 1 })
  })

  it('sends its login to no other server', async () => {
    let isAsked = false
    const elsewhere = await openCalendarServer({
      '/stolen': (_, response) => {
        isAsked = true
        response.end()
      },
    })
    answers['/away'] = (_, response) =>
      response.writeHead(307, { location: `${elsewhere.origin}/stolen` }).end()
    await expect(read('/away')).rejects.toMatchObject({ problem: 'unreachable' })
    expect(isAsked).toBe(false)
    answers['/near'] = (_, response) => response.writeHead(307, { location: '/there' }).end()
    answers['/there'] = (_, response) => response.writeHead(207).end(multistatus(icsOf()))
    expect(await read('/near')).toBe(icsOf().trim())
  })

  it.each<[string, string, number, string]>([
    ['is no XML', 'not_a_calendar', 207, 'Sign in, please'],
    ['is another document', 'not_a_calendar', 207, '<html><body>Sign in</body></html>'],
    ['is empty', 'not_a_calendar', 207, ''],
    ['is cut short', 'not_a_calendar', 207, '<D:multistatus xmlns:D="DAV:"><D:resp'],
    ['has no calendar in it', 'not_a_calendar', 207, multistatus('<html></html>')],
    ['is of a folder', 'not_a_calendar', 207, '<D:multistatus xmlns:D="DAV:"></D:multistatus>'],
    ['names an entity without end', 'not_a_calendar', 207, bomb()],
    ['is too long', 'too_large', 207, multistatus('x'.repeat(60_000))],
    ['refuses the login', 'refused', 401, ''],
    ['knows no such address', 'refused', 404, ''],
    ['knows no such question', 'refused', 405, ''],
    ['is one of a server that fails', 'unreachable', 503, ''],
  ])('fails where the answer %s', async (_, problem, status, body) => {
    const path = serve(async () => [status, body])
    const { client } = await buildInterviewer(test, { company })
    await add(client, { address: origin + path })
    await readNow()
    expect(await shown(client)).toMatchObject({ problem, busy_count: 0 })
  })

  it.each([
    { user_name: '', password: 'x' },
    { user_name: 'ada', password: '' },
    { user_name: 'ada' },
    { user_name: 'a'.repeat(201), password: 'x' },
    { user_name: 'ada', password: 'x'.repeat(501) },
    'ada:correct',
  ])('is refused with the login %j', async (login) => {
    const { client } = await buildInterviewer(test, { company })
    const reply = await client.post(url, { address: `${origin}/shifts/`, login }, key())
    expect(reply.status).toBe(400)
    expect(await shown(client)).toBeUndefined()
  })
})

type Login = { user_name: string; password: string }

async function add(client: Client, given: { address: string; login?: Login }) {
  const reply = await client.post(url, { login: LOGIN, ...given }, key())
  expect(reply.status).toBe(200)
  return reply.body.data
}

async function shown(client: Client) {
  return (await client.get(url)).body.data[0]
}

/** What the job does with what was ordered last. */
async function readNow(): Promise<void> {
  const deps = { database, calendars, secret, now: clock.now }
  for (const { name, payload } of test.recordedJobs.splice(0))
    if (name === 'fetch-calendar')
      await fetchCalendar(deps, payload as { accountId: number; calendarId: string })
  clock.shift(1000)
}

function read(path: string) {
  const access = { address: origin + path, login: { userName: 'ada', password: 'correct' } }
  return calendars.read(access, { from: 0, to: DAY_MS })
}

function serve(answer: (request: IncomingMessage) => Promise<[number, string]>): string {
  const path = `/${randomUUID()}/`
  answers[path] = (request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body))
  }
  return path
}

function multistatus(calendar: string): string {
  const data = `<C:calendar-data>${calendar.replaceAll('<', '&lt;')}</C:calendar-data>`
  return `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:response><D:href>/a</D:href><D:propstat><D:prop>${data}</D:prop></D:propstat></D:response></D:multistatus>`
}

/** Entities that stand for each other, as XML parsers once took them. */
function bomb(): string {
  const entities = Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`,
  ).join('')
  return `<?xml version="1.0"?><!DOCTYPE m [<!ENTITY e0 "x">${entities}]>${multistatus('&e20;')}`
}
