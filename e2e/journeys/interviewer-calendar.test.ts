/** An interviewer connects a calendar of their own: when they are busy there, candidates are offered no time. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { accountOf, linkOf, nextInterview, readAs } from '../pages/interviews.ts'

test.setTimeout(180_000)

const HOUR_MS = 3_600_000
const ALL_DAY = [{ from: '00:00', to: '24:00' }]

let server: Server
let busy: string[] = []

test.beforeEach(async () => {
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/calendar').end(calendarOf(busy))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
test.afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('the busy time of a calendar that an interviewer connects is not offered to the candidate', async ({
  browser,
  freshApp,
}) => {
  const { url } = freshApp
  const own = await pageOf(browser, { url, email: memberOf('Interviewer', 1).email })
  const office = await pageOf(browser, { url, email: memberOf('Recruiter', 1).email })
  const manager = await pageOf(browser, { url, email: memberOf('Hiring manager', 1).email })
  for (const page of [own, office, manager]) await sayAlwaysFree(page)
  const link = await linkOf(office, await nextInterview(own))
  const slots = async () =>
    (await readAs<{ slots: string[] }>(office, `/smartreq/v1/schedule-interview/${link}/`)).slots
  const offered = await slots()
  const [taken = ''] = offered.slice(30)
  busy = [taken]

  await test.step('the interviewer connects the calendar', async () => {
    await openApp(own, '/interviews/my-availability')
    const { port } = server.address() as AddressInfo
    await own.getByLabel('Address of a calendar').fill(`http://127.0.0.1:${port}/own.ics`)
    await own.getByRole('button', { name: 'Add calendar' }).click()
    await expect(own.getByText('Last read:')).toBeVisible()
    await expectAccessible(own, 'a calendar that is connected')
  })

  const left = await slots()
  expect(offered).toContain(taken)
  expect(left).not.toContain(taken)
  expect(left.length).toBeGreaterThan(0)
})

async function pageOf(
  browser: Browser,
  { url, email }: { url: string; email: string },
): Promise<Page> {
  const page = await browser.newPage({ baseURL: url })
  await signInByCall(page, { email })
  await openApp(page, '/interviews/my-interviews')
  return page
}

async function sayAlwaysFree(page: Page): Promise<void> {
  const path = `/smartreq/v1/account/${await accountOf(page)}/my-availability/`
  const reply = await page.request.put(new URL(path, page.url()).href, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      time_zone: 'UTC',
      weekly: Array.from({ length: 7 }, () => ALL_DAY),
      exceptions: [],
      buffer_minutes: 0,
      notice_hours: 0,
      daily_limit: null,
      weekly_limit: null,
      default_place: '',
      about: '',
    },
  })
  expect(reply.status()).toBe(200)
}

/** A calendar that is busy for an hour from each of these moments on. */
function calendarOf(starts: readonly string[]): string {
  const events = starts.flatMap((start, index) => [
    'BEGIN:VEVENT',
    `UID:busy-${index}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${stampOf(new Date(start))}`,
    `DTEND:${stampOf(new Date(Date.parse(start) + HOUR_MS))}`,
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...events, 'END:VCALENDAR']
  return [...lines, ''].join('\r\n')
}

function stampOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}
