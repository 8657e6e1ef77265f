/**
 * A day of thirty people at one kiosk station in a real browser: `npm run faults:kiosk -- --browser --seed 1`. The network
 * goes and comes, the browser is killed twice, and once the power is cut. It takes some minutes, so nothing else runs it.
 */
import type { APIRequestContext, Page } from '@playwright/test'

import { createRandom } from '../../src/testing/faults/random.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  answer,
  newCandidate,
  PASSWORD,
  question,
  start,
  type NewCandidate,
} from '../pages/candidate.ts'
import {
  applyByCall,
  begin,
  enrol,
  everythingStored,
  expectNoTrace,
  expectWelcome,
  finish,
} from '../pages/kiosk.ts'

const PEOPLE = Number(process.env.KIOSK_PEOPLE ?? 0)
const SEED = Number(process.env.KIOSK_SEED ?? 1)
const ACTIVITY = 'Competencies'
/** So many come at a time: a station expects no more than thirty, and a server takes few new accounts in a minute. */
const GROUP = 10
const LEAST_ANSWERS = 2
const MOST_ANSWERS = 5
const CHOICES = 5
const MINUTE_MS = 60_000

type Person = NewCandidate & {
  readonly userId: number
  readonly refId: number
  readonly code: string
  /** The choices from 1, in the order of the questions. */
  readonly choices: readonly number[]
}
type Cut = 'browser killed' | 'power cut'
type Activity = { attempt_id: string | null; job_id: number; job_step_activity_id: number }

const random = createRandom(SEED)
let station: Device
let isOffline = false

test.skip(PEOPLE === 0, 'Opt in: npm run faults:kiosk -- --browser')
test.beforeEach(async () => {
  station = await openDevice({ onLaunch: (context) => context.setOffline(isOffline) })
})
test.afterEach(() => station.remove())

test(`${PEOPLE} people in a row lose nothing at a kiosk station, and nothing of anyone stays there, seed ${SEED}`, async ({
  sharedApp,
  page: office,
  playwright,
}) => {
  test.setTimeout(PEOPLE * MINUTE_MS)
  const { url } = sharedApp
  await signInByCall(office, { email: memberOf('Account admin').email })
  let page = station.page()
  await enrol(page, { office, url, name: 'Day of many' })
  const cuts = cutsOfDay()
  const people: Person[] = []

  for (let index = 0; index < PEOPLE; index += 1) {
    if (index % GROUP === 0) await expectGroup(index)
    const person = people[index]
    if (person === undefined) throw new Error('Everyone of the group was made.')
    await setOffline(random.next() < 0.5)
    await test.step(`person ${index + 1}, ${isOffline ? 'without' : 'with'} network`, async () => {
      await begin(page, person.code)
      await start(page, ACTIVITY)
      await giveAnswers(page, person)
      const cut = cuts.get(index)
      if (cut === undefined) await finish(page)
      else page = await comeBackAfter(cut)
      await expectNoTrace(page, person)
    })
  }

  await setOffline(false)
  await expect(page.getByText(/wait for the network/)).toHaveCount(0, { timeout: MINUTE_MS })
  for (const person of people) await expectNoTrace(page, person)
  for (const person of people) {
    const phone = await playwright.request.newContext({ baseURL: url })
    await expectHeld(phone, person)
    await phone.dispose()
  }

  /** Makes the next people and their codes, and waits until the station can begin with each without network. */
  async function expectGroup(from: number): Promise<void> {
    await setOffline(false)
    for (let index = from; index < Math.min(from + GROUP, PEOPLE); index += 1) {
      const candidate = newCandidate()
      const phone = await playwright.request.newContext({ baseURL: url })
      const of = await applyByCall(phone, candidate)
      await phone.dispose()
      const code = await codeByCall(office.request, { url, candidate })
      people.push({ ...candidate, ...of, code, choices: choicesOf(index) })
    }
    await page.reload()
    await expectWelcome(page)
    const { data } = (await (await page.request.post(`${url}/kiosk/v1/lease/`)).json()) as {
      data: { people: unknown[] }
    }
    await expect
      .poll(async () => (await everythingStored(page)).expected, { timeout: MINUTE_MS })
      .toBe(data.people.length)
  }

  async function comeBackAfter(cut: Cut): Promise<Page> {
    const reopened = await station.killAndReopen(`${url}/kiosk`)
    // A browser writes cookies to the disk late; a power cut may take them.
    if (cut === 'power cut') await station.context().clearCookies()
    await expectWelcome(reopened)
    return reopened
  }
})

