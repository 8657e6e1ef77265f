// What every screen of staff shows while it waits, when its data does not come, without network, and to users who may not see
// it. The router knows the screens; tests of their own are about what only they do.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Endpoint } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { createAppRouter } from '#web/router.ts'

const JOB = '?job=301'
const PARTICIPANT =
  '/jobdetails/job-detail-participant?job=341&userId=71&userJobId=5101&uuid=0d1f2c3b-4a5e-4f60-8b71-92a3b4c5d6e7'
/** Where the pattern of a route is no address to open; `null` leads elsewhere, or shows what another screen does. */
const ADDRESSES: Readonly<Record<string, string | null>> = {
  '/applicants-multi-compare': `/applicants-multi-compare${JOB}&ids=901,902`,
  '/email-editor/$slug': '/email-editor/reset-password',
  '/email-editor/new': null,
  '/people/$userId': '/people/701',
  '/people/$userId/merge/$otherUserId': '/people/701/merge/709',
  '/jobdetails': null,
  '/jobdetails/setup': null,
  '/jobdetails/job-detail-participant': PARTICIPANT,
  '/printscorecard': '/printscorecard?id=901',
  '/settings': null,
  '/settings/custom': null,
  '/settings/measurement': null,
  '/settings/measurement/interview-questions': null,
  '/settings/privacy/legal-holds/new': null,
  '/settings/privacy/texts/$kind': '/settings/privacy/texts/privacy',
  '/settings/security/roles/$roleId': '/settings/security/roles/1',
  '/settings/templates': null,
  '/settings/templates/email/$slug': '/settings/templates/email/next-step',
  '/settings/templates/email/new': null,
  '/settings/templates/interview-question/$questionId': '/settings/templates/interview-question/31',
  '/settings/onboarding-forms/$formId': '/settings/onboarding-forms/31',
  '/settings/onboarding-forms/new': null,
  '/settings/offers': null,
  '/settings/offers/offer-letter-details-templates/$templateId':
    '/settings/offers/offer-letter-details-templates/51',
  '/settings/offers/offer-letter-details-templates/new': null,
  '/settings/offers/offer-letter-templates/$letterId': '/settings/offers/offer-letter-templates/41',
  '/settings/offers/offer-letter-templates/new': null,
  '/settings/templates/interview-question/guides/$guideId':
    '/settings/templates/interview-question/guides/7',
  '/settings/templates/interview-question/guides/new': null,
  '/settings/templates/interview-question/new': null,
  '/settings/users/$userId': '/settings/users/12',
  '/settings/upload-import-file/{-$kind}': '/settings/upload-import-file?import=41',
  '/smartreq-detail': null,
  '/smartreq-detail-applicant/$id': '/smartreq-detail-applicant/901',
  '/smartreq-detail/setup': null,
  '/smartreq-detail/setup/job-posting-detail/$id': `/smartreq-detail/setup/job-posting-detail/1${JOB}`,
}

const ROUTES = new Set(
  Object.keys(createAppRouter(createQueryClient()).routesByPath).map((route) =>
    route.replace(/(.)\/$/, '$1'),
  ),
)
const HIRING = addressesOf(
  /^\/(hire$|hire\/templates$|jobprofile$|jobdetails(\/|$)|applicants(\/|$|-multi)|smartreq-detail(\/|$)|smartreq-detail-applicant\/[^/]+$|printscorecard$)/,
)
const SETTINGS = addressesOf(/^\/settings(\/|$)/)
const PEOPLE = addressesOf(/^\/people(\/|$)/)
const PROVIDER = addressesOf(/^\/email-editor(\/|$)/)

const SCREENS = [
  ...HIRING.map((path) => ({ path, as: recruiter })),
  ...[...SETTINGS, ...PEOPLE].map((path) => ({ path, as: settingsAdmin })),
  ...PROVIDER.map((path) => ({ path, as: { ...settingsAdmin, is_jf_admin: true } })),
]

/** What the frame around a screen asks. */
const OF_THE_FRAME = ['getCurrentUser', 'refreshToken', 'getAccountInfo']
const reads = [...ENDPOINTS]
  .filter(([name, { method }]) => method === 'GET' && !OF_THE_FRAME.includes(name))
  .map(([, endpoint]) => endpoint)
const allReads = (answer: (endpoint: Endpoint) => Reply) => reads.map(answer)

describe.each(SCREENS)('the screen at $path', ({ path, as }) => {
  it('shows that it waits', async () => {
    await renderApp(path, { as, replies: allReads(leaveUnanswered) })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
  })

  it('says that its data could not be loaded, and tries again', async () => {
    const replies = allReads((endpoint) => refuse(endpoint, 'internal'))
    const { user } = await renderApp(path, { as, replies })
    await screen.findAllByRole('heading', { name: /could not be loaded/ })
    await expectAccessible()
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again === undefined) throw new Error('There is no way to try again.')
    await user.click(again)
    await screen.findAllByRole('heading', { name: /could not be loaded/ })
  })

  it('says that there is no network', async () => {
    await renderApp(path, { as, isOffline: true })
    await screen.findAllByRole('heading', { name: /offline/i })
    await expectAccessible()
  })
})

describe.each([...SETTINGS, ...PEOPLE])('the screen at %s', (path) => {
  it('is not for users whose role does not open it', async () => {
    await expectRefused(path, recruiter)
  })
})

describe.each(HIRING)('the screen at %s', (path) => {
  it('is not for users whom the server refuses it', async () => {
    const replies = allReads((endpoint) => refuse(endpoint, 'forbidden'))
    await renderApp(path, { as: interviewer, replies })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
  })
})

it('Every screen has an address to open', () => {
  const open = SCREENS.filter(({ path }) => path.includes('$')).map(({ path }) => path)
  expect(open, 'Say in ADDRESSES what their parameters are').toEqual([])
  const gone = Object.keys(ADDRESSES).filter((route) => !ROUTES.has(route))
  expect(gone, 'Take these out of ADDRESSES').toEqual([])
})

async function expectRefused(path: string, as: CurrentUser): Promise<void> {
  await renderApp(path, { as })
  await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
}

/** The addresses of the screens at some routes; what is about a requisition names one. */
function addressesOf(area: RegExp): string[] {
  return [...ROUTES]
    .filter((route) => area.test(route))
    .map((route) => {
      const own = ADDRESSES[route]
      if (own !== undefined) return own
      const isOfJob = /^\/(smartreq-detail|jobdetails)\//.test(route)
      return isOfJob ? `${route}${JOB}` : route
    })
    .filter((address) => address !== null)
    .toSorted()
}
