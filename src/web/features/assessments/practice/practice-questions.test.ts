import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { maths } from '#server/assessments/instruments/maths/maths.ts'
import { numerical } from '#server/assessments/instruments/numerical/numerical.ts'
import { verbal } from '#server/assessments/instruments/verbal/verbal.ts'

import {
  hasShuffledChoices,
  practiceQuestionsOf,
  type PracticeQuestion,
} from './practice-questions.ts'

type Language = (typeof LANGUAGES)[number]
type Calculation = (figures: readonly number[]) => number

const LANGUAGES = ['en', 'es', 'fr'] as const
const PRACTISED = ['numerical', 'maths', 'verbal'] as const

/** Every item calculated a second time, from the figures that its text has, in their order, and not from its key. */
const CALCULATED: Readonly<Record<string, readonly Calculation[]>> = {
  numerical: [
    ([bottles = 0, crates = 0]) => bottles * crates,
    ([orders = 0, returned = 0]) => (100 * returned) / orders,
    // The machines are two, in words.
    ([parts = 0, hours = 0, later = 0]) => (parts / hours / 2) * later,
  ],
  maths: [
    ([mugs = 0, price = 0, paid = 0]) => paid - mugs * price,
    ([hour = 0, minute = 0, hours = 0, minutes = 0]) => (hour + hours) * 60 + minute + minutes,
    ([packs = 0, needed = 0]) => Math.ceil(needed / packs),
  ],
}
/** The statements judged a second time, from the text alone. */
const VERDICTS = ['True', 'False', 'The text does not say']

describe.each(PRACTISED)('the practice of %s', (slug) => {
  const questions = practiceQuestionsOf(slug)

  it('has three questions, each with one right choice among different ones in every language', () => {
    expect(questions).toHaveLength(3)
    for (const { choices, right } of questions) {
      expect(choices[right]).toBeDefined()
      for (const language of LANGUAGES)
        expect(new Set(choices.map((choice) => choice[language])).size).toBe(choices.length)
    }
  })
})

describe.each(['numerical', 'maths'] as const)('the key of the practice of %s', (slug) => {
  it.each(LANGUAGES)('is what its texts calculate in "%s"', (language) => {
    const questions = practiceQuestionsOf(slug)
    const results = questions.map(({ text }, index) =>
      CALCULATED[slug]?.[index]?.(figuresOf(text[language])),
    )
    expect(questions.map((question) => keyedResult(question, language))).toEqual(results)
  })
})

it('the verdicts of the practice of verbal reasoning are those of a second reading', () => {
  const keys = practiceQuestionsOf('verbal').map((one) => one.choices[one.right]?.en)
  expect(keys).toEqual(VERDICTS)
})

it.each([numerical, maths, verbal])(
  'the practice of $slug shuffles choices as the test does',
  (test) => {
    const sets = test.content.shuffled_response_sets ?? []
    expect(hasShuffledChoices(test.slug)).toBe(sets.length > 0)
  },
)

it('no practice question is an item of the test', () => {
  const items = new Set(numerical.content.questions.map(({ text }) => text.en))
  expect(practiceQuestionsOf('numerical').filter(({ text }) => items.has(text.en))).toEqual([])
})

it('the file of their provenance says where items and keys come from', () => {
  const text = readFileSync(new URL('provenance.md', import.meta.url), 'utf8')
  const parts = [...text.matchAll(/^- \*\*([\w ]+)\*\*: /gm)].map(([, part]) => part)
  expect(parts).toEqual(['Items', 'Key', 'Order of the choices', 'Norms'])
})

it('a test without practice has no questions', () => {
  expect(practiceQuestionsOf('personality')).toEqual([])
})

function figuresOf(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}

/** What the right choice says, as a number; a time of day in minutes. */
function keyedResult({ choices, right }: PracticeQuestion, language: Language): number {
  const label = choices[right]?.[language] ?? ''
  const [hours = NaN, minutes] = figuresOf(label)
  if (minutes === undefined) return hours
  return (hours + (label.endsWith('pm') ? 12 : 0)) * 60 + minutes
}
