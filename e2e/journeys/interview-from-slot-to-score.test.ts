/**
 * A recruiter invites to an interview; the candidate books it on a phone in another time zone; everyone has it by mail. The
 * interviewer writes feedback in a room without network, and the recruiter decides by it.
 */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp, reloadApp } from '../pages/app.ts'
import {
  accept,
  answerAll,
  arriveAsNew,
  newCandidate,
  openInstruction,
  openTracker,
  type NewCandidate,
} from '../pages/candidate.ts'
import {
  addStep,
  expectSaved,
  makeRequisition,
  publishVersion,
} from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants, openScorecardTab } from '../pages/staff.ts'

test.setTimeout(180_000)

const interviewer = memberOf('Hiring manager')

test('an interview is booked from another time zone, moved, conducted without network, and decided by', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = String(baseURL)
  const title = `Crane operator ${Date.now()}`
  const met = await pageOf(browser, { baseURL: url })
  await signInByCall(met, { url, email: interviewer.email })
  await test.step('the interviewer says when they have time', () => sayAvailability(met))
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApp(page, '/hire')
  const link = await makeRequisition(page, {
    title,
    activities: ['Competencies'],
    attribute: 'Customer focus',
  })
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  await test.step('the plan gets an interview', () => planInterview(page))
  const candidate = newCandidate()
  const phone = await pageOf(browser, {
    baseURL: url,
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/New_York',
  })
  await arriveAsNew(phone, { url, candidate, position })
  await takeCompetencies(phone)
  await test.step('the recruiter invites', () => invite(page, position))
  const first = await test.step('the candidate books', () => book(phone, { page, candidate }))
  await test.step('the tracker says when it is', async () => {
    await openTracker(phone)
    await expect(phone.getByRole('link', { name: 'See the interview' })).toBeVisible()
    await expectAccessible(phone, 'a tracker with an interview')
  })
  await test.step('the interviewer sees it', async () => {
    await goTo(met, '/interviews')
    await expect(met).toHaveURL(/my-interviews/)
    await expect(met.getByText(title)).toBeVisible()
    await expectAccessible(met, 'the interviews of an interviewer')
  })
  await test.step('the recruiter finds it in the week of all interviews', async () => {
    const office = await pageOf(browser, { baseURL: url })
    await signInByCall(office, { url, email: memberOf('Recruiter').email })
    await openApp(office, `/interviews/all?date=${dayIn(first)}`)
    const entry = office.getByRole('listitem').filter({ hasText: title })
    await expect(entry.getByRole('link', { name: candidate.lastName }).last()).toBeVisible()
    await expectAccessible(office, 'the week of all interviews')
  })
  await test.step('the recruiter moves it', () => move(page))
  const moved = await calendarOf(page, { to: candidate.email, subject: 'New time' })
  expect(moved).toContain('SEQUENCE:2')
  expect(uidIn(moved)).toBe(uidIn(first))
  expect(await calendarOf(page, { to: interviewer.email, subject: 'New time' })).toContain(
    'METHOD:REQUEST',
  )
  await test.step('the interviewer writes feedback without network', () => conduct(met, title))
  await test.step('the recruiter reads it, and decides', () => decide(page))
})

async function pageOf(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext(options)
  return context.newPage()
}

async function sayAvailability(page: Page): Promise<void> {
  await openApp(page, '/interviews/my-availability')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByLabel('Notice in hours').fill('1')
  await expectAccessible(page, 'an interviewer’s availability')
  // The suggested hours stand first where none are stored yet.
  await page
    .getByRole('button', { name: /^Save( Monday to Friday.*)?$/ })
    .first()
    .click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

async function planInterview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the requisition' }).click()
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await page.getByLabel('Search users by name or email').fill(interviewer.email)
  const name = `${interviewer.firstName} ${interviewer.lastName}`
  await page.getByRole('button', { name: `Add ${name}` }).click()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.getByRole('link', { name: 'Screening plan' }).click()
  await addStep(page, 'Interview')
  const step = page.getByRole('region', { name: 'Step 2', exact: true })
  await step.getByText('Time, place and interviewers').click()
  await step.getByRole('group', { name: 'Interviewers' }).getByText(name).click()
  await step.getByLabel('Link, phone number or address').fill('https://meet.example/cranes')
  await step.getByText('Questions for interviewers', { exact: true }).click()
  await step.getByRole('button', { name: 'Add a question for interviewers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Question for interviewers' })
  await dialog.getByLabel('Question', { exact: true }).fill('When did you stop a lift?')
  await dialog.getByLabel('Example of an answer rated 5').fill('Stopped it, and said why')
  await dialog.getByRole('button', { name: 'Save the question' }).click()
  await step.getByRole('button', { name: 'Add questions from the library' }).click()
  const library = page.getByRole('dialog', { name: 'Interview questions of the library' })
  await library.getByRole('button', { name: /^Add “Tell me about a disagreement/ }).click()
  await library.getByRole('button', { name: 'Done' }).click()
  await expectSaved(page)
  await expectAccessible(page, 'a plan with an interview')
  await publishVersion(page, 2)
}

