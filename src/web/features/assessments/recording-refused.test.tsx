import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { createRecording } from '#contract/assessments/media.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { beginAssessment, findQuestion, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { mediaDatabase } from '#web/offline/media-database.ts'

const NO_ROOM =
  'There is no room for another recording. Your earlier recordings are stored. Tell the company that invited you.'

const spoken = {
  ...assessmentPackage,
  questions: assessmentPackage.questions.map((question) => ({
    ...question,
    recording: { kind: 'audio' as const, max_seconds: 60 },
  })),
}

/** A browser's recorder, of which only the beginning matters here. */
class FakeRecorder extends EventTarget {
  static readonly started = vi.fn<() => void>()
  static readonly isTypeSupported = (): boolean => true
  readonly mimeType = 'audio/webm'
  static newest: FakeRecorder | null = null
  state = 'inactive'

  start(): void {
    this.state = 'recording'
    FakeRecorder.newest = this
    FakeRecorder.started()
  }

  stop(): void {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['heard']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const { mediaDevices } = navigator

beforeEach(() => {
  FakeRecorder.started.mockClear()
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const getUserMedia = () => Promise.resolve({ getTracks: () => [], getAudioTracks: () => [] })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
})
afterEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
})

async function prepare() {
  const app = await beginAssessment([reply(getJobQuestions, { data: spoken })])
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0))
  await app.user.click(screen.getByRole('button', { name: 'Prepare the recording' }))
  await screen.findByRole('button', { name: 'Start recording' })
  return app
}

describe('leaving a question while its answer is recorded', () => {
  const discard = () => screen.findByRole('button', { name: 'Discard and leave' })
  async function record() {
    const app = await prepare()
    app.loseNetwork()
    await app.user.click(screen.getByRole('button', { name: 'Start recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    return app
  }

  it('asks at Next, and leaves no answer and no attempt used', async () => {
    const { user, stored } = await record()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await discard()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Keep recording' }))
    expect(FakeRecorder.newest?.state).toBe('recording')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await discard())
    await findQuestion(2)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    await screen.findByText('3 recordings left.', { exact: false })
    expect(await mediaDatabase().recordings.count()).toBe(0)
    expect(stored.size).toBe(0)
  })

  it('asks where another page is opened', async () => {
    const { user, goTo, address } = await record()
    void goTo('/user/progress')
    await discard()
    await user.click(screen.getByRole('button', { name: 'Keep recording' }))
    expect(address()).toBe(QUESTIONS)
    expect(FakeRecorder.newest?.state).toBe('recording')
    void goTo('/user/progress')
    await user.click(await discard())
    await waitFor(() => expect(address()).not.toBe(QUESTIONS))
    await waitFor(async () => expect(await mediaDatabase().recordings.count()).toBe(0))
  })
})

describe('the number of attempts that a company allows', () => {
  it('is said before the recording, and when it is reached', async () => {
    const questions = spoken.questions.map((question) => ({
      ...question,
      recording: { ...question.recording, max_attempts: 1 },
    }))
    const { user, loseNetwork } = await beginAssessment([
      reply(getJobQuestions, { data: { ...spoken, questions } }),
    ])
    await screen.findByText('1 recording left.', { exact: false })
    await user.click(screen.getByRole('button', { name: 'Prepare the recording' }))
    const start = await screen.findByRole('button', { name: 'Start recording' })
    loseNetwork()
    await user.click(start)
    await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
    await screen.findByText('Max attempts reached', { exact: false })
    expect(screen.queryByRole('button', { name: /record/i })).toBeNull()
    await expectAccessible()
  })
})

describe('a recording that the server has no room for', () => {
  it('is refused before it begins, with the reason', async () => {
    const { user, server } = await prepare()
    server.use(refuse(createRecording, 'storage_full'))
    await user.click(screen.getByRole('button', { name: 'Start recording' }))
    await screen.findByText(NO_ROOM)
    expect(FakeRecorder.started).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop recording' })).toBeNull()
    await expectAccessible()
  })

  it('begins without network, and is sent later', async () => {
    const { user, server, loseNetwork } = await prepare()
    server.use(refuse(createRecording, 'storage_full'))
    loseNetwork()
    await user.click(screen.getByRole('button', { name: 'Start recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    expect(FakeRecorder.started).toHaveBeenCalledOnce()
  })
})
