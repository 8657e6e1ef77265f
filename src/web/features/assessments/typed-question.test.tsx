import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { formPackage } from '#contract/examples/application-form.ts'
import { screeningPackage } from '#contract/examples/screening-questions.ts'
import { candidate } from '#contract/examples/session.ts'
import { beginAssessment, findQuestion, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { activateLocale } from '#web/i18n/i18n.ts'

const TOTAL = screeningPackage.questions.length

describe('a question that is answered by a field', () => {
  it('takes every kind of answer, up to the submission', async () => {
    const { user, stored } = await begin()
    screen.getByText('For cars.')
    await user.keyboard('2{Enter}')
    await findQuestion(2, TOTAL)
    await user.click(screen.getByRole('checkbox', { name: 'Late' }))
    await user.click(screen.getByRole('checkbox', { name: 'Early' }))
    await expectAccessible()
    await user.keyboard('{Enter}')
    await findQuestion(3, TOTAL)
    const town = screen.getByLabelText('Where do you live?')
    await user.type(town, 'Saltmarsh-on-Sea')
    expect(town).toHaveProperty('value', 'Saltmarsh-on')
    screen.getByText('0 characters left')
    await expectAccessible()
    await user.keyboard('{Enter}')
    await findQuestion(4, TOTAL)
    await user.type(screen.getByLabelText('Why this job?'), 'Near home.{Enter}Good team.')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(5, TOTAL)
    await user.type(screen.getByLabelText(/How long have you/), '2.5')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(6, TOTAL)
    fireEvent.change(screen.getByLabelText('When can you start?'), {
      target: { value: '2026-12-01' },
    })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything is answered' })
    expect(listedAnswers()).toEqual({
      'Do you have a driver’s license?': 'No',
      'Which shifts can you work?': 'Early, Late',
      'Where do you live?': 'Saltmarsh-on',
      'Why this job?': 'Near home.\nGood team.',
      'How long have you worked in a warehouse?': '2.5 years',
      'When can you start?': 'December 1, 2026',
    })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    expect(Object.fromEntries(stored)).toEqual({
      license: 2,
      shifts: [1, 2],
      town: 'Saltmarsh-on',
      why: 'Near home.\nGood team.',
      years: 2.5,
      start: '2026-12-01',
    })
  })

  it('counts a number that can mean two once the candidate said which', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'es'])
    const { user, stored } = await begin({ from: 'years' })
    await act(() => activateLocale('es'))
    const years = screen.getByLabelText(/How long have you/)
    await user.type(years, '0.125')
    expect(screen.queryByText('¿Qué número quieres decir?')).toBeNull()
    await user.clear(years)
    await user.type(years, '2.125{Enter}')
    await screen.findByText('¿Qué número quieres decir?')
    screen.getByText('Elige qué número quieres decir.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: '2.1250' }))
    expect(screen.queryByText('¿Qué número quieres decir?')).toBeNull()
    await waitFor(() => expect(stored.get('years')).toBe(2.125))
  })

  it('says what is no answer at the field, and stores none', async () => {
    const { user, stored } = await begin({ from: 'years' })
    const years = screen.getByLabelText(/How long have you/)
    await user.type(years, '70{Enter}')
    await screen.findByText('Enter a number from 0 to 60.')
    expect(years.getAttribute('aria-invalid')).toBe('true')
    await user.clear(years)
    await user.type(years, 'many')
    screen.getByText('Enter a number.')
    await expectAccessible()
    await user.clear(years)
    await user.type(years, '7')
    expect(years.getAttribute('aria-invalid')).toBeNull()
    await waitFor(() => expect(stored.get('years')).toBe(7))
  })

  it('says at the field which dates it takes, and stores no other', async () => {
    const { user, stored } = await begin({ from: 'start' })
    const start = screen.getByLabelText('When can you start?')
    fireEvent.change(start, { target: { value: '0001-01-01' } })
    await findBadge('Not saved: check your answer')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByText('Enter a date between 1900 and 2200.')
    expect(start.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
    fireEvent.change(start, { target: { value: '2026-12-01' } })
    await waitFor(() => expect(stored.get('start')).toBe('2026-12-01'))
    expect(screen.queryByText('Enter a date between 1900 and 2200.')).toBeNull()
  })

  it('does not show the last answer as saved while the typed one needs a correction', async () => {
    const { user, stored } = await begin({ from: 'why' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const years = await screen.findByLabelText(/How long have you/)
    await user.type(years, '7')
    await waitFor(() => expect(stored.get('years')).toBe(7))
    await findBadge('Saved')
    await user.type(years, '0')
    await findBadge('Not saved: check your answer')
    await expectAccessible()
    await user.type(years, '{Backspace}')
    await findBadge('Saved')
    await user.type(years, '0')
    await findBadge('Not saved: check your answer')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findBadge('Saved')
  })

  it('shows after a reload without network what was typed', async () => {
    const { user, stored } = await begin({ from: 'town' })
    await user.type(screen.getByLabelText('Where do you live?'), 'Saltmarsh')
    await waitFor(() => expect(stored.get('town')).toBe('Saltmarsh'))
    await closeApp({ keepsDevice: true })
    await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    expect(await screen.findByLabelText('Where do you live?')).toHaveProperty('value', 'Saltmarsh')
  })

  it('is marked where it is optional, and keeps the submission waiting where it is not', async () => {
    const { user } = await begin({ from: 'town' })
    expect(screen.queryByText(/Optional/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2, 4)
    screen.getByText(/Optional/)
    for (const number of [3, 4]) {
      await user.click(screen.getByRole('button', { name: 'Next' }))
      await findQuestion(number, 4)
    }
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: '1 question unanswered' })
    screen.getByText(/You can submit once every question/)
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Go to the unanswered question' }))
    await user.type(await screen.findByLabelText('Where do you live?'), 'Saltmarsh')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything required is answered' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
  })
})

describe('the review of a form', () => {
  it('leads from an answer to its field and back, and takes what was left empty', async () => {
    const { user, stored } = await begin({ from: 'years' })
    await user.type(screen.getByLabelText(/How long have you/), '7')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2, 2)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything required is answered' })
    expect(listedAnswers()).toMatchObject({ 'When can you start?': 'Left empty' })
    await user.click(
      screen.getByRole('button', { name: 'Change: How long have you worked in a warehouse?' }),
    )
    const years = await screen.findByLabelText(/How long have you/)
    await user.clear(years)
    await user.type(years, '8')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByText('8 years')
    await waitFor(() => expect(stored.get('years')).toBe(8))
  })

  it('does not say how much room a text has before it is nearly full', async () => {
    const { user } = await begin({ from: 'town' })
    await user.type(screen.getByLabelText('Where do you live?'), 'Saltmarsh')
    expect(screen.queryByText(/left$/)).toBeNull()
    await user.type(screen.getByLabelText('Where do you live?'), '-on')
    screen.getByText('0 characters left')
  })
})

