// What the answers to a choice score, under edit: as text, like the rest of the question. Pure.
import { ANSWER_SCORE, type QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { WEIGHT } from '#contract/requisitions/requisitions-rules.ts'

type Choice = Extract<WrittenQuestion, { type: 'single_choice' | 'multiple_choice' }>
type Scored = Pick<Choice, 'options' | 'measures'>
type Draft = {
  readonly options: readonly DraftOption[]
  readonly measures: readonly DraftMeasure[]
}

export type DraftOption = {
  readonly value: number
  readonly text: string
  readonly is_knock_out: boolean
  /** Empty for an answer that is not scored. */
  readonly score: string
}

/** An attribute that the answers score. */
export type DraftMeasure = { readonly attribute_type_id: number; readonly weight: string }

export type ScoreProblem = 'no_score' | 'no_weight' | 'not_a_score' | 'not_a_weight'

export function draftOfScores({ options, measures = [] }: Scored): Draft {
  return {
    options: options.map(({ score, ...option }) => ({
      ...option,
      score: score === undefined ? '' : String(score),
    })),
    measures: measures.map(({ attribute_type_id, weight }) => ({
      attribute_type_id,
      weight: String(weight),
    })),
  }
}

/** The choices as they are stored. Scores without an attribute would say nothing, so they are left out. */
export function writtenScores({ options, measures }: Draft): Scored {
  const choices = options.map(({ value, text, is_knock_out, score }) => {
    const isScored = measures.length > 0 && score.trim() !== ''
    const choice = { value, text: text.trim(), is_knock_out }
    return isScored ? { ...choice, score: Number(score) } : choice
  })
  if (measures.length === 0) return { options: choices }
  return {
    options: choices,
    measures: measures.map(({ attribute_type_id, weight }) => ({
      attribute_type_id,
      weight: Number(weight),
    })),
  }
}

/** A score is named by the value of its answer, a weight by its attribute. */
export function scoreProblems({ type, options, measures }: Draft & { type: QuestionType }) {
  const isChoice = type === 'single_choice' || type === 'multiple_choice'
  if (!isChoice || measures.length === 0) return []
  const weights = measures
    .filter(({ weight }) => !isWithin(weight, WEIGHT))
    .map((one) => [`weight-${one.attribute_type_id}`, 'not_a_weight'] as const)
  const scores = options
    .filter(({ score }) => score.trim() !== '' && !isWithin(score, ANSWER_SCORE))
    .map(({ value }) => [`score-${value}`, 'not_a_score'] as const)
  return [...noWeight(measures), ...weights, ...scores, ...noScore(options)]
}

function noWeight(measures: readonly DraftMeasure[]): (readonly [string, 'no_weight'])[] {
  return measures
    .filter(({ weight }) => weight.trim() !== '' && Number(weight) === 0)
    .map(({ attribute_type_id: id }) => [`weight-${id}`, 'no_weight'])
}

function noScore(options: readonly DraftOption[]): (readonly [string, 'no_score'])[] {
  const [first] = options
  if (first === undefined || options.some(({ score }) => score.trim() !== '')) return []
  return [[`score-${first.value}`, 'no_score']]
}

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  const value = Number(text)
  return text.trim() !== '' && value >= min && value <= max
}
