import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import {
  NO_MINIMUMS,
  decodeSpeedResult,
  type SpeedMinimums,
} from '#contract/assessments/speed-result.ts'
import {
  downloadSpeedTest,
  pingSpeedTest,
  uploadSpeedTest,
} from '#contract/assessments/speed-tests.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { beginAssessment, findQuestion, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const TITLE = 'Measure your internet connection'
const START = { name: 'Start the test' }
const AGAIN = { name: 'Measure again' }
const MEASURING = { name: 'Measuring the delay…' }

function speedPackage(minimums: SpeedMinimums): AssessmentPackage {
  const input = { type: 'speed_test' as const, ...minimums }
  const text = { en: TITLE, es: TITLE, fr: TITLE }
  const question = { question_id: 'speed', text, is_required: true, input, response_set: '' }
  return { ...assessmentPackage, kind: 'speed-test', response_sets: {}, questions: [question] }
}

/** The server sends so many bytes, whatever it is asked for. */
function downloadOf(bytes: number): Reply {
  const headers = { [REPLY_MARK]: String(Date.now()) }
  return {
    endpoint: downloadSpeedTest,
    respond: () => Promise.resolve(new Response(new Uint8Array(bytes), { headers })),
  }
}

function begin(replies: readonly Reply[] = [], minimums: SpeedMinimums = NO_MINIMUMS) {
  const content = reply(getJobQuestions, { data: speedPackage(minimums) })
  return beginAssessment([content, downloadOf(100_000), ...replies], 1)
}

describe('a speed test', () => {
  it('says before it starts how much data and time it takes', async () => {
    await begin()
    await screen.findByRole('heading', { name: TITLE })
    screen.getByText(/^Each run uses at most 25 MB of data and takes up to 20 seconds/)
    screen.getByRole('button', START)
    await expectAccessible()
  })

  it('shows what it measures, and can be stopped', async () => {
    const { user, stored } = await begin([leaveUnanswered(pingSpeedTest)])
    await user.click(await screen.findByRole('button', START))
    await screen.findByRole('progressbar', MEASURING)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.queryByRole('progressbar', MEASURING)).toBeNull()
    expect(screen.queryByText('Your connection could not be measured')).toBeNull()
    screen.getByRole('button', START)
    expect(stored.size).toBe(0)
  })

  it('stores its result as the answer, and shows it, also after a reload', async () => {
    const { user, stored } = await begin()
    await user.click(await screen.findByRole('button', START))
    await screen.findByRole('button', AGAIN)
    screen.getByText('Download speed')
    expect(screen.getAllByText(/ Mbit\/s$/)).toHaveLength(2)
    screen.getByText('The company sees these figures. There is no pass or fail.')
    await expectAccessible()
    await waitFor(() => expect(stored.size).toBe(1))
    expect(decodeSpeedResult(String(stored.get('speed')))?.downloadMbps).toBeGreaterThan(0)
    await closeApp({ keepsDevice: true })
    await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    const back = await screen.findByRole('button', { name: 'Back' })
    back.click()
    await findQuestion(1, 1)
    await screen.findByRole('button', AGAIN)
    screen.getByText('Download speed')
  })

  it.each([
    ['the network breaks off', refuse(downloadSpeedTest, 'internal'), /^The server did not answer/],
    ['the server takes no more', refuse(uploadSpeedTest, 'rate_limited'), /^There were many tests/],
  ])('says what is wrong where %s, and can be tried again', async (_, refusal, message) => {
    const { user, server } = await begin([refusal])
    await user.click(await screen.findByRole('button', START))
    await screen.findByText('Your connection could not be measured')
    screen.getByText(message)
    await expectAccessible()
    server.use(downloadOf(100_000), reply(uploadSpeedTest, { data: { received_bytes: 1 } }))
    await user.click(screen.getByRole('button', START))
    await screen.findByRole('button', AGAIN)
    expect(screen.queryByText('Your connection could not be measured')).toBeNull()
  })

  it('says without network that it needs one, and that the rest can be done', async () => {
    const { loseNetwork, regainNetwork } = await begin()
    await screen.findByRole('button', START)
    loseNetwork()
    await screen.findByText(/^The speed test needs the network. You can do the rest/)
    await expectAccessible()
    regainNetwork()
    await waitFor(() => expect(screen.queryByText(/^The speed test needs the network/)).toBeNull())
  })

  it('says which figures are enough, and that nothing is rejected by itself', async () => {
    const minimums = { ...NO_MINIMUMS, min_download_mbps: 1000, max_latency_ms: 5000 }
    // A thousand bytes make no gigabit a second, however fast they come.
    const { user } = await begin([downloadOf(1000)], minimums)
    await user.click(await screen.findByRole('button', START))
    await screen.findByRole('button', AGAIN)
    screen.getByText('Below what is asked for')
    screen.getByText('Enough')
    screen.getByText(/You are not rejected automatically because of it/)
    await expectAccessible()
  })

  it('is submitted like other activities, and shows the result once more', async () => {
    const { user } = await begin()
    await user.click(await screen.findByRole('button', START))
    await screen.findByRole('button', AGAIN)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    await screen.findByText('Download speed')
    expect(screen.getAllByText(/ Mbit\/s$/)).toHaveLength(2)
    await expectAccessible()
  })
})
