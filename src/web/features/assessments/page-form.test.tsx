// A short form on one page.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { formPackage } from '#contract/examples/application-form.ts'
import { candidate } from '#contract/examples/session.ts'
import { acceptPledge, beginForm, QUESTIONS } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

import { fitsOnePage } from './one-page.ts'

const [phone, city] = formPackage.questions
if (phone === undefined || city === undefined) throw new Error('The example has two fields.')

const yes = { value: 1, label: { en: 'Yes', es: 'Sí', fr: 'Oui' } }
const no = { value: 2, label: { en: 'No', es: 'No', fr: 'Non' } }
const nights = {
  question_id: 'nights',
  text: { en: 'Can you work at night?', es: '¿De noche?', fr: 'La nuit ?' },
  is_required: true,
  response_set: 'yes_no',
}
const content: AssessmentPackage = {
  ...formPackage,
  response_sets: { yes_no: [yes, no] },
  questions: [phone, { ...city, is_required: false }, nights],
  sections: [{ ...contactSection(), question_ids: ['phone', 'city', 'nights'] }],
}

function contactSection() {
  const [section] = formPackage.sections ?? []
  if (section === undefined) throw new Error('The example has a section.')
  return section
}

const begin = () => beginForm([reply(getJobQuestions, { data: content })])

describe('a short form with a field that depends on an answer', () => {
  const shift = {
    question_id: 'shift',
    text: { en: 'Your shift', es: 'Tu turno', fr: 'Votre équipe' },
    is_required: true,
    shown_if: { question_id: 'nights', value: 1 },
    input: { type: 'short_text', max_length: 250 } as const,
    response_set: '',
  }
  const questions = [nights, shift]
  const sections = [{ ...contactSection(), question_ids: ['nights', 'shift'] }]
  const data = { ...content, questions, sections, prefilled: {} }

  it('shows the field after that answer, and asks for it only then', async () => {
    const { user } = await beginForm([reply(getJobQuestions, { data })])
    expect(screen.queryByLabelText('Your shift')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await screen.findByLabelText('Your shift')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    screen.getByText('The Your shift field is required')
    await expectAccessible()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(screen.queryByLabelText('Your shift')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything is answered' })
    expect(screen.queryByRole('button', { name: 'Change: Your shift' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
  })
})

describe('a form of single questions with one that depends on an answer', () => {
  const more = { ...nights, question_id: 'more', shown_if: { question_id: 'nights', value: 1 } }
  const last = { ...nights, question_id: 'last' }
  const story = {
    question_id: 'story',
    text: { en: 'Your story', es: 'Tu historia', fr: 'Votre histoire' },
    is_required: false,
    input: { type: 'long_text', max_length: 5000 } as const,
    response_set: '',
  }
  const questions = [nights, more, last, story].map((one) => ({
    ...one,
    text: { ...one.text, en: one.question_id },
  }))
  const { sections: _sections, prefilled: _prefilled, ...plain } = content
  const data = { ...plain, questions }

  it('passes over the question that the answers hide, in both directions', async () => {
    const { user } = await acceptPledge([reply(getJobQuestions, { data })])
    await screen.findByText('Question 1 of 3')
    await user.keyboard('2{Enter}')
    await screen.findByRole('group', { name: 'last' })
    await screen.findByText('Question 2 of 3')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('group', { name: 'nights' })
    await user.keyboard('1{Enter}')
    await screen.findByRole('group', { name: 'more' })
    await screen.findByText('Question 2 of 4')
  })
})

describe('a short form', () => {
  it('has all of its fields on one page, with what the profile says already', async () => {
    await begin()
    screen.getByRole('heading', { level: 2, name: 'Contact details' })
    screen.getByLabelText('Phone number')
    expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'Saltmarsh')
    screen.getByText(/^From your profile/)
    screen.getByRole('group', { name: 'Can you work at night?' })
    expect(screen.getAllByText('Optional')).toHaveLength(1)
    await expectAccessible()
  })

  it('says at its fields what is missing or wrong, and goes on once it is there', async () => {
    const { user, stored } = await begin()
    await user.type(screen.getByLabelText('Phone number'), 'call me{Enter}')
    screen.getByText(/^Enter a phone number/)
    screen.getByText('The Can you work at night? field is required')
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'))
    await expectAccessible()
    await user.clear(screen.getByLabelText('Phone number'))
    await user.type(screen.getByLabelText('Phone number'), '(401) 555-0134')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }))
    expect(stored.get('city')).toBeUndefined()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    expect(Object.fromEntries(stored)).toEqual({
      phone: '4015550134',
      city: 'Saltmarsh',
      nights: 2,
    })
  })

  it('leads from the review to one of its fields and back, and asks for nothing optional', async () => {
    const { user, stored } = await begin()
    await user.type(screen.getByLabelText('Phone number'), '4015550134')
    await user.clear(screen.getByLabelText(/^City/))
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByRole('heading', { name: 'Everything required is answered' })
    await user.click(screen.getByRole('button', { name: 'Change: City' }))
    const field = await screen.findByLabelText(/^City/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'Darien')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByText('Darien', { selector: 'dd' })
    await waitFor(() => expect(stored.get('city')).toBe('Darien'))
  })

  it('shows after a reload without network what was typed', async () => {
    const { user, stored } = await begin()
    await user.type(screen.getByLabelText('Phone number'), '4015550134')
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await waitFor(() => expect(stored.size).toBe(2))
    await closeApp({ keepsDevice: true })
    await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    const form = await screen.findByRole('form', { name: 'Questions' })
    expect(within(form).getByLabelText('Phone number')).toHaveProperty('value', '4015550134')
    expect(within(form).getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true)
  })

  it('keeps the answer of before while what is typed over it is none', async () => {
    const { user, stored } = await begin()
    const field = screen.getByLabelText('Phone number')
    await user.type(field, '(401) 555-0134 ext. 12')
    await user.tab()
    await waitFor(() => expect(stored.get('phone')).toBe('4015550134x12'))
    expect(field).toHaveProperty('value', '4015550134x12')
    await user.clear(field)
    await waitFor(() => expect(stored.get('phone')).toBe(''))
    await user.type(field, '401.555.0134 or so')
    await waitFor(() => expect(stored.get('phone')).toBe('4015550134x12'))
  })
})

describe('a form that is not short', () => {
  const long = { ...city, input: { type: 'long_text', max_length: 500 } } as const
  const resume = { ...city, input: undefined, file: { formats: ['pdf' as const] } }
  it.each([
    ['a long text', { questions: [phone, long] }],
    ['a file', { questions: [phone, resume] }],
    ['more than eight fields', { questions: Array.from({ length: 9 }, () => phone) }],
    ['a limit of time', { time_limit_seconds: 60 }],
    ['statements of a questionnaire', { kind: 'personality' as const }],
  ])('is shown one question a page: %s', (_, change) => {
    expect(fitsOnePage(content)).toBe(true)
    expect(fitsOnePage({ ...content, ...change })).toBe(false)
  })
})
