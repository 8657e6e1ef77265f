import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { tracker, trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { createTracker, getTracker } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { TRACKER } from '#testing/components/tracker.ts'

const ofProfile = { ...trackerDetail, job_type_id: 1, tracker_title: 'Employee Profile' }

it('says that nothing has to be done without a plan', async () => {
  const without = { ...ofProfile, steps: [] }
  await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data: without })] })
  await screen.findByText('Nothing has to be done')
  screen.getByText('Employee Profile')
  expect(screen.queryByRole('button', { name: 'Withdraw your application' })).toBeNull()
  await expectAccessible()
})

it('ends with where the results are, and no word of hiring', async () => {
  await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data: done() })] })
  const link = await screen.findByRole('link', { name: 'My job' })
  expect(link.getAttribute('href')).toBe('/user/job-profile')
  expect(screen.queryByText(/writes to you|your application/)).toBeNull()
})

it('gets what the profile asks by now when it is opened', async () => {
  const asked: string[] = []
  let title = 'Before'
  const noting = reply(createTracker, ({ body }) => {
    asked.push(body.job_uuid)
    title = 'Newest'
    return { data: { ...tracker, job_type_id: 1 } }
  })
  const current = reply(getTracker, () => ({
    data: {
      ...ofProfile,
      steps: ofProfile.steps.map((step) => ({
        ...step,
        activities: step.activities.map((one) => ({
          ...one,
          title: { en: title, es: '', fr: '' },
        })),
      })),
    },
  }))
  await renderApp(TRACKER, { as: candidate, replies: [noting, current] })
  await screen.findAllByRole('heading', { level: 3, name: 'Newest' })
  expect(asked).toEqual([ofProfile.job_uuid])
})

it('stays as it is for those who do not hold the profile any more', async () => {
  let count = 0
  const noting = reply(getTracker, () => {
    count += 1
    return { data: ofProfile }
  })
  const replies = [refuse(createTracker, 'not_in_profile'), noting]
  await renderApp(TRACKER, { as: candidate, replies })
  await screen.findByText('Employee Profile')
  await waitFor(() => expect(count).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

/** A tracker with all parts done. */
function done() {
  return {
    ...ofProfile,
    status: 'submitted' as const,
    answer: null,
    contact: 'people@example.com',
    steps: ofProfile.steps.map((step) => ({
      ...step,
      interviews: [],
      offers: [],
      activities: step.activities.map((one) => ({
        ...one,
        status: 'scored' as const,
        is_completed: true,
      })),
    })),
  }
}
