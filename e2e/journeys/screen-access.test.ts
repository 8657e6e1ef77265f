/**
 * Every screen of the specification, for one of each kind of user: roles, a user without one, and one who is not signed in.
 * What should come out follows from the contract's table alone; the app is walked without loading it again.
 */
import type { APIRequestContext, Page } from '@playwright/test'

import {
  accessOf,
  missingAccess,
  SCREEN_ACCESS,
  type Person,
} from '../../src/contract/screen-access.ts'
import { DEMO_CANDIDATE, DEMO_PASSWORD, DEMO_PROVIDER } from '../../src/server/db/demo/companies.ts'
import { leadOf, PLACE_LEADS, PLACE_PATHS } from '../../src/web/features/places/place-paths.ts'
import { memberOf, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { openPosition } from '../pages/candidate.ts'

// What a worker caches says nothing about who may open a screen.
test.use({ serviceWorkers: 'block' })
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
/** On the team of the demo's first requisition, beside those who see all. */
const LISTED = 'Hiring manager'

type Router = {
  navigate: (to: { href: string }) => Promise<void>
  state: { location: { href: string }; matches: { status: string; globalNotFound?: boolean }[] }
}

test('users without an account, candidates and provider admins get where the table of access says', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: String(baseURL) })
  const jobs = await jobsOfDemo(request)
  await request.dispose()
  await openApp(page, '/login')
  await test.step('no user', () =>
    expectWalk(page, { person: null, jobs, isListed: false, isThorough: true }))
  await test.step('candidate', () => walkAs(page, { email: DEMO_CANDIDATE.email, jobs }))
  await test.step('provider admin', () => walkAs(page, { email: DEMO_PROVIDER.email, jobs }))
  await test.step('each screen that is not built yet says what it will be', () =>
    expectPlaces(page))
})

test('staff get where the table of access says, by the flags of their role and by their team', async ({
  page,
  playwright,
  baseURL,
}) => {
  expect(prefixesNotWalked()).toEqual([])
  const request = await playwright.request.newContext({ baseURL: String(baseURL) })
  const jobs = await jobsOfDemo(request)
  await request.dispose()
  // With a flag, without any, on a team or not: the roles between them differ in flags alone.
  for (const role of ['Recruiter', 'Limited', LISTED] as const) {
    const { email } = memberOf(role)
    await test.step(role, () => walkAs(page, { email, jobs, isListed: role === LISTED }))
  }
})

type Actor = { email: string; jobs: Walker['jobs']; isListed?: boolean }

async function walkAs(page: Page, { email, jobs, isListed = false }: Actor): Promise<void> {
  if (page.url() !== 'about:blank') await signOut(page)
  await signInByCall(page, { email })
  await openApp(page, '/user/progress')
  const { data: person }: { data: Person } = await (await page.request.get('/auth/v1/')).json()
  await expectWalk(page, { person, jobs, isListed, isThorough: isListed })
}

/** What the table names, and no path of these journeys stands below. */
function prefixesNotWalked(): string[] {
  const walked = [
    ...PLACE_PATHS,
    ...Object.keys(PLACE_LEADS),
    ...BUILT,
    '/smartreq-detail/applicants',
  ]
  return Object.keys(SCREEN_ACCESS).filter(
    (prefix) => !walked.some((path) => `${path}/`.startsWith(`${prefix}/`)),
  )
}

async function expectPlaces(page: Page): Promise<void> {
  const paths = PLACE_PATHS.filter((one) => !one.startsWith('/smartreq-detail/')).map(addressOf)
  const seen = await readPlaces(page, paths)
  const expected = { headings: 1, isExplained: true, hasWayBack: true }
  expect(seen).toMatchObject(paths.map((path) => ({ path, ...expected })))
  expect(new Set(seen.map(({ title }) => title)).size).toBeGreaterThan(100)
}

/** Goes to each path inside the running app, and reads the screen once its title is another one than before. */
function readPlaces(page: Page, paths: readonly string[]) {
  return page.evaluate(async (wanted) => {
    const { __TSR_ROUTER__: app } = globalThis as unknown as { __TSR_ROUTER__: Router }
    const seen = []
    for (const path of wanted) {
      const before = document.title
      await app.navigate({ href: path })
      while (document.title === before || document.title === 'Fairlead')
        await new Promise(requestAnimationFrame)
      const main = document.querySelector('main')?.innerText ?? ''
      const links = [...document.querySelectorAll<HTMLElement>('main a')]
      seen.push({
        path,
        title: document.title,
        headings: document.querySelectorAll('h1').length,
        isExplained: main.includes('This screen is not built yet.'),
        hasWayBack: links.some((link) => link.innerText.trim() === 'Go to the main page'),
      })
    }
    return seen
  }, paths)
}

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
async function jobsOfDemo(request: APIRequestContext): Promise<Walker['jobs']> {
  const { email } = memberOf('Recruiter')
  const signedIn = await request.post('/auth/v1/login/', {
    data: { email, password: DEMO_PASSWORD },
  })
  const accountId = (await signedIn.json()).data.user.roles[0].account_id
  const reply = await request.get(`/smartreq/v1/account/${accountId}/?page_size=100`)
  const { data }: { data: { job_id: number; uuid: string }[] } = await reply.json()
  const listed = data.find(({ uuid }) => uuid === openPosition().uuid)?.job_id
  const other = data.find(({ uuid }) => uuid !== openPosition().uuid)?.job_id
  if (listed === undefined || other === undefined) throw new Error('The demo has too few jobs.')
  return { listed, other }
}
