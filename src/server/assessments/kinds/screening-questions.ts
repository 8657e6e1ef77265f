// Screening questions for candidates and for staff. Pure.
import { measuresOf, minutesFor, optionsOf } from '#contract/assessments/question-facts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import { ANSWER_SCORE } from '#contract/plan-editor/plan-editor-rules.ts'
import type {
  AskedQuestion,
  ScreeningQuestions,
} from '#contract/plan-editor/screening-questions.ts'

import type { KeyedItem, Scale, ScoringKey } from '../scoring/scoring-key.ts'
import type { StaffNotes, WrittenContent } from './written-content.ts'
import { contentQuestion, packageParts, staffNote } from './written-question.ts'

/** The questions as a device shows them. */
export function screeningContent({ questions }: ScreeningQuestions): WrittenContent {
  const parts = questions.map((question) =>
    contentQuestion(question.question_id, { written: question }),
  )
  return { minutes: minutesFor(questions), ...packageParts(parts) }
}

/** An attribute that questions can score. */
export type KnownAttribute = { readonly slug: string; readonly name: LocalizedText }

/** The attributes that questions score, by id, each once. */
export function measuredIds({ questions }: ScreeningQuestions): number[] {
  return [...new Set(questions.flatMap(measuresOf).map((one) => one.attribute_type_id))]
}

/** One scale for each attribute that answers score; null where none does, as for questions that were written before answers had scores. */
export function screeningKey(
  { questions }: ScreeningQuestions,
  attributes: ReadonlyMap<number, KnownAttribute>,
): Omit<ScoringKey, 'version'> | null {
  const scales = measuredIds({ kind: 'screening-questions', questions }).flatMap((id): Scale[] => {
    const attribute = attributes.get(id)
    const items = questions.flatMap((question) => keyedItem(question, id))
    if (attribute === undefined || items.length === 0) return []
    const { slug, name } = attribute
    const norm = { kind: 'answer-scores' } as const
    return [{ attribute: slug, attribute_type_id: id, parent: null, name, items, norm }]
  })
  return scales.length === 0 ? null : { range: ANSWER_SCORE, scales }
}

// A question without a weight or without a scored answer could only ever be left out.
function keyedItem(question: AskedQuestion, attributeTypeId: number): KeyedItem[] {
  const measure = measuresOf(question).find((one) => one.attribute_type_id === attributeTypeId)
  const scores = optionsOf(question).flatMap(({ value, score }) =>
    score === undefined ? [] : [[value, score] as const],
  )
  if (measure === undefined || measure.weight === 0 || scores.length === 0) return []
  const choices = { weight: measure.weight, scores: Object.fromEntries(scores) }
  return [{ question_id: question.question_id, isReversed: false, choices }]
}

/** What staff know of them. */
export function screeningNotes({ questions }: ScreeningQuestions): StaffNotes {
  return new Map(questions.map((one) => [one.question_id, staffNote(one, false)]))
}
