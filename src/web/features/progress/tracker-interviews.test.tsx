import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  getTracker,
  type TrackerDetail,
  type TrackerInterview,
} from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { TRACKER } from '#testing/components/tracker.ts'

const PENDING = ['to_be_arranged', 'to_book', 'scheduled'] as const
const LINK = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40'
const STATES = [...PENDING, 'over'] as const

it('An application under way shows every interview, with the way to book one', async () => {
  await openTracker('interview')
  for (const state of STATES) await screen.findByRole('heading', { level: 3, name: state })
  screen.getByRole('link', { name: 'Book a time' })
  await expectAccessible()
})

it('A withdrawn application shows the interviews that took place, and none that is pending', async () => {
  await openTracker('withdrawn')
  await screen.findByRole('heading', { level: 3, name: 'over' })
  for (const state of PENDING)
    expect(screen.queryByRole('heading', { level: 3, name: state })).toBeNull()
  expect(screen.queryByRole('link', { name: /Book a time|See the interview/ })).toBeNull()
  await expectAccessible()
})

async function openTracker(status: TrackerDetail['status']) {
  const [step] = trackerDetail.steps
  if (step === undefined) throw new Error('The example has no step.')
  const steps = [{ ...step, interviews: STATES.map(interview) }]
  const data = { ...trackerDetail, status, steps }
  await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data })] })
}

/** One whose title is its state. */
function interview(state: TrackerInterview['state'], index: number): TrackerInterview {
  return {
    job_step_activity_id: 700 + index,
    title: { en: state, es: state, fr: state },
    state,
    starts_at: state === 'scheduled' ? '2026-12-01T13:00:00.000Z' : null,
    link_uuid: state === 'to_book' || state === 'scheduled' ? LINK : null,
  }
}
