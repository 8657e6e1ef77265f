import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { LEFT_OUT } from '#contract/assessments/language-parts.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { beginAssessment, findQuestion, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const said = (text: string) => ({ en: text, es: text, fr: text })
const options = (texts: readonly string[]) =>
  texts.map((text, index) => ({ value: index + 1, label: said(text) }))

const TAKES = 'Yes, I take it'
const LEAVES = 'No, I leave it out'
/** A recording is listened to: it is none of the questions. */
const TOTAL = 3

const languagePackage: AssessmentPackage = {
  ...assessmentPackage,
  kind: 'language-test',
  response_sets: { hearing: options([TAKES, LEAVES]), heard: options(['At two', 'At six']) },
  clips: { sound: btoa('MP3') },
  questions: [
    {
      question_id: 'hearing',
      text: said('Can you hear recordings?'),
      input: { type: 'hearing' },
      response_set: 'hearing',
    },
    {
      question_id: 'clip',
      text: said('An announcement'),
      input: { type: 'clip', clip: 'sound', max_plays: 2 },
      response_set: '',
    },
    {
      question_id: 'heard',
      text: said('When does it leave?'),
      lang: 'en',
      input: { type: 'listening', clip_question_id: 'clip' },
      response_set: 'heard',
    },
    {
      question_id: 'writing',
      text: said('Write an answer'),
      input: { type: 'long_text', max_length: 5000, words: { min: 80, max: 250 } },
      response_set: '',
    },
  ],
}

const begin = () => beginAssessment([reply(getJobQuestions, { data: languagePackage })], TOTAL)
/** The clip and what is asked about it, on one screen. */
const findClip = () => screen.findByRole('form', { name: `Question 2 of ${TOTAL}` })
const next = () => screen.getByRole('button', { name: 'Next' })
const PLAY = { name: 'Play the recording' }
const AGAIN = { name: 'Play it again' }

let play: MockInstance<HTMLMediaElement['play']>

// A browser's sound. Closing the app takes it away.
function fakeSound(): void {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'))
  })
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}

beforeEach(fakeSound)
afterEach(() => {
  vi.restoreAllMocks()
})

async function openClip() {
  const app = await begin()
  await app.user.click(screen.getByRole('radio', { name: TAKES }))
  await app.user.click(next())
  await findClip()
  return app
}

/** As the browser says it at the end of the sound. */
function endClip() {
  const element: unknown = play.mock.contexts.at(-1)
  if (element instanceof HTMLMediaElement) element.dispatchEvent(new Event('ended'))
}

