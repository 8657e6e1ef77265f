import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { createOuterCalendars } from '#server/integrations/calendar/outer-calendars.ts'
import {
  buildCompany,
  buildMember,
  buildRequisition,
  buildStaff,
  type Person,
} from '#testing/builders.ts'
import { eventOf, icsOf, openCalendarServer } from '#testing/calendars.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { watchLoop } from '#testing/loop-monitor.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { userRole } from '../../db/schema/account.ts'
import { calendarBusyTime, interviewerCalendar } from '../../db/schema/interviewer-calendar.ts'
import { mailboxMessage } from '../../db/schema/mail.ts'
import { appUser } from '../../db/schema/session.ts'
import { prune } from '../../privacy/prune.ts'
import { fetchCalendar, orderCalendars } from './fetch-calendar.ts'

const test = await openTestApp()
const { database, clock, jobs, secret } = test
const { origin, answers } = await openCalendarServer()
const calendars = createOuterCalendars({
  allowsLoopback: true,
  timeoutMs: 1500,
  maxLength: 100_000,
})
const company = await buildCompany(database, { name: 'Harbour Works' })
const recruiting = await buildStaff(database, { company, preset: 'Recruiter' })
const recruiter = await test.as(recruiting)
const plan = await buildInterviewPlan(test, { company, recruiter })
const visitor = test.client()
const url = `/smartreq/v1/account/${company.accountId}/my-calendars/`
const HOUR_MS = 3_600_000
const key = () => ({ key: randomUUID() })
const at = (address: string) =>
  [
    { address, login: null },
    { from: 0, to: 1 },
  ] as const
const allBusy = (days: number) => {
  const [from, to] = [-1, days].map((day) =>
    new Date(clock.now().getTime() + day * 24 * HOUR_MS)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', ''),
  )
  return icsOf(eventOf(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`))
}

describe('a calendar that an interviewer adds', () => {
  it('is read by a job, and takes its busy times from what candidates can book', async () => {
    const { interviewer, booking } = await invited()
    const before = (await visitor.get(booking)).body.data.slots.length
    const calendar = await add(interviewer.client, { text: allBusy(20) })
    expect(calendar).toMatchObject({ host: '127.0.0.1', is_reading: true, busy_count: 0 })
    await readNow()
    const [read] = (await interviewer.client.get(url)).body.data
    expect(read).toMatchObject({ is_reading: false, problem: null, busy_count: 1 })
    const after = (await visitor.get(booking)).body.data.slots
    expect(before).toBeGreaterThan(after.length)
    expect(new Date(after[0]).getTime()).toBeGreaterThan(clock.now().getTime() + 18 * 24 * HOUR_MS)
  })

  it('names what could not be read', async () => {
    const { interviewer } = await invited()
    const broken = eventOf('SUMMARY:Stand-up', 'DTSTART:20260326T090000Z', 'RRULE:FREQ=SOMETIMES')
    const calendar = await add(interviewer.client, { text: icsOf(broken) })
    expect(calendar.skipped).toEqual({ count: 0, entries: [] })
    await readNow()
    expect((await interviewer.client.get(url)).body.data[0]).toMatchObject({
      problem: null,
      skipped: {
        count: 1,
        entries: [{ summary: 'Stand-up', date: '2026-03-26', reason: 'syntax' }],
      },
    })
  })

  it('makes its user busy for who sets a time by hand', async () => {
    const { interviewer, candidate } = await invited()
    await add(interviewer.client, { text: allBusy(20) })
    await readNow()
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      interviewer_user_ids: [interviewer.userId],
      place: '',
      starts_at: new Date(clock.now().getTime() + 48 * HOUR_MS).toISOString(),
    }
    const schedule = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`
    const refused = await recruiter.post(schedule, body, key())
    expect(refused.body.error).toMatchObject({
      code: 'interviewer_busy',
      details: { interviewers: [interviewer.userId] },
    })
    expect((await recruiter.post(schedule, { ...body, is_forced: true }, key())).status).toBe(200)
  })

  it.each([
    ['all of it', (uid: string) => uid],
    ['the part of a sequence', (uid: string, id: number) => uid.replace('@', `.${id}@`)],
  ])('does not keep an interview from moving that it has adopted: %s', async (_, uidFor) => {
    const { interviewer, booking } = await invited()
    const [slot] = (await visitor.get(booking)).body.data.slots
    await visitor.post(`${booking}book/`, { starts_at: slot, time_zone: 'UTC' })
    const own: string = (await visitor.get(booking)).body.data.calendar
    const text = own
      .replace('METHOD:REQUEST\r\n', '')
      .replace(/^UID:.+$/m, (uid) => uidFor(uid, interviewer.userId))
    await add(interviewer.client, { text })
    await readNow()
    const [read] = (await interviewer.client.get(url)).body.data
    expect(read).toMatchObject({ problem: null, busy_count: 0 })
  })

  it('stores its address sealed, and no word of its events', async () => {
    const interviewer = await buildInterviewer(test, { company })
    const path = `/${randomUUID()}`
    const added = await add(interviewer.client, { path, text: icsOf(eventOf('SUMMARY:Dentist')) })
    await readNow()
    const rows = await database.owner
      .select()
      .from(interviewerCalendar)
      .where(eq(interviewerCalendar.calendarId, added.calendar_id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(path)
    expect(JSON.stringify(rows)).not.toContain('Dentist')
  })

  it('counts no more once it is removed, and counts again once it is put back', async () => {
    const { interviewer, booking } = await invited()
    const { calendar_id: id } = await add(interviewer.client, { text: allBusy(20) })
    await readNow()
    const busy = (await visitor.get(booking)).body.data.slots.length
    expect((await interviewer.client.delete(`${url}${id}/`, key())).status).toBe(200)
    expect((await interviewer.client.get(url)).body.data).toEqual([])
    expect((await visitor.get(booking)).body.data.slots.length).toBeGreaterThan(busy)
    const restored = await interviewer.client.post(`${url}${id}/restore/`, {}, key())
    expect(restored.body.data).toMatchObject({ calendar_id: id, busy_count: 1 })
    expect((await visitor.get(booking)).body.data.slots).toHaveLength(busy)
  })

  it('is added once, and as many as five', async () => {
    const { client } = await buildInterviewer(test, { company })
    const path = `/${randomUUID()}`
    await add(client, { path })
    const again = await client.post(url, { address: `${origin}${path}` }, key())
    expect(again.body.error.code).toBe('calendar_added')
    for (let more = 0; more < 4; more += 1) await add(client, {})
    const sixth = await client.post(url, { address: `${origin}/6` }, key())
    expect(sixth.body.error.code).toBe('too_many_calendars')
  })

  it('is for its own user alone, and for no other company', async () => {
    const { client } = await buildInterviewer(test, { company })
    const { calendar_id: id } = await add(client, {})
    expect((await recruiter.get(url)).body.data).toEqual([])
    const others = await recruiter.delete(`${url}${id}/`, key())
    expect(others.body.error.code).toBe('not_own_calendar')
    const elsewhere = await buildCompany(database)
    const foreign = await test.as(
      await buildStaff(database, { company: elsewhere, preset: 'Recruiter' }),
    )
    const theirs = `/smartreq/v1/account/${elsewhere.accountId}/my-calendars/${id}/refresh/`
    expect((await foreign.post(theirs, {}, key())).status).toBe(404)
    expect((await foreign.get(url)).status).toBe(403)
    expect((await client.post(`${url}${randomUUID()}/refresh/`, {}, key())).status).toBe(404)
  })

  it.each([
    'ftp://calendar.example/a.ics',
    'http://calendar.example/a.ics',
    'calendar',
    'https://me:secret@calendar.example/',
  ])('is refused by the address %s', async (address) => {
    const { client } = await buildInterviewer(test, { company })
    const { status, body } = await client.post(url, { address }, key())
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['address']])
  })
})