async function takeCompetencies(page: Page): Promise<void> {
  await openInstruction(page, 'Competencies')
  await accept(page)
  const count = (await page.getByText(/^Question 1 of \d+$/).innerText()).match(/\d+$/)
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function invite(page: Page, position: { uuid: string; title: string }): Promise<void> {
  await openApplicants(page, position)
  await page.getByRole('row').getByRole('link').first().press('Enter')
  await page.getByRole('button', { name: 'Advance', exact: true }).click()
  await openScorecardTab(page, 'Interviews')
  const card = page.getByRole('region', { name: 'Interviews' })
  await card.getByRole('button', { name: 'Invite to book…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to book an interview' })
  await dialog.getByLabel('Message').fill('We look forward to it.')
  await expectAccessible(page, 'inviting to an interview')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(card.getByText('Waiting for the candidate to book')).toBeVisible()
}

async function book(
  phone: Page,
  { page, candidate }: { page: Page; candidate: NewCandidate },
): Promise<string> {
  const { text } = await mailTo(page, { to: candidate.email, subject: 'Choose a time' })
  const link = /\/schedule-interview\/[\w-]+/.exec(text)?.[0] ?? ''
  await phone.goto(link)
  await expect(phone.getByText('New York')).toBeVisible()
  await expect(phone.getByText('We look forward to it.')).toBeVisible()
  // Nine in Berlin is the middle of the night there.
  const times = phone.getByRole('region', { name: 'Free times' })
  await times
    .getByRole('button', { name: /^\d{1,2}:\d\d/ })
    .first()
    .click()
  await expectAccessible(phone, 'choosing the time of an interview')
  await phone.getByRole('button', { name: /^Book / }).click()
  await expect(phone.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible()
  await expect(phone.getByText(interviewer.firstName)).toBeVisible()
  await expectAccessible(phone, 'a booked interview')
  return calendarOf(page, { to: candidate.email, subject: 'Interview for' })
}

async function move(page: Page): Promise<void> {
  await page.reload()
  const card = page.getByRole('region', { name: 'Interviews' })
  await card.getByRole('button', { name: 'Reschedule…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set the time of the interview' })
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Date and time').fill(`${inTwoWeeks}T14:00`)
  await dialog.getByRole('button', { name: 'Set the time' }).click()
  await expect(page.getByText('The time is set. Everyone gets an email.')).toBeVisible()
}

async function conduct(met: Page, title: string): Promise<void> {
  await met.reload()
  await met.getByRole('button', { name: 'Start', exact: true }).click()
  await met.getByRole('menuitem', { name: 'Interview' }).click()
  await expectAccessible(met, 'choosing whom to interview')
  // The demo has interviews to come as well.
  const next = met.getByRole('region', { name: 'Your next interviews' }).getByRole('listitem')
  await next.filter({ hasText: title }).getByRole('link').click()
  await expect(met.getByRole('heading', { name: /When did you stop a lift/ })).toBeVisible()
  const taken = met.getByRole('listitem').filter({ hasText: 'Tell me about a disagreement' })
  await taken.getByText('Follow-up questions and notes').click()
  await expect(taken.getByText('How do you work together today?')).toBeVisible()
  await expect(taken.getByRole('radio', { name: '1 Blames others' })).toBeVisible()
  await waitForWorker(met)
  await met.context().setOffline(true)
  await met.getByLabel('Notes on question 1').fill('Stopped one in March.')
  await met.getByRole('radio', { name: '5 Stopped it, and said why' }).check()
  const isSafe = met.getByText(/saved on this device/i).first()
  await expect(isSafe).toBeVisible()
  await reloadApp(met)
  await expect(met.getByLabel('Notes on question 1')).toHaveValue('Stopped one in March.')
  await expect(isSafe).toBeVisible()
  await expectAccessible(met, 'an interview under way')
  await taken.getByRole('radio', { name: /^4 / }).check()
  await met.getByRole('group', { name: 'Teamwork' }).getByRole('radio').nth(3).check()
  await met.getByRole('radio', { name: 'Strong yes' }).check()
  await met.getByRole('button', { name: 'Submit' }).click()
  const isOnlyHere = met.getByText('Your feedback is saved on this device, not submitted yet')
  await expect(isOnlyHere).toBeVisible()
  await met.context().setOffline(false)
  await expect(met.getByText('Your feedback is submitted')).toBeVisible()
}

async function decide(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Interview feedback' })
  await expect(async () => {
    await page.reload()
    await expect(card.getByText('Strong yes').first()).toBeVisible()
  }).toPass()
  await card.getByText(/^What .+ wrote$/).click()
  await expect(card.getByText('Stopped one in March.')).toBeVisible()
  await expect(card.getByText('5 of 5: Stopped it, and said why')).toBeVisible()
  await expectAccessible(page, 'interview feedback on the scorecard')
  await expect(page.getByText('Awaiting decision').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hire…' }).click()
  const dialog = page.getByRole('dialog')
  const nextYear = `${new Date().getFullYear() + 1}-02-01`
  await dialog.getByLabel('First day of work').fill(nextYear)
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(page.getByText('Hired', { exact: true }).first()).toBeVisible()
}

type Sought = { to: string; subject: string }
type Message = { text: string; calendar: string | null }

/** The newest message to an address with such a subject, once it has come. */
async function mailTo(page: Page, { to, subject }: Sought): Promise<Message> {
  const mailbox = new URL('/integration/v1/mailbox/', page.url()).href
  const read = async (url: string) => (await page.request.get(url)).json()
  const idOf = async (): Promise<string | undefined> => {
    const { data }: { data: { mail_id: string; to: string; subject: string }[] } =
      await read(mailbox)
    return data.find((one) => one.to === to && one.subject.startsWith(subject))?.mail_id
  }
  await expect.poll(idOf).toBeDefined()
  return (await read(`${mailbox}${await idOf()}/`)).data
}

async function calendarOf(page: Page, sought: Sought): Promise<string> {
  return (await mailTo(page, sought)).calendar ?? ''
}

/** The day on which an event begins, in UTC: `2026-12-01`. */
function dayIn(calendar: string): string {
  const [, year, month, day] = /^DTSTART[^:]*:(\d{4})(\d\d)(\d\d)/m.exec(calendar) ?? []
  return [year, month, day].join('-')
}

function uidIn(calendar: string): string | undefined {
  return /^UID:.+$/m.exec(calendar)?.[0]
}
