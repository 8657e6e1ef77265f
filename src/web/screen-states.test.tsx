// What every screen of staff shows while it waits, when its data does not come, without network, and to users who may not see
// it. A new screen gets its line here; tests of its own are about what only it does.
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
/** Addresses by the pattern of their route; `null` leads elsewhere, or shows what other lines do. */
const HIRING: Readonly<Record<string, string | null>> = {
  '/applicants': '/applicants',
  '/applicants-multi-compare': `/applicants-multi-compare${JOB}&ids=901,902`,
  '/hire': '/hire',
  '/smartreq-detail': null,
  '/smartreq-detail/activity': `/smartreq-detail/activity${JOB}`,
  '/smartreq-detail/applicants': `/smartreq-detail/applicants${JOB}`,
  '/smartreq-detail/equal-opportunity': `/smartreq-detail/equal-opportunity${JOB}`,
  '/smartreq-detail/hiring-classes': `/smartreq-detail/hiring-classes${JOB}`,
  '/smartreq-detail/setup': null,
  '/smartreq-detail/setup/application-form': `/smartreq-detail/setup/application-form${JOB}`,
  '/smartreq-detail/setup/attributes': `/smartreq-detail/setup/attributes${JOB}`,
  '/smartreq-detail/setup/configurations': `/smartreq-detail/setup/configurations${JOB}`,
  '/smartreq-detail/setup/details': `/smartreq-detail/setup/details${JOB}`,
  '/smartreq-detail/setup/job-posting-detail/$id': `/smartreq-detail/setup/job-posting-detail/1${JOB}`,
  '/smartreq-detail/setup/job-postings': `/smartreq-detail/setup/job-postings${JOB}`,
  '/smartreq-detail/setup/predictive-models': `/smartreq-detail/setup/predictive-models${JOB}`,
  '/smartreq-detail/setup/screening-plan': `/smartreq-detail/setup/screening-plan${JOB}`,
  '/smartreq-detail/setup/team-members': `/smartreq-detail/setup/team-members${JOB}`,
  '/smartreq-detail-applicant/$id': '/smartreq-detail-applicant/901',
}

const SETTINGS: Readonly<Record<string, string | null>> = {
  '/settings': null,
  '/settings/custom': null,
  '/settings/custom/rejection-reason': '/settings/custom/rejection-reason',
  '/settings/custom/tags': '/settings/custom/tags',
  '/settings/job-board': '/settings/job-board',
  '/settings/kiosk-stations': '/settings/kiosk-stations',
  '/settings/privacy': '/settings/privacy',
  '/settings/privacy/due': '/settings/privacy/due',
  '/settings/privacy/legal-holds': '/settings/privacy/legal-holds',
  '/settings/privacy/legal-holds/new': null,
  '/settings/privacy/texts': '/settings/privacy/texts',
  '/settings/privacy/texts/$kind': '/settings/privacy/texts/privacy',
  '/settings/requisitions': '/settings/requisitions',
  '/settings/security': '/settings/security',
  '/settings/security/audit-trail': '/settings/security/audit-trail',
  '/settings/security/roles/$roleId': '/settings/security/roles/1',
  '/settings/security/roles/new': '/settings/security/roles/new',
  '/settings/security/sign-in': '/settings/security/sign-in',
  '/settings/security/single-sign-on': '/settings/security/single-sign-on',
  '/settings/sources': '/settings/sources',
  '/settings/templates': null,
  '/settings/templates/email': '/settings/templates/email',
  '/settings/templates/email/$slug': '/settings/templates/email/next-step',
  '/settings/templates/email/new': null,
  '/settings/templates/interview-question': '/settings/templates/interview-question',
  '/settings/templates/interview-question/$questionId': '/settings/templates/interview-question/31',
  '/settings/templates/interview-question/guides': '/settings/templates/interview-question/guides',
  '/settings/templates/interview-question/guides/$guideId':
    '/settings/templates/interview-question/guides/7',
  '/settings/templates/interview-question/guides/new': null,
  '/settings/templates/interview-question/new': null,
  '/settings/templates/message': '/settings/templates/message',
  '/settings/users': '/settings/users',
  '/settings/users/$userId': '/settings/users/12',
  '/settings/users/invitations': '/settings/users/invitations',
}

const SCREENS = [
  ...addressesIn(HIRING).map((path) => ({ path, as: recruiter })),
  ...addressesIn(SETTINGS).map((path) => ({ path, as: settingsAdmin })),
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

describe.each(addressesIn(SETTINGS))('the screen at %s', (path) => {
  it('is not for users without access to the settings', async () => {
    await expectRefused(path, recruiter)
  })
})

describe.each(addressesIn(HIRING))('the screen at %s', (path) => {
  it('is not for users whom the server refuses it', async () => {
    const replies = allReads((endpoint) => refuse(endpoint, 'forbidden'))
    await renderApp(path, { as: interviewer, replies })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
  })
})

it('Every screen of hiring and of the settings is in the list', () => {
  const routes = Object.keys(createAppRouter(createQueryClient()).routesByPath)
  const listed = new Set([...Object.keys(HIRING), ...Object.keys(SETTINGS)])
  const areas = /^\/(settings|smartreq-detail|applicants)(\/|$|-multi)/
  const missing = routes
    .map((route) => route.replace(/(.)\/$/, '$1'))
    .filter((route) => areas.test(route) && !listed.has(route))
  expect(missing).toEqual([])
})

async function expectRefused(path: string, as: CurrentUser): Promise<void> {
  await renderApp(path, { as })
  await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
}

function addressesIn(screens: Readonly<Record<string, string | null>>): string[] {
  return Object.values(screens).filter((address) => address !== null)
}
