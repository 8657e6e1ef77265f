import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { tracker, trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getProfilePage, type ProfilePage } from '#contract/job-profiles/profile-page.ts'
import { createTracker, getTracker, listTrackers } from '#contract/progress/progress.ts'
import { askForSignInLink } from '#contract/session/passwords.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, replyNothing, type Reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { TRACKER } from '#testing/components/tracker.ts'

const UUID = '2f3a4b5c-6d7e-4f80-91a2-b3c4d5e6f708'
const PAGE = `/login/participant/${UUID}`
const profile: ProfilePage = {
  job_uuid: UUID,
  title: 'Dock worker',
  account_name: 'Harbor & Pine Logistics',
  account_logo_url: null,
  is_archived: false,
}
const page = (values: Partial<ProfilePage> = {}) =>
  reply(getProfilePage, { data: { ...profile, ...values } })

const ofEmployee = { job_type_id: 1, tracker_title: 'Employee Profile' }
const PAGE_OF_TRACKER = `/?pc=${tracker.job_uuid}`
const ofTracker = [
  page({ job_uuid: tracker.job_uuid }),
  reply(listTrackers, { data: [{ ...tracker, ...ofEmployee }] }),
  reply(createTracker, { data: { ...tracker, ...ofEmployee } }),
  reply(getTracker, { data: { ...trackerDetail, ...ofEmployee } }),
]

it('shows the profile, the company and the way in, and speaks of no applications', async () => {
  await renderApp(PAGE, { replies: [page()] })
  await screen.findByRole('heading', { level: 1, name: 'Dock worker' })
  screen.getByText('Employee Profile')
  screen.getByText('For people who work at Harbor & Pine Logistics: sign in and see your steps.')
  expect(screen.queryByText(/not accepting|Apply|Create an account/)).toBeNull()
  await expectAccessible()
})

it('sends a link to a person without a password', async () => {
  const asked: string[] = []
  const asking = {
    endpoint: askForSignInLink,
    respond: (request: Parameters<Reply['respond']>[0]) => {
      asked.push(JSON.stringify(request.body))
      return replyNothing(askForSignInLink).respond(request)
    },
  }
  const { user } = await renderApp(PAGE, { replies: [page(), asking] })
  await user.click(await screen.findByRole('button', { name: 'Get a link by email' }))
  const fields = screen.getAllByRole('textbox', { name: 'Email' })
  await user.type(fields.at(-1) ?? document.body, 'ines@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText(/^If we know ines@example.com/)
  expect(asked).toEqual([JSON.stringify({ email: 'ines@example.com', job_uuid: UUID })])
})

it('says that an archived profile is no longer in use, and offers no way in', async () => {
  await renderApp(PAGE, { replies: [page({ is_archived: true })] })
  await screen.findByText(/^This job profile is no longer in use/)
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

it('says so where the link leads to no profile', async () => {
  await renderApp(PAGE, { replies: [refuse(getProfilePage, 'not_found')] })
  await screen.findByRole('heading', { name: 'This link leads to no job profile' })
})

it('refuses a person who does not hold the profile in words', async () => {
  await renderApp(`/user/progress?jobUuid=${UUID}`, {
    as: candidate,
    replies: [reply(listTrackers, { data: [] }), refuse(createTracker, 'not_in_profile')],
  })
  await screen.findByRole('heading', { name: /^This page is for people who have this job now/ })
})

it.each([
  ['was opened before', PAGE_OF_TRACKER],
  ['was not, after a sign-in by mail', `/user/progress?jobUuid=${tracker.job_uuid}`],
])('opens the stored tracker without network where the link %s', async (_, before) => {
  const { user } = await renderApp(before, { as: candidate, replies: ofTracker })
  if (before === PAGE_OF_TRACKER)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: tracker.job_title })
  await closeApp({ keepsDevice: true })
  const offline = await renderApp(PAGE_OF_TRACKER, { as: candidate, isOffline: true })
  await offline.user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: tracker.job_title })
  expect(offline.address()).toBe(TRACKER)
})

it('has no way in without network for a visitor who is not signed in', async () => {
  await renderApp(PAGE, { isOffline: true })
  await screen.findByRole('heading', { level: 1, name: /offline|network/i })
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
