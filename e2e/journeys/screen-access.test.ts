/**
 * Every screen of the specification, for one of each kind: roles, somebody without one, and somebody not signed in.
 * What should come out follows from the contract's table alone; the app is walked without loading it again.
 */
import type { Page } from '@playwright/test'

import {
  accessOf,
  missingAccess,
  SCREEN_ACCESS,
  type Person,
} from '../../src/contract/screen-access.ts'
import {
  DEMO_CANDIDATE,
  DEMO_COMPANIES,
  DEMO_PASSWORD,
  DEMO_PROVIDER,
} from '../../src/server/db/demo/companies.ts'
import { leadOf, PLACE_LEADS, PLACE_PATHS } from '../../src/web/features/places/place-paths.ts'
import { expect, test } from '../fixtures/test.ts'
import { openPosition, signInAs } from '../pages/candidate.ts'

test.setTimeout(300_000)

const BUILT = [
  '/change-password',
  '/second-factors',
  '/sessions',
  '/hire',
  '/user/progress',
  '/user/device',
  '/smartreq-detail-applicant/1',
  '/settings/users',
  '/settings/security',
  '/styleguide',
]
/** Who of the demo's staff is on the team of its first requisition beside those who see all. */
const LISTED = ['Hiring manager']

const [company] = DEMO_COMPANIES
const staff = (company?.staff ?? []).map(({ role, email }) => ({ name: role, email }))
/** Somebody with a flag, without any, on a team or not: the roles between them differ in flags alone. */
const WALKERS = ['Recruiter', 'Hiring manager', 'Limited']
const actors = [
  ...staff.filter(({ name }) => WALKERS.includes(name)),
  { name: 'Candidate', email: DEMO_CANDIDATE.email },
  { name: 'Provider admin', email: DEMO_PROVIDER.email },
]

type Router = {
  navigate: (to: { href: string }) => Promise<void>
  state: { location: { href: string }; matches: { status: string; globalNotFound?: boolean }[] }
}

test('nobody who is not signed in gets further than the public screens', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  const jobs = { listed: 1, other: 2 }
  await expectWalk(page, { person: null, jobs, isListed: false, isThorough: true })
})

for (const { name, email } of actors) {
  test(`${name} gets where the table says, and nowhere else`, async ({ page }) => {
    await signInAs(page, { url: '', email, password: DEMO_PASSWORD })
    const reply = await page.request.get('/auth/v1/')
    const { data: person }: { data: Person } = await reply.json()
    const jobs = await jobsOfDemo(page)
    await signInAgain(page, email)
    const isListed = LISTED.includes(name)
    await expectWalk(page, { person, jobs, isListed, isThorough: isListed })
  })
}

