import { describe, expect, it } from 'vitest'

import { everyType, license } from '#contract/examples/screening-questions.ts'
import { writtenQuestionSchema } from '#contract/plan-editor/screening-questions.ts'

import {
  draftOfQuestion,
  emptyDraft,
  nextValue,
  problemsOfDraft,
  questionOfDraft,
} from './question-draft.ts'

describe('a question under edit', () => {
  it.each(everyType)('of the type $type stays what it was when nothing is changed', (question) => {
    const draft = draftOfQuestion(question)
    expect([...problemsOfDraft(draft)]).toEqual([])
    expect(questionOfDraft(draft)).toEqual(writtenQuestionSchema.parse(question))
  })

  it('names what is missing of its type', () => {
    const namesOf = (type: Parameters<typeof emptyDraft>[0]) => [
      ...problemsOfDraft(emptyDraft(type)).keys(),
    ]
    expect(namesOf('single_choice')).toEqual(['text', 'option-1', 'option-2'])
    expect(namesOf('scale')).toEqual(['text', 'low', 'high'])
    expect(namesOf('date')).toEqual(['text'])
  })

  it('takes limits that are numbers, the lower one first', () => {
    const draft = { ...emptyDraft('number'), text: 'How many?' }
    expect([...problemsOfDraft({ ...draft, min: 'two' })]).toEqual([['min', 'not_a_number']])
    expect([...problemsOfDraft({ ...draft, min: '5', max: '2,5' })]).toEqual([['max', 'below_min']])
    expect(questionOfDraft({ ...draft, max: '2,5' })).toMatchObject({ min: null, max: 2.5 })
    expect(questionOfDraft({ ...draft, max: '60,000' })).toMatchObject({ max: 60_000 })
    expect([...problemsOfDraft({ ...draft, max: '60.000' })]).toEqual([['max', 'two_numbers']])
  })

  it('takes the files that staff chose, and at least one kind', () => {
    const draft = { ...emptyDraft('file'), text: 'Your license' }
    expect(questionOfDraft(draft)).toMatchObject({ formats: ['pdf', 'docx', 'doc', 'txt'] })
    expect([...problemsOfDraft({ ...draft, formats: [] })]).toEqual([['formats', 'no_format']])
    const written = questionOfDraft({ ...draft, formats: ['pdf'] })
    expect(draftOfQuestion(written)).toMatchObject({ type: 'file', formats: ['pdf'] })
  })

  it('takes how a recorded answer is made, within bounds', () => {
    const draft = { ...emptyDraft('recording'), text: 'Why?' }
    const written = questionOfDraft(draft)
    expect(written).toMatchObject({ media: 'video', max_seconds: 90, max_attempts: 3 })
    expect(questionOfDraft(draftOfQuestion(written))).toEqual(writtenQuestionSchema.parse(written))
    const recording = { media: 'audio' as const, maxSeconds: '5', maxAttempts: '1.5' }
    expect([...problemsOfDraft({ ...draft, recording }).keys()]).toEqual([
      'maxSeconds',
      'maxAttempts',
    ])
  })

  it('gives a new option a value that none has', () => {
    expect(nextValue(license.options)).toBe(3)
    expect(nextValue([])).toBe(1)
  })
})