/** Two browsers that are killed and a power cut, each at another person, none at the first or the last. */
function cutsOfDay(): Map<number, Cut> {
  const cuts = new Map<number, Cut>()
  const kinds: Cut[] = ['browser killed', 'power cut', 'browser killed']
  const part = (PEOPLE - 2) / kinds.length
  for (const [index, kind] of kinds.entries())
    cuts.set(1 + Math.floor(index * part + random.next() * part), kind)
  return cuts
}

/** Different for the people around them, so that answers under a wrong name are noticed. */
function choicesOf(index: number): number[] {
  const count = LEAST_ANSWERS + random.below(MOST_ANSWERS - LEAST_ANSWERS + 1)
  return Array.from({ length: count }, (_, place) => 1 + ((index + place * 2) % CHOICES))
}

async function giveAnswers(page: Page, { choices }: Person): Promise<void> {
  const turn = random.below(choices.length)
  for (const [index, key] of choices.entries()) {
    if (index === turn) await setOffline(!isOffline)
    await answer(page, { number: index + 1, key })
    await expect(question(page, index + 2)).toBeVisible()
  }
}

async function setOffline(isGone: boolean): Promise<void> {
  isOffline = isGone
  await station.context().setOffline(isGone)
}

/** Makes a code for an applicant, as the office does. */
async function codeByCall(
  office: APIRequestContext,
  { url, candidate }: { url: string; candidate: NewCandidate },
): Promise<string> {
  const me = await readBy<{ roles: { account_id: number }[] }>(office, `${url}/auth/v1/`)
  const list = `${url}/smartreq/v1/account/${me.roles[0]?.account_id}/applicants/`
  const found = await readBy<{ user_smartreq_id: number }[]>(
    office,
    `${list}?search=${encodeURIComponent(candidate.email)}`,
  )
  expect(found).toHaveLength(1)
  const path = `/smartreq/v1/user-smartreq/${found[0]?.user_smartreq_id}/kiosk-codes/`
  const made = await office.post(`${url}${path}`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(made.ok()).toBe(true)
  return ((await made.json()) as { data: { code: string } }).data.code
}

/** The server has each answer of a person in one attempt of theirs, once, and no other. */
async function expectHeld(phone: APIRequestContext, person: Person): Promise<void> {
  const { email, userId, refId, choices } = person
  const signed = await phone.post('/auth/v1/login/', { data: { email, password: PASSWORD } })
  expect(signed.ok()).toBe(true)
  const tracker = await readBy<{ steps: { activities: Activity[] }[] }>(
    phone,
    `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`,
  )
  const activities = tracker.steps.flatMap((step) => step.activities)
  const begun = activities.filter(({ attempt_id: id }) => id !== null)
  expect(begun, `attempts of ${email}`).toHaveLength(1)
  const [{ attempt_id: attemptId, job_id: jobId, job_step_activity_id: activity } = NONE] = begun
  const [{ answers }, { questions }] = await Promise.all([
    readBy<{ answers: { question_id: string; value: unknown }[] }>(
      phone,
      `/user-response/v1/assessment-answers/${attemptId}/`,
    ),
    readBy<{ questions: { question_id: string }[] }>(
      phone,
      `/user-response/v1/job-questions/${jobId}/?job_step_activity_id=${activity}&ref_id=${refId}`,
    ),
  ])
  const held = new Map(answers.map((one) => [one.question_id, one.value]))
  expect(answers, `answers of ${email}`).toHaveLength(choices.length)
  const inOrder = questions.slice(0, choices.length).map((one) => held.get(one.question_id))
  expect(inOrder, `answers of ${email}`).toEqual(choices)
}

const NONE: Activity = { attempt_id: null, job_id: 0, job_step_activity_id: 0 }

async function readBy<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const reply = await request.get(path)
  expect(reply.ok(), path).toBe(true)
  return ((await reply.json()) as { data: Data }).data
}