describe('a listening part', () => {
  it('asks first whether the candidate can hear, in every theme of the page', async () => {
    const { user, stored } = await begin()
    screen.getByRole('group', { name: /^Can you hear recordings/ })
    await expectAccessible()
    await user.click(screen.getByRole('radio', { name: TAKES }))
    await waitFor(() => expect(stored.get('hearing')).toBe(1))
    expect([...stored.keys()]).toEqual(['hearing'])
  })

  it('plays a clip twice and not once more, counted also after a reload', async () => {
    const { user, stored } = await openClip()
    screen.getByRole('heading', { name: 'An announcement' })
    screen.getByText('You can play it 2 more times.')
    await expectAccessible()
    await user.click(screen.getByRole('button', PLAY))
    await screen.findByRole('button', { name: 'Pause' })
    screen.getByText('You can play it 1 more time.')
    await waitFor(() => expect(stored.get('clip')).toBe(1))
    await closeApp({ keepsDevice: true })

    fakeSound()
    const app = await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    await findClip()
    await app.user.click(await screen.findByRole('button', AGAIN))
    await screen.findByText('This is the last time that you can play it.')
    endClip()
    await screen.findByText('You have played this recording as often as it can be played.')
    expect(screen.queryByRole('button', AGAIN)).toBeNull()
    expect(play).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('can be paused and goes on without another play', async () => {
    const { user, stored } = await openClip()
    await user.click(screen.getByRole('button', PLAY))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await user.click(await screen.findByRole('button', { name: 'Continue the recording' }))
    await screen.findByRole('button', { name: 'Pause' })
    await waitFor(() => expect(stored.get('clip')).toBe(1))
    screen.getByText('You can play it 1 more time.')
  })

  it('says that there is no sound, which does not count as played', async () => {
    const { user, stored } = await openClip()
    play.mockRejectedValueOnce(new DOMException('No decoder', 'NotSupportedError'))
    await user.click(screen.getByRole('button', PLAY))
    await screen.findByText('The recording could not be played')
    screen.getByText('You can play it 2 more times.')
    await expectAccessible()
    expect(stored.has('clip')).toBe(false)
    await user.click(screen.getByRole('button', PLAY))
    await screen.findByRole('button', { name: 'Pause' })
    expect(screen.queryByText('The recording could not be played')).toBeNull()
  })

  it('has the clip with what is asked about it, in the language of the test', async () => {
    const { user, stored } = await openClip()
    await user.click(screen.getByRole('button', PLAY))
    await screen.findByRole('button', { name: 'Pause' })
    screen.getByText('You can play it 1 more time.')
    const asked = screen.getByRole('group', { name: 'When does it leave?' })
    expect(asked.getAttribute('lang')).toBe('en')
    await user.click(screen.getByRole('radio', { name: 'At six' }))
    await waitFor(() => expect(stored.get('heard')).toBe(2))
    await expectAccessible()
    await user.click(next())
    await findQuestion(3, TOTAL)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findClip()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1, TOTAL)
  })

  it('leads from the review to what is unanswered below a clip, and back', async () => {
    const { user } = await openClip()
    await user.click(next())
    await findQuestion(3, TOTAL)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.click(await screen.findByText('Unanswered questions'))
    await user.click(screen.getByRole('button', { name: 'Questions 2–3' }))
    await findClip()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: '2 questions unanswered' })
  })

  it('says of a damaged clip that it could not be played, and takes the answer all the same', async () => {
    const clips = { sound: 'no base64!' }
    const replies = [reply(getJobQuestions, { data: { ...languagePackage, clips } })]
    const { user, stored } = await beginAssessment(replies, TOTAL)
    await user.click(screen.getByRole('radio', { name: TAKES }))
    await user.click(next())
    await findClip()
    await user.click(screen.getByRole('button', PLAY))
    await screen.findByText('The recording could not be played')
    await user.click(screen.getByRole('radio', { name: 'At two' }))
    await waitFor(() => expect(stored.get('heard')).toBe(1))
    expect(stored.has('clip')).toBe(false)
  })

  it('is left out as a whole by who cannot hear, and taken after all without losing an answer', async () => {
    const { user, stored } = await begin()
    await user.click(screen.getByRole('radio', { name: LEAVES }))
    await user.click(next())
    await findQuestion(3, TOTAL)
    await waitFor(() => expect(stored.get('heard')).toBe(LEFT_OUT))
    expect(stored.get('clip')).toBe(LEFT_OUT)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findClip()
    screen.getByText(/^You leave the listening part out\./)
    expect(screen.queryByRole('button', PLAY)).toBeNull()
    await expectAccessible()

    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1, TOTAL)
    await user.click(screen.getByRole('radio', { name: TAKES }))
    await user.click(next())
    await findClip()
    await screen.findByRole('button', PLAY)
    await waitFor(() => expect(stored.get('heard')).toBe(''))
  })
})

describe('a writing part', () => {
  it('counts words, and asks the device for no corrections', async () => {
    const { user, stored } = await begin()
    await user.click(screen.getByRole('radio', { name: LEAVES }))
    await user.click(next())
    await findQuestion(3, TOTAL)
    screen.getByText(/^0 words/)
    const field = screen.getByLabelText('Write an answer')
    expect(field.getAttribute('spellcheck')).toBe('false')
    await user.type(field, 'We are sorry - really.')
    await screen.findByText(/^4 words/)
    screen.getByText(/80–250 asked for/)
    await waitFor(() => expect(stored.get('writing')).toBe('We are sorry - really.'), {
      timeout: 5000,
    })
    await expectAccessible()
  })
})

describe.each([
  ['en', 'Play the recording', 'You can play it 2 more times.'],
  ['es', 'Escuchar la grabación', 'Puedes escucharla 2 veces más.'],
  ['fr', 'Écouter l’enregistrement', 'Vous pouvez l’écouter encore 2 fois.'],
] as const)('a clip in %s', (locale, name, left) => {
  it('says how often it can be played', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('radio', { name: TAKES }))
    await user.click(next())
    await findClip()
    await closeApp({ keepsDevice: true })
    fakeSound()
    await renderApp(QUESTIONS, { as: candidate, isOffline: true, locale })
    await screen.findByRole('button', { name })
    screen.getByText(left)
    await expectAccessible()
  })
})
