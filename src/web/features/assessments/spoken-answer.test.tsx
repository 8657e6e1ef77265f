// A spoken answer with a time to prepare: shown, announced, counted through a reload, and without network.
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { beginAssessment, findQuestion, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { deviceDatabase } from '#web/offline/database.ts'

const BEGIN = { name: 'Show the question and prepare' }
const NOW = { name: 'Start speaking now' }
const STOP = { name: 'Stop recording' }
const [asked] = assessmentPackage.questions
const ASKED = asked?.text.en ?? ''

const spoken = (
  preparation: number,
  extra: Partial<AssessmentPackage> = {},
): AssessmentPackage => ({
  ...assessmentPackage,
  ...extra,
  questions: assessmentPackage.questions.map((question) => ({
    ...question,
    recording: { kind: 'audio' as const, max_seconds: 60, preparation_seconds: preparation },
  })),
})

/** A browser's recorder, of which only the beginning matters here. */
class FakeRecorder extends EventTarget {
  static readonly started = vi.fn<() => void>()
  static readonly isTypeSupported = (): boolean => true
  readonly mimeType = 'audio/webm'
  state = 'inactive'

  start(): void {
    this.state = 'recording'
    FakeRecorder.started()
  }

  stop(): void {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
}

const { mediaDevices } = navigator
const getUserMedia = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  FakeRecorder.started.mockClear()
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  getUserMedia.mockReset()
  getUserMedia.mockResolvedValue({ getTracks: () => [], getAudioTracks: () => [] })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
})
afterEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
})

async function open(content: AssessmentPackage) {
  const app = await beginAssessment([reply(getJobQuestions, { data: content })])
  await screen.findByRole('button', BEGIN)
  return app
}

describe('a spoken answer', () => {
  it('shows its question with the time to prepare, and says before how long both take', async () => {
    const { user } = await open(spoken(30))
    screen.getByText(/The question appears when you begin: then you have 30 seconds to prepare\./)
    screen.getByText(/You can speak for up to 60 seconds\./)
    expect(screen.queryByRole('heading', { name: ASKED })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', BEGIN))
    await screen.findByRole('heading', { name: ASKED })
    await screen.findByText(/^(30|29) seconds left to prepare$/)
    screen.getByText('Prepare your answer now. The recording starts by itself afterwards.')
    expect(FakeRecorder.started).not.toHaveBeenCalled()
    await expectAccessible()
  })

  it('is recorded by itself when the preparation is over, which is announced', async () => {
    const { user, loseNetwork } = await open(spoken(1))
    loseNetwork()
    await user.click(screen.getByRole('button', BEGIN))
    await screen.findByRole('button', STOP, { timeout: 5000 })
    expect(FakeRecorder.started).toHaveBeenCalledOnce()
    screen.getByText('Speak now. It is saved on this device as you speak.')
    screen.getByText(/^(60|59) seconds left to speak$/)
    await expectAccessible()
  })

  it('is recorded sooner when the candidate says so, also without network', async () => {
    const { user, loseNetwork } = await open(spoken(600))
    loseNetwork()
    await user.click(screen.getByRole('button', BEGIN))
    await user.click(await screen.findByRole('button', NOW))
    await screen.findByRole('button', STOP)
    expect(FakeRecorder.started).toHaveBeenCalledOnce()
  })

  it.each([
    [
      '1.5',
      /then you have 45 seconds to prepare/,
      /up to 90 seconds/,
      /^(45|44) seconds left to prepare$/,
    ],
    [
      'no_limit',
      null,
      /^You have no time limit to prepare and to speak\./,
      /^Take the time that you need to prepare\.$/,
    ],
  ] as const)(
    'has the extra time of the candidate: %s',
    async (extra_time, before, speaking, during) => {
      const { user } = await open(spoken(30, { extra_time }))
      if (before !== null) screen.getByText(before)
      screen.getByText(speaking)
      await user.click(screen.getByRole('button', BEGIN))
      await screen.findByText(during)
    },
  )

  it('has no more time to prepare after a reload, and its question stays in sight', async () => {
    const { user, answering } = await open(spoken(60))
    await user.click(screen.getByRole('button', BEGIN))
    await screen.findByRole('button', NOW)
    await closeApp({ keepsDevice: true })
    // It goes with the page.
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    const began = new Date(Date.now() - 61_000).toISOString()
    await deviceDatabase().timers.toCollection().modify({ startedAt: began, endedAt: began })
    const again = await renderApp(QUESTIONS, {
      as: candidate,
      replies: [...answering, reply(getJobQuestions, { data: spoken(60) })],
    })
    await findQuestion(1)
    await screen.findByRole('heading', { name: ASKED })
    const prepare = () => screen.getByRole('button', { name: 'Prepare the recording' })
    // This tab has to be the live one first.
    await waitFor(() => expect(prepare().matches(':disabled')).toBe(false))
    await again.user.click(prepare())
    await screen.findByRole('button', { name: 'Start recording' })
    expect(screen.queryByRole('button', NOW)).toBeNull()
  })

  it('keeps its question back where the microphone is refused', async () => {
    getUserMedia.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const { user } = await open(spoken(30))
    await user.click(screen.getByRole('button', BEGIN))
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
    await screen.findByRole('button', BEGIN)
    expect(screen.queryByRole('heading', { name: ASKED })).toBeNull()
    expect(await deviceDatabase().timers.count()).toBe(0)
  })
})
