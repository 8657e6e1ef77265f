import { describe, expect, it } from 'vitest'

import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

import { isIdentifying, masked } from './blind.ts'

const asked: AnsweredQuestion = {
  question_id: 'q1',
  text: { en: 'Why us?', es: '¿Por qué?', fr: 'Pourquoi ?' },
  section: null,
  type: 'long_text',
  is_required: true,
  is_hidden: false,
  value: '',
  chosen: [],
  knock_outs: [],
  format: null,
  phone: null,
  file: null,
  max: null,
  unit: '',
}
const textOf = (en: string) => ({ ...asked, text: { en, es: '', fr: '' } })
const person = { first_name: 'Ana María', last_name: 'Ruiz-Lee' }

describe('a question that tells who the applicant is', () => {
  it.each([
    'Which school did you attend?',
    'Year of graduation',
    '¿En qué universidad estudiaste?',
    'Votre école',
    'Your full name',
    'How old are you? (age)',
  ])('is known by its words: %s', (words) => {
    expect(isIdentifying(textOf(words))).toBe(true)
  })

  it('is known by being a contact field of the form, or by the format of its answer', () => {
    expect(isIdentifying({ ...asked, question_id: 'city' })).toBe(true)
    expect(isIdentifying({ ...asked, format: 'linkedin' })).toBe(true)
  })

  it.each(['Can you manage a team?', 'Do you have a forklift license?', 'Storage experience'])(
    'is not any other: %s',
    (words) => {
      expect(isIdentifying(textOf(words))).toBe(false)
    },
  )
})

describe('an answer in the applicant’s own words', () => {
  const shown = (value: string) => masked({ ...asked, value }, person).value

  it('loses their names, however they are written, and no part of another word', () => {
    expect(shown('I am ANA ruiz, an analyst; María to friends')).toBe(
      'I am ••• •••, an analyst; ••• to friends',
    )
  })

  it('loses addresses, numbers and years, and keeps amounts', () => {
    expect(shown('a.b@c.org or +1 (912) 555-0117 or www.me.dev')).toBe('••• or ••• or •••')
    expect(shown('Graduated 2009; led 12 people')).toBe('Graduated •••; led 12 people')
  })

  it('is as it was when it is a choice', () => {
    const choice = { ...asked, type: 'single_choice' as const, value: 2 }
    expect(masked(choice, person)).toEqual(choice)
  })
})