describe('a calendar that fails', () => {
  it.each<[string, (response: Response) => unknown]>([
    ['refused', (response) => response.writeHead(403).end()],
    ['unreachable', (response) => response.writeHead(500).end()],
    ['too_slow', () => {}],
    ['too_large', pour],
    ['not_a_calendar', (response) => response.end('<html>Sign in</html>')],
    [
      'too_complex',
      (response) => response.end(icsOf(eventOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'))),
    ],
  ])('says %s, and the busy times of before count on', async (problem, answer) => {
    const { client } = await buildInterviewer(test, { company })
    const path = `/${randomUUID()}`
    const { calendar_id: id } = await add(client, { path, text: allBusy(20) })
    await readNow()
    answers[path] = (_, response) => void answer(response)
    await client.post(`${url}${id}/refresh/`, {}, key())
    await readNow()
    const [read] = (await client.get(url)).body.data
    expect(read).toMatchObject({ problem, busy_count: 1, is_reading: false })
    expect(read.fetched_at).not.toBeNull()
  })

  it('is one that leads to a network of this server, by its address, its name or a redirect', async () => {
    const guarded = createOuterCalendars({ allowsLoopback: false })
    for (const host of [
      '127.0.0.1',
      '[::1]',
      'localhost',
      '10.0.0.1',
      '169.254.169.254',
      '[fd00::1]',
    ])
      await expect(guarded.read(...at(`https://${host}/a.ics`))).rejects.toMatchObject({
        problem: 'unreachable',
      })
    answers['/redirect'] = (_, response) =>
      response.writeHead(302, { location: 'https://169.254.169.254/latest/' }).end()
    await expect(calendars.read(...at(`${origin}/redirect`))).rejects.toMatchObject({
      problem: 'unreachable',
    })
    answers['/file'] = (_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    await expect(calendars.read(...at(`${origin}/file`))).rejects.toMatchObject({
      problem: 'unreachable',
    })
  })

  it('is one that redirects without end; one that redirects once is read', async () => {
    answers['/loop'] = (_, response) => response.writeHead(302, { location: '/loop' }).end()
    await expect(calendars.read(...at(`${origin}/loop`))).rejects.toMatchObject({
      problem: 'unreachable',
    })
    answers['/once'] = (_, response) => response.writeHead(301, { location: '/found' }).end()
    answers['/found'] = (_, response) => response.end(icsOf())
    expect(await calendars.read(...at(`${origin}/once`))).toBe(icsOf())
  })
})

describe('the schedule of readings', () => {
  it('orders what was read an hour ago, once, and forgets calendars of former members', async () => {
    const staying = await buildInterviewer(test, { company })
    const leaving = await buildInterviewer(test, { company })
    const { calendar_id: stays } = await add(staying.client, {})
    const { calendar_id: goes } = await add(leaving.client, {})
    await readNow()
    await database.owner.delete(userRole).where(eq(userRole.userId, leaving.userId))
    clock.shift(2 * HOUR_MS)
    await Promise.all([
      orderCalendars({ database, jobs, now: clock.now }),
      orderCalendars({ database, jobs, now: clock.now }),
    ])
    const ordered = ordersOf()
    expect(ordered.filter((one) => one.calendarId === stays)).toHaveLength(1)
    expect(ordered.some((one) => one.calendarId === goes)).toBe(false)
    await readNow()
  })

  it('ends for a calendar that was removed, which is deleted after a day with its busy times', async () => {
    const interviewer = await buildInterviewer(test, { company })
    const client = await test.as(interviewer)
    const { calendar_id: id } = await add(client, { text: allBusy(5) })
    await readNow()
    await client.delete(`${url}${id}/`, key())
    clock.shift(11 * 60_000)
    const later = await test.as(interviewer)
    const late = await later.post(`${url}${id}/restore/`, {}, key())
    expect(late.body.error.code).toBe('undo_expired')
    clock.shift(25 * HOUR_MS)
    await orderCalendars({ database, jobs, now: clock.now })
    expect(ordersOf().some((one) => one.calendarId === id)).toBe(false)
    await prune({ database, storage: test.storage, now: clock.now })
    expect(await database.owner.$count(calendarBusyTime, eq(calendarBusyTime.calendarId, id))).toBe(
      0,
    )
  })
})

describe('the invitation to connect a calendar', () => {
  it('is mailed to a user on the team, once a day', async () => {
    const member = await buildMember(database, company)
    const person = { userId: member.memberId }
    const recruiter = await test.as(recruiting)
    const { jobId } = await buildRequisition(database, { company, team: [person.userId] })
    const path = `/smartreq/v1/${jobId}/calendar-invitations/`
    const body = { user_id: person.userId }
    expect((await recruiter.post(path, body, key())).body.data.is_sent).toBe(true)
    expect((await recruiter.post(path, body, key())).body.data.is_sent).toBe(false)
    expect(await mailedTo(person)).toEqual([expect.stringContaining('/interviews/my-availability')])
    clock.shift(25 * HOUR_MS)
    const later = await test.as(recruiting)
    expect((await later.post(path, body, key())).body.data.is_sent).toBe(true)
  })

  it('is for no one outside of the team', async () => {
    const recruiter = await test.as(recruiting)
    const { jobId } = await buildRequisition(database, { company })
    const { memberId } = await buildMember(database, company)
    const path = `/smartreq/v1/${jobId}/calendar-invitations/`
    expect((await recruiter.post(path, { user_id: memberId }, key())).status).toBe(404)
  })
})

type Response = Parameters<(typeof answers)[string]>[1]

async function invited() {
  const interviewer = await buildInterviewer(test, { company })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  return { interviewer, candidate, booking: await bookingUrlOf(test.database, userSmartreqId) }
}

async function add(client: Client, given: { path?: string; text?: string }) {
  const { path = `/${randomUUID()}`, text = icsOf() } = given
  answers[path] = (_, response) => response.end(text)
  const { status, body } = await client.post(url, { address: `${origin}${path}` }, key())
  if (status !== 200) throw new Error(`Not added: ${JSON.stringify(body)}`)
  return body.data
}

function ordersOf() {
  return test.recordedJobs.flatMap(({ name, payload }) =>
    name === 'fetch-calendar' ? [payload as { accountId: number; calendarId: string }] : [],
  )
}

async function readNow(): Promise<void> {
  const deps = { database, calendars, secret, now: clock.now }
  for (const order of ordersOf())
    await watchLoop('fetch-calendar', () => fetchCalendar(deps, order))
  test.recordedJobs.length = 0
}

async function mailedTo({ userId }: Pick<Person, 'userId'>): Promise<string[]> {
  await test.sendMail()
  const rows = await database.owner
    .select({ text: mailboxMessage.text })
    .from(mailboxMessage)
    .innerJoin(appUser, eq(appUser.email, mailboxMessage.to))
    .where(eq(appUser.userId, userId))
  return rows.map(({ text }) => text)
}

// Goes on until the other side hangs up.
function pour(response: Response): void {
  const more = () => {
    if (response.destroyed) return
    if (response.write('x'.repeat(65_536))) setImmediate(more)
    else response.once('drain', more)
  }
  more()
}
