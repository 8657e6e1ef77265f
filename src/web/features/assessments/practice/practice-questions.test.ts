import { describe, expect, it } from 'vitest'

import { practiceQuestionsOf } from './practice-questions.ts'

const LANGUAGES = ['en', 'es', 'fr'] as const

describe.each(['numerical', 'maths', 'verbal'])('the practice of %s', (slug) => {
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

it.each([
  { slug: 'numerical', right: [String(7 * 24), String((8 / 50) * 100), String((90 / 3 / 2) * 2)] },
  { slug: 'maths', right: [`$${20 - 3 * 4}`, '4:10 pm', String(Math.ceil(40 / 12))] },
  { slug: 'verbal', right: ['True', 'False', 'The text does not say'] },
])('the key of $slug is what a second calculation gives', ({ slug, right }) => {
  const keys = practiceQuestionsOf(slug).map((one) => one.choices[one.right]?.en)
  expect(keys).toEqual(right)
})

it('a test without practice has no questions', () => {
  expect(practiceQuestionsOf('personality')).toEqual([])
})