describe('a field of a form', () => {
  const letter = {
    question_id: 'cover_letter',
    text: { en: 'Cover letter', es: 'Carta', fr: 'Lettre' },
    is_required: false,
    input: { type: 'long_text', max_length: 500 },
    response_set: '',
  } as const
  const { sections: _, ...form } = formPackage
  const content: AssessmentPackage = { ...form, questions: [letter, ...form.questions] }

  it('takes what the profile says already once the candidate goes on with it', async () => {
    const { user, stored } = await beginAssessment([reply(getJobQuestions, { data: content })], 3)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Saltmarsh')
    screen.getByText(/^From your profile/)
    expect(stored.get('city')).toBeUndefined()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(stored.get('city')).toBe('Saltmarsh'))
    await user.click(await screen.findByRole('button', { name: 'Go to the unanswered question' }))
    await screen.findByText('The Phone number field is required')
    await expectAccessible()
  })

  it('stays empty once what the profile says was cleared', async () => {
    const { user, stored } = await beginAssessment([reply(getJobQuestions, { data: content })], 3)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.clear(screen.getByLabelText('City'))
    await waitFor(() => expect(stored.get('city')).toBe(''))
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: '2 questions unanswered' })
  })
})

/** Begins at the first question, or where another one is the first. */
function begin({ from }: { from?: string } = {}) {
  const { questions } = screeningPackage
  const first = questions.findIndex(({ question_id }) => question_id === from)
  const asked = questions.slice(Math.max(0, first))
  const data: AssessmentPackage = { ...screeningPackage, questions: asked }
  return beginAssessment([reply(getJobQuestions, { data })], asked.length)
}

/** The answers that the review lists, by their questions. */
function listedAnswers(): Record<string, string | null> {
  const entries = [...document.querySelectorAll('dt')].map((term): [string, string | null] => [
    term.textContent,
    term.nextElementSibling?.textContent ?? null,
  ])
  return Object.fromEntries(entries)
}

const findBadge = (text: string) =>
  screen.findByText(text, { selector: '[data-save-state] > span:not([role])' })
