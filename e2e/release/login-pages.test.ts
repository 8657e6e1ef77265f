/** The links that people are sent: whose login page each one opens, in which language, and where signing in there leads. */
import { randomUUID } from 'node:crypto'

import type { BrowserContext, Page } from '@playwright/test'

import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import {
  DEMO_INVITATIONS,
  DEMO_INVITING,
  DEMO_PATHWAY,
  DEMO_PROFILE,
  DEMO_PROFILE_TITLE,
} from '../../src/server/db/demo/login-pages.ts'
import { memberOf, signIn, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp } from '../pages/app.ts'
import { openPosition } from '../pages/candidate.ts'

const COMPANY = 'Harbor & Pine Logistics'
const { interview, scorecard, 'interview-list': interviewList } = DEMO_INVITATIONS
const pathway = DEMO_INVITATIONS['career-pathways']
const { title: jobTitle } = openPosition()

type Link = {
  name: string
  address: string
  loginPage: string
  heading: string
  about?: string
  email: string
  /** Where signing in leads. */
  end: RegExp
  endHeading: string
}

const links: Link[] = [
  {
    name: 'participant',
    address: `/?pc=${DEMO_PROFILE.uuid}`,
    loginPage: `/login/participant/${DEMO_PROFILE.uuid}`,
    heading: DEMO_PROFILE_TITLE,
    about: `For people who work at ${COMPANY}: sign in and see your steps.`,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress\?jobUuid=[\da-f-]+$/,
    // The candidate does not work there.
    endHeading:
      'This page is for people who have this job now, or will soon. Sign in with the account that you use at this company, or ask the person who sent you the link.',
  },
  {
    name: 'interview',
    address: `/?in=${interview}&source=mail`,
    loginPage: `/login/interview/${interview}`,
    heading: 'Your interview',
    about: jobTitle,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress-tracker\?ref=\d+$/,
    endHeading: jobTitle,
  },
  {
    name: 'career pathway',
    address: `/?cp=${pathway}`,
    loginPage: `/login/career-pathways/${pathway}`,
    heading: DEMO_PATHWAY.title,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress-tracker\?ref=\d+$/,
    endHeading: DEMO_PATHWAY.title,
  },
  {
    name: 'interview list',
    address: `/?ins=${interviewList}&source=mail`,
    loginPage: `/login/interview-list/${interviewList}?ins=${interviewList}&source=mail`,
    heading: 'Your interviews',
    about: jobTitle,
    email: DEMO_CANDIDATE.email,
    end: /\/user\/progress-tracker\?ref=\d+$/,
    endHeading: jobTitle,
  },
  {
    name: 'scorecard',
    address: `/?sc=${scorecard}&id=7`,
    loginPage: `/login/scorecard/${scorecard}/7`,
    heading: 'A scorecard for you to read',
    about: jobTitle,
    email: memberOf('Interviewer').email,
    end: /\/smartreq-detail-applicant\/\d+\?job=\d+$/,
    endHeading: 'Raúl Díaz',
  },
  {
    name: 'admin',
    address: `/login/admin/${DEMO_INVITING.companyUuid}`,
    loginPage: `/login/admin/${DEMO_INVITING.companyUuid}`,
    heading: 'Admin Console',
    email: memberOf('Coordinator').email,
    end: /\/hire$/,
    endHeading: 'Requisitions',
  },
]

test('each kind of link opens its own login page, and signing in there leads to its screen', async ({
  page,
}) => {
  for (const link of links) {
    await test.step(link.name, () => follow(page, link))
    await signOut(page)
  }
})

test('a login page speaks three languages, and says so when there is no network or nothing behind the link', async ({
  page,
  context,
}) => {
  await openApp(page, `/login/interview/${interview}`)
  await test.step('three languages', () => chooseLanguages(page))
  await test.step('no network', () => retryWithNetwork(page, context))
  await test.step('links that open nothing', () => followWrongLinks(page))
  await test.step('links of staff that open no scorecard', () => followWrongScorecards(page))
})

async function follow(page: Page, link: Link): Promise<void> {
  await page.goto(link.address)
  await expect(page).toHaveURL(link.loginPage)
  await expect(page.getByRole('heading', { level: 1, name: link.heading })).toBeVisible()
  await expect(page.getByText(COMPANY, { exact: true })).toBeVisible()
  if (link.about !== undefined)
    await expect(page.getByText(link.about, { exact: true })).toBeVisible()
  await expectLogo(page)
  await page.getByLabel('Email').fill(link.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(link.end)
  const end = page.locator('main').getByRole('heading', { level: 1 })
  await expect(end).toHaveText(link.endHeading)

  // A user who is signed in already needs no password.
  await page.goto(link.address)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(link.end)
}

async function chooseLanguages(page: Page): Promise<void> {
  for (const [language, heading] of [
    ['Español', 'Tu entrevista'],
    ['Français', 'Votre entretien'],
    ['English', 'Your interview'],
  ] as const) {
    await page.locator('header button').first().click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
}

async function retryWithNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.route('**/auth/v1/door/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByRole('heading', { name: /There is no connection/ })).toBeVisible()
  await context.unroute('**/auth/v1/door/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your interview' })).toBeVisible()
}

async function followWrongLinks(page: Page): Promise<void> {
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
    await goTo(page, path)
    await expect(page.getByRole('heading', { name: 'This link opens nothing' }), path).toBeVisible()
    await expect(page.getByText(/it may have expired, or it was withdrawn/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
  }
  await goTo(page, `/login/participant/${randomUUID()}`)
  await expect(
    page.getByRole('heading', { name: 'This link leads to no job profile' }),
  ).toBeVisible()
  await goTo(page, `/login/nothing/${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
}

async function followWrongScorecards(page: Page): Promise<void> {
  await signIn(page, 'recruiter')
  const heading = page.getByRole('heading', { name: 'This link opens no scorecard' })
  for (const path of [
    '/smartreq-detail-applicant',
    `/smartreq-detail-applicant?sc=${interview}&id=1`,
    `/smartreq-detail-applicant?sc=${randomUUID()}&id=1`,
  ]) {
    await page.goto(path)
    await expect(heading, path).toBeVisible()
  }
}

async function expectLogo(page: Page): Promise<void> {
  const logo = page.locator('main img')
  await expect(logo).toHaveAttribute('src', /^data:image\/svg/)
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
}
