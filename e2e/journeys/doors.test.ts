/** Every door: whose it is, in which language, and where it leads whom. */
import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import {
  DEMO_CANDIDATE,
  DEMO_COMPANIES,
  DEMO_PASSWORD,
} from '../../src/server/db/demo/companies.ts'
import { DEMO_INVITATIONS, DEMO_INVITING, DEMO_PATHWAY } from '../../src/server/db/demo/doors.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openPosition } from '../pages/candidate.ts'

const COMPANY = 'Harbor & Pine Logistics'
const { interview, scorecard, 'interview-list': interviewList } = DEMO_INVITATIONS
const pathway = DEMO_INVITATIONS['career-pathways']
const { uuid: jobUuid, title: jobTitle } = openPosition()

type Walk = {
  name: string
  entry: string
  /** Where the entry leads. */
  door: string
  heading: string
  about?: string
  email: string
  /** Where the door leads who signs in. */
  end: RegExp
}

const walks: Walk[] = [
  {
    name: 'participant',
    entry: `/?pc=${jobUuid}`,
    door: `/login/participant/${jobUuid}`,
    heading: jobTitle,
    about: `For people who work at ${COMPANY}: sign in and see your steps.`,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress-tracker\?ref=\d+$/,
  },
  {
    name: 'interview',
    entry: `/?in=${interview}&source=mail`,
    door: `/login/interview/${interview}`,
    heading: 'Your interview',
    about: jobTitle,
    email: DEMO_CANDIDATE.email,
    end: new RegExp(String.raw`/interview\?in=${interview}$`),
  },
  {
    name: 'career pathway',
    entry: `/?cp=${pathway}`,
    door: `/login/career-pathways/${pathway}`,
    heading: DEMO_PATHWAY.title,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress-tracker\?ref=\d+$/,
  },
  {
    name: 'interview list',
    entry: `/?ins=${interviewList}&source=mail`,
    door: `/login/interview-list/${interviewList}?ins=${interviewList}&source=mail`,
    heading: 'Your interviews',
    about: jobTitle,
    email: DEMO_CANDIDATE.email,
    end: new RegExp(`/user/interview-list/${interviewList}$`),
  },
  {
    name: 'scorecard',
    entry: `/?sc=${scorecard}&id=7`,
    door: `/login/scorecard/${scorecard}/7`,
    heading: 'A scorecard for you to read',
    about: jobTitle,
    email: staff('Interviewer'),
    end: /\/smartreq-detail-applicant\/\d+\?job=\d+$/,
  },
  {
    name: 'admin who sees the dashboard',
    entry: `/login/admin/${DEMO_INVITING.companyUuid}`,
    door: `/login/admin/${DEMO_INVITING.companyUuid}`,
    heading: 'Admin Console',
    email: staff('Recruiter'),
    end: /\/account\/dashboard/,
  },
  {
    name: 'admin who does not',
    entry: `/login/admin/${DEMO_INVITING.companyUuid}`,
    door: `/login/admin/${DEMO_INVITING.companyUuid}`,
    heading: 'Admin Console',
    email: staff('Coordinator'),
    end: /\/hire$/,
  },
]

for (const walk of walks) {
  test(`the door of kind: ${walk.name}`, async ({ page }) => {
    await page.goto(walk.entry)
    await expect(page).toHaveURL(walk.door)
    await expect(page.getByRole('heading', { level: 1, name: walk.heading })).toBeVisible()
    await expect(page.getByText(COMPANY, { exact: true })).toBeVisible()
    if (walk.about !== undefined)
      await expect(page.getByText(walk.about, { exact: true })).toBeVisible()
    await expectLogo(page)
    await signInHere(page, walk.email)
    await expect(page).toHaveURL(walk.end)
    const end = page.locator('main').getByRole('heading', { level: 1 })
    await expect(end).toBeVisible()
    await expect(end).not.toHaveText(/cannot find|do not have permission|opens no/)

    // Who is signed in already needs no password.
    await page.goto(walk.entry)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(walk.end)
  })
}

test('the tracker behind the door of a pathway is the one of that pathway', async ({ page }) => {
  await signIn(page, 'candidate')
  await page.goto(`/?cp=${pathway}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: DEMO_PATHWAY.title })).toBeVisible()
})

test('a link that opens nothing says so at every kind of door, and says the same', async ({
  page,
}) => {
  const paths = [
    `/login/interview/${randomUUID()}`,
    `/login/interview/${scorecard}`,
    `/login/scorecard/${interview}/1`,
    `/login/scorecard/not-a-uuid`,
    `/login/career-pathways/${randomUUID()}`,
    `/login/interview-list/${randomUUID()}`,
    `/login/admin/${randomUUID()}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link opens nothing' }), path).toBeVisible()
    await expect(page.getByText(/it may have expired, or it was withdrawn/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
  }
  await page.goto(`/login/participant/${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'This link leads to no position' })).toBeVisible()
  await page.goto(`/login/nothing/${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
})

test('a link without a scorecard says so to staff', async ({ page }) => {
  await signIn(page, 'recruiter')
  for (const path of [
    '/smartreq-detail-applicant',
    `/smartreq-detail-applicant?sc=${interview}&id=1`,
    `/smartreq-detail-applicant?sc=${randomUUID()}&id=1`,
  ]) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: 'This link opens no scorecard' }),
      path,
    ).toBeVisible()
  }
})

test('a door speaks three languages', async ({ page }) => {
  await page.goto(`/login/interview/${interview}`)
  for (const [language, heading] of [
    ['Español', 'Tu entrevista'],
    ['Français', 'Votre entretien'],
    ['English', 'Your interview'],
  ] as const) {
    await page.locator('header button').first().click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a door without a network says so, and opens when it is back', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await context.route('**/auth/v1/door/**', (route) => route.abort('internetdisconnected'))
  await page.goto(`/login/interview/${interview}`)
  await expect(page.getByRole('heading', { name: /There is no connection/ })).toBeVisible()
  await context.unroute('**/auth/v1/door/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your interview' })).toBeVisible()
})

function staff(role: string): string {
  const found = DEMO_COMPANIES[0]?.staff.find((person) => person.role === role)
  if (found === undefined) throw new Error(`The demo company has no ${role}.`)
  return found.email
}

async function expectLogo(page: Page): Promise<void> {
  const logo = page.locator('main img')
  await expect(logo).toHaveAttribute('src', /^data:image\/svg/)
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
