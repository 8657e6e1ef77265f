import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { SpeedFacts } from '#contract/assessments/speed-tests.ts'
import { scoredActivity, scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { speedFacts } from '#contract/examples/speed-tests.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?tab=answers'

async function openScorecard(speed: SpeedFacts) {
  const title = { en: 'Internet speed test', es: 'Prueba', fr: 'Test' }
  const activity = { ...scoredActivity, title, speed, scores: [], timing: null, pace: null }
  const data = { ...scorecard, activities: [activity] }
  await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data })] })
  await screen.findByRole('heading', { level: 2, name: 'Internet speed test' })
}

describe('a speed test on the scorecard', () => {
  it('shows what was measured and when, and which limits are met', async () => {
    await openScorecard(speedFacts)
    screen.getByText('48.2 Mbit/s')
    screen.getByText('31 ms')
    screen.getByText('Met: at least 25 Mbit/s')
    screen.getByText('Not met: at least 5 Mbit/s')
    screen.getByText(/^Measured on Mar 4, 2026.*by the candidate’s own device/)
    await expectAccessible()
  })

  it('says nothing of limits where there are none, and leaves out what is unknown', async () => {
    await openScorecard({ ...speedFacts, jitter_ms: null, loaded_latency_ms: null, checks: [] })
    expect(screen.queryByText(/^(Not met|Met)/)).toBeNull()
    expect(screen.getAllByText('–', { selector: 'dd, dd *' })).toHaveLength(2)
  })

  it('says at most of a latency', async () => {
    const check = { figure: 'latency' as const, limit: 20, is_met: false }
    await openScorecard({ ...speedFacts, checks: [check] })
    screen.getByText('Not met: at most 20 ms')
  })
})