test('each screen that is not built yet says what it will be', async ({ page }) => {
  await signInAs(page, { url: '', email: DEMO_PROVIDER.email, password: DEMO_PASSWORD })
  await expect(page.locator('main')).toBeVisible()
  const parts = '/smartreq-detail/'
  const names = new Set<string>()
  for (const pattern of PLACE_PATHS.filter((one) => !one.startsWith(parts))) {
    const path = addressOf(pattern)
    const before = await page.title()
    await walk(page, [path])
    await page.waitForFunction(
      (last) => document.title !== last && document.title !== 'Fairlead',
      before,
    )
    await expect(page.getByText('This screen is not built yet.'), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Go to the main page' }), path).toBeVisible()
    names.add(await page.title())
  }
  expect(names.size).toBeGreaterThan(100)
})

test('the table has no path that is not walked', () => {
  const walked = [
    ...PLACE_PATHS,
    ...Object.keys(PLACE_LEADS),
    ...BUILT,
    '/smartreq-detail/applicants',
  ]
  for (const prefix of Object.keys(SCREEN_ACCESS))
    expect(
      walked.some((path) => `${path}/`.startsWith(`${prefix}/`)),
      prefix,
    ).toBe(true)
})

type Walker = {
  person: Person | null
  /** A requisition that the walker may be listed for, and one that they are not. */
  jobs: { listed: number; other: number }
  isListed: boolean
  /** Whether every path is tried, or one of each kind. */
  isThorough: boolean
}

async function expectWalk(page: Page, walker: Walker): Promise<void> {
  const { listed, other } = walker.jobs
  const all = [...PLACE_PATHS, ...Object.keys(PLACE_LEADS)]
    .map(addressOf)
    .concat(BUILT, '/smartreq-detail/applicants')
  const cases = (walker.isThorough ? all : oneOfEach(all)).flatMap((path) =>
    accessOf(path).isOpenToMembers === true
      ? [`${path}?job=${listed}`, `${path}?job=${other}`]
      : [path],
  )
  const seen = await walk(page, cases)
  expect(seen).toEqual(cases.map((path) => ({ path, ...expectedAt(path, walker) })))
}

/** One path of each family and each right that it asks for: the others of it are guarded by the same line. */
function oneOfEach(paths: readonly string[]): string[] {
  const kindOf = (path: string) => `${path.split('/')[1]} ${JSON.stringify(accessOf(path))}`
  const first = new Map(paths.toReversed().map((path) => [kindOf(path), path]))
  return paths.filter((path) => first.get(kindOf(path)) === path)
}

/** Where a path ends, by the table. */
function expectedAt(path: string, walker: Walker): { at: string; isFound: boolean } {
  const [pathname = '', query] = path.split('?')
  const search = query === undefined ? '' : `?${query}`
  const target = leadOf(pathname) ?? pathname
  // A requisition's page, and the settings, guard themselves before their parts lead on.
  const isGuardedFirst = /^\/(smartreq-detail\/|settings)/.test(pathname)
  const asked = isGuardedFirst ? pathname : target
  const access = accessOf(asked)
  const missing = missingAccess(walker.person, access)
  const isListed =
    access.isOpenToMembers === true &&
    access.flag === 'smartreq_access' &&
    missing === access.flag &&
    walker.isListed &&
    search === `?job=${walker.jobs.listed}`
  if (missing === null || isListed) return { at: target + search, isFound: true }
  if (missing === 'sign_in') {
    return { at: `/login?redirect=${encodeURIComponent(asked + search)}`, isFound: true }
  }
  return { at: `/not-authorized?missing=${missing}`, isFound: true }
}

/** Goes to each path inside the running app, and says where that ended. */
async function walk(page: Page, paths: readonly string[]) {
  const router = await page.evaluateHandle<Router>('self.__TSR_ROUTER__')
  return router.evaluate(async (app: Router, wanted: readonly string[]) => {
    const seen: { path: string; at: string; isFound: boolean }[] = []
    for (const path of wanted) {
      await app.navigate({ href: path })
      const { location, matches } = app.state
      const isFound = !matches.some(
        (one) => one.status === 'notFound' || one.globalNotFound === true,
      )
      seen.push({ path, at: location.href, isFound })
    }
    return seen
  }, paths)
}

/** An address of a pattern of paths. */
function addressOf(pattern: string): string {
  return pattern.replaceAll('#id', '12').replaceAll(/\$\w+\??/g, 'x')
}

/** The requisition that the demo's teams are on, and one that only its recruiter is on. */
async function jobsOfDemo(page: Page): Promise<Walker['jobs']> {
  const email = staff.find(({ name }) => name === 'Recruiter')?.email ?? ''
  await signInAgain(page, email)
  const user = await page.request.get('/auth/v1/')
  const { data: recruiter }: { data: { roles: { account_id: number }[] } } = await user.json()
  const reply = await page.request.get(
    `/smartreq/v1/account/${recruiter.roles[0]?.account_id ?? 0}/?page_size=100`,
  )
  const { data }: { data: { job_id: number; uuid: string }[] } = await reply.json()
  const listed = data.find(({ uuid }) => uuid === openPosition().uuid)?.job_id
  const other = data.find(({ uuid }) => uuid !== openPosition().uuid)?.job_id
  if (listed === undefined || other === undefined) throw new Error('The demo has too few jobs.')
  return { listed, other }
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await signInAs(page, { url: '', email, password: DEMO_PASSWORD })
  await expect(page.locator('main')).toBeVisible()
}
