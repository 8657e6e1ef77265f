/**
 * Every screen, for one of each kind of user: roles, a user without one, and one who is not signed in.
 * What should come out follows from the contract's table alone; the app is walked without loading it again.
 */
import type { APIRequestContext, Page } from '@playwright/test'

import {
  accessOf,
  COMPANY_CHOICE,
  lacksCompany,
  missingAccess,
  type Person,
} from '../../src/contract/access/screen-access.ts'
import {
  DEMO_CANDIDATE,
  DEMO_COMPANIES,
  DEMO_PASSWORD,
  DEMO_PROVIDER,
} from '../../src/server/db/demo/companies.ts'
import { memberOf, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { openPosition } from '../pages/candidate.ts'

// What a worker caches says nothing about who may open a screen.
test.use({ serviceWorkers: 'block' })
test.setTimeout(300_000)

const SCREENS = [
  '/change-password',
  '/second-factors',
  '/sessions',
  '/user/progress',
  '/user/device',
  '/user/reports',
  '/user/equal-opportunity?ref=1',
  '/user/interview-list/x',
  '/interview',
  '/interview/0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40',
  '/schedule-interview/x',
  '/start-interview',
  '/test',
  '/start-interview/select-applicant',
  '/hire',
  '/people',
  '/people/1',
  '/jobprofile',
  '/my-tasks',
  '/smartreq-detail/applicants',
  '/smartreq-detail-applicant/1',
  '/settings/details',
  '/settings/white-label',
  '/settings/users',
  '/settings/kiosk-stations',
  '/settings/requisitions',
  '/settings/security',
  '/styleguide',
]
/** Addresses without a screen of their own, and the page to sign in, which leads those who are signed in on. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/user': '/user/progress',
  '/login/x': '/login/x',
  '/log-in': '/login',
  '/log-in/x': '/login/x',
  '/settings': '/settings/details',
  '/smartreq-detail': '/smartreq-detail/applicants',
}
/** What the table of access names and no screen stands at yet. */
const NOT_BUILT = ['/account/dashboard', '/admin']
/** On the team of the demo's first requisition, beside those who see all. */
const LISTED = 'Hiring manager'

type Router = {
  navigate: (to: { href: string }) => Promise<void>
  subscribe: (event: 'onResolved', listener: () => void) => () => void
  state: {
    location: { href: string; pathname: string }
    matches: { status: string; _notFound?: boolean }[]
  }
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
})

test('staff get where the table of access says, by the flags of their role and by their team', async ({
  page,
  playwright,
  baseURL,
}) => {
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
  const all = [...SCREENS, ...Object.keys(REDIRECTS)]
  const cases = (walker.isThorough ? all : oneOfEach(all)).flatMap((path) =>
    accessOf(path).isOpenToMembers === true
      ? [`${path}?job=${listed}`, `${path}?job=${other}`]
      : [path],
  )
  const seen = await walk(page, { paths: cases, isSignedIn: walker.person !== null })
  expect(seen).toEqual(cases.map((path) => ({ path, ...expectedAt(path, walker) })))
  const notBuilt = await walk(page, { paths: NOT_BUILT, isSignedIn: walker.person !== null })
  expect(notBuilt.filter(({ isFound }) => isFound)).toEqual([])
}

/** One path of each route module and each right that it asks for: the others of it are guarded by the same line. */
function oneOfEach(paths: readonly string[]): string[] {
  const kindOf = (path: string) => `${path.split('/')[1]} ${JSON.stringify(accessOf(path))}`
  const first = new Map(paths.toReversed().map((path) => [kindOf(path), path]))
  return paths.filter((path) => first.get(kindOf(path)) === path)
}

/** Where a user who is signed in lands without a target of their own. */
function mainPageOf(person: Person): string {
  if (person.roles.length > 0) return '/my-tasks'
  return person.is_jf_admin ? '/hire' : '/user/progress'
}

/** Where a path ends, by the table. */
function expectedAt(path: string, walker: Walker): { at: string; isFound: boolean } {
  const [pathname = '', query] = path.split('?')
  const search = query === undefined ? '' : `?${query}`
  const target = REDIRECTS[pathname] ?? pathname
  if (target.startsWith('/login') && walker.person !== null) {
    return expectedAt(mainPageOf(walker.person), walker)
  }
  // The frame guards itself before its parts redirect.
  const access = accessOf(pathname)
  const missing = missingAccess(walker.person, access)
  const isListed =
    access.isOpenToMembers === true &&
    access.flag === 'smartreq_access' &&
    missing === access.flag &&
    walker.isListed &&
    search === `?job=${walker.jobs.listed}`
  if (missing === null && walker.person !== null && lacksCompany(walker.person, pathname))
    return { at: COMPANY_CHOICE, isFound: true }
  if (missing === null || isListed) return { at: target + search, isFound: true }
  if (missing === 'sign_in') {
    return { at: `/login?redirect=${encodeURIComponent(pathname + search)}`, isFound: true }
  }
  return { at: `/not-authorized?missing=${missing}`, isFound: true }
}

/**
 * Goes to each path inside the running app, and says where that ended. The sign-in page takes a user who is signed in
 * to their main page by itself: a walk waits for that, or it would end the visit of a later path.
 */
async function walk(page: Page, target: { paths: readonly string[]; isSignedIn: boolean }) {
  const router = await page.evaluateHandle<Router>('self.__TSR_ROUTER__')
  return router.evaluate(async (app: Router, { paths, isSignedIn }: typeof target) => {
    const seen: { path: string; at: string; isFound: boolean }[] = []
    const leftSignIn = () =>
      new Promise<void>((resolve) => {
        const isElsewhere = () => !/^\/login(\/x)?$/.test(app.state.location.pathname)
        if (isElsewhere()) return resolve()
        const stop = app.subscribe('onResolved', () => {
          if (!isElsewhere()) return
          stop()
          resolve()
        })
      })
    for (const path of paths) {
      await app.navigate({ href: path })
      if (isSignedIn) await leftSignIn()
      const { location, matches } = app.state
      const isFound = !matches.some((one) => one.status === 'notFound' || one._notFound === true)
      seen.push({ path, at: location.href, isFound })
    }
    return seen
  }, target)
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
  // Other journeys make requisitions of their own, with teams of their own.
  const alone = new Set(
    DEMO_COMPANIES.flatMap(({ requisitions }) => requisitions)
      .filter(({ team }) => team.length === 0)
      .map(({ uuid }) => uuid),
  )
  const other = data.find((one) => alone.has(one.uuid))?.job_id
  if (listed === undefined || other === undefined) throw new Error('The demo has too few jobs.')
  return { listed, other }
}
