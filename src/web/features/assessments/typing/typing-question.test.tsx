import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { decodeTypingLog, typedText } from '#contract/assessments/typing-log.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  acceptPledge,
  findQuestion,
  noServerTime,
  QUESTIONS,
} from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const passage = { en: 'the cat sat', es: 'el gato duerme', fr: 'le chat dort' }
const said = (text: string) => ({ en: text, es: text, fr: text })
const typingPackage: AssessmentPackage = {
  ...assessmentPackage,
  kind: 'typing-test',
  response_sets: {},
  questions: [
    {
      question_id: 'warm-up',
      text: said('Warm-up: type this'),
      is_required: false,
      input: { type: 'typing', passage },
      response_set: '',
    },
    {
      question_id: 'typing',
      text: said('Type this text'),
      input: { type: 'typing', passage },
      response_set: '',
    },
  ],
}

/** The warm-up is none of the questions, and has no number. */
async function begin(replies = [reply(getJobQuestions, { data: typingPackage })]) {
  const begun = await acceptPledge(replies)
  await screen.findByRole('form', { name: 'Warm-up' })
  return begun
}

const textOf = (log: unknown) => typedText(decodeTypingLog(String(log))?.events ?? [])

/** As a browser does on a keyboard with dead keys: each key replaces what is composed so far. */
function composeKeys(field: HTMLTextAreaElement, composed: readonly string[]): void {
  const before = field.value
  fireEvent.compositionStart(field)
  for (const data of composed) {
    field.value = before + data
    const inputType = 'insertCompositionText'
    const input = { bubbles: true, inputType, data, isComposing: true }
    fireEvent(field, new InputEvent('input', input))
  }
  fireEvent.compositionEnd(field, { data: composed.at(-1) ?? '' })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a typing test', () => {
  it('stores every key with its time, and the field is ready to be typed in', async () => {
    const { user, stored } = await begin()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(1, 1)
    const field = screen.getByLabelText('Type this text')
    expect(document.activeElement).toBe(field)
    await user.keyboard('the cx{Backspace}at')
    expect(field).toHaveProperty('value', 'the cat')
    await expectAccessible()
    await waitFor(() => expect(textOf(stored.get('typing'))).toBe('the cat'), { timeout: 5000 })
    const log = decodeTypingLog(String(stored.get('typing')))
    expect(log?.language).toBe('en')
    expect(log?.events.filter(({ deleted }) => deleted === 1)).toHaveLength(1)
    expect(log?.events).toHaveLength(9)
  })

  it('has a warm-up without time, and starts the clock with the first key', async () => {
    const data: AssessmentPackage = {
      ...typingPackage,
      sections: [
        { section_id: 'warm-up', title: said('Warm-up'), question_ids: ['warm-up'] },
        {
          section_id: 'test',
          title: said('Test'),
          question_ids: ['typing'],
          time_limit_seconds: 60,
        },
      ],
    }
    const { user } = await begin([reply(getJobQuestions, { data }), ...noServerTime])
    await user.type(screen.getByLabelText('Warm-up: type this'), 'the')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText(/^The time starts with your first key/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(1, 1)
    screen.getByText('1 minute for this section')
    screen.getByText(/^The time starts with your first key/)
    expect(screen.queryByRole('timer')).toBeNull()
    await expectAccessible()
    await user.keyboard('t')
    await screen.findByRole('timer', { name: /^Time left: (1:00|0:5\d)$/ })
    expect(screen.getByLabelText('Type this text')).toHaveProperty('value', 't')
    expect(screen.getAllByRole('timer')).toHaveLength(1)
    await expectAccessible()
  })

  it('is not "saved" while a key is not on disk yet', async () => {
    const { user } = await begin()
    // Looked for from before the first key: a fast disk is done with it at the third one.
    const saving = screen.findByText('Saving…', undefined, { timeout: 5000 })
    await user.type(screen.getByLabelText('Warm-up: type this'), 'the')
    await saving
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull(), { timeout: 5000 })
  })

  it('takes no pasted text and no line breaks', async () => {
    const { user } = await begin()
    const field = screen.getByLabelText('Warm-up: type this')
    await user.type(field, 'th')
    for (const inputType of ['insertFromPaste', 'insertFromDrop', 'insertLineBreak', 'historyUndo'])
      expect(fireEvent(field, new InputEvent('beforeinput', { inputType, cancelable: true }))).toBe(
        false,
      )
    expect(
      fireEvent(
        field,
        new InputEvent('beforeinput', { inputType: 'insertText', cancelable: true }),
      ),
    ).toBe(true)
    expect(field).toHaveProperty('value', 'th')
  })

  it('takes a letter that is composed with its accent as one key', async () => {
    const { user, stored } = await begin()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Warm-up: type this')
    await user.type(field, 'caf')
    composeKeys(field, ['´', 'é'])
    // An accent that no letter follows is a character.
    composeKeys(field, ['´'])
    await waitFor(() => expect(textOf(stored.get('warm-up'))).toBe('café´'), { timeout: 5000 })
    const log = decodeTypingLog(String(stored.get('warm-up')))
    expect(log?.events.map(({ deleted, inserted }) => [deleted, inserted])).toEqual(
      ['c', 'a', 'f', 'é', '´'].map((letter) => [0, letter]),
    )
  })

  it('goes on after a reload without network where it was', async () => {
    const { user, stored } = await begin()
    await user.type(screen.getByLabelText('Warm-up: type this'), 'the cat')
    await waitFor(() => expect(textOf(stored.get('warm-up'))).toBe('the cat'), { timeout: 5000 })
    await closeApp({ keepsDevice: true })
    const { user: again } = await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    await again.click(await screen.findByRole('button', { name: 'Back' }))
    const field = await screen.findByLabelText('Warm-up: type this')
    expect(field).toHaveProperty('value', 'the cat')
    await again.type(field, ' s')
    expect(field).toHaveProperty('value', 'the cat s')
  })

  it('says on a touch screen that a keyboard is better', async () => {
    const touch = (query: string) => query === '(pointer: coarse)'
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: touch(query) }) as MediaQueryList,
    )
    await begin()
    screen.getByText(/^You will probably type more slowly on this screen/)
    await expectAccessible()
  })
})
