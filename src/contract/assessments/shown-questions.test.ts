import { describe, expect, it } from 'vitest'

import type { AnswerValue } from './assessments.ts'
import { shownQuestions } from './shown-questions.ts'

const drives = { question_id: 'drives' }
const vehicle = { question_id: 'vehicle', shown_if: { question_id: 'drives', value: 1 } }
const licence = { question_id: 'licence', shown_if: { question_id: 'vehicle', value: 2 } }
const ALL = [drives, vehicle, licence]

describe('the questions of a form that are asked', () => {
  it.each<[string, Record<string, AnswerValue>, string[]]>([
    ['no answer', {}, ['drives']],
    ['another answer', { drives: 2 }, ['drives']],
    ['the answer', { drives: 1 }, ['drives', 'vehicle']],
    ['the answers of a chain', { drives: 1, vehicle: 2 }, ['drives', 'vehicle', 'licence']],
    ['the answer to a question that is hidden', { drives: 2, vehicle: 2 }, ['drives']],
    ['the answer among several', { drives: [3, 1] }, ['drives', 'vehicle']],
    ['several other answers', { drives: [3, 2] }, ['drives']],
    ['an answer that was taken back', { drives: '' }, ['drives']],
  ])('with %s', (_, answers, shown) => {
    const asked = shownQuestions(ALL, new Map(Object.entries(answers)))
    expect(asked.map((one) => one.question_id)).toEqual(shown)
  })

  it('are all of them where none depends on another one', () => {
    const plain = [drives, { question_id: 'city' }]
    expect(shownQuestions(plain, new Map())).toBe(plain)
  })
})
