// The rows of a comparison: what several applicants have in common, each row with a cell for every one of them. Pure.
import type {
  ComparedAttribute,
  ComparedQuestion,
  ComparedStep,
  Comparison,
} from '#contract/scorecards/compare.ts'
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

import { describeAttribute } from '../../assessments/instruments/describe-attribute.ts'
import { fitOf } from '../../assessments/scoring/fit.ts'
import { stepStateAt } from '../../requisitions/step-state.ts'
import { isIdentifying } from './blind.ts'
import type { PlanStep, ScoredRow, ScoreRow } from './compare-repository.ts'

/** One applicant with all that was read of them. */
export type Compared = {
  readonly applicant: Pick<Comparison['people'][number], 'job_step_id' | 'step_status' | 'status'>
  readonly scored: Pick<ScoredRow, 'steps' | 'scores' | 'weights'>
  readonly questions: readonly AnsweredQuestion[]
}

type Options = { readonly isOneRequisition: boolean }

/** A row for each step, in the order of the first plan that has it. */
export function stepRows(people: readonly Compared[], options: Options): ComparedStep[] {
  const keyOf = (step: PlanStep) => keyOfStep(step, options)
  const all = firstOfEach(
    people.flatMap(({ scored }) => scored.steps),
    keyOf,
  )
  return all.map(([key, step]) => ({
    key,
    title: step.title,
    standard_title: step.standard_title,
    cells: people.map((person) => {
      const own = person.scored.steps.find((one) => keyOf(one) === key)
      return own === undefined ? null : stepCell(person, own)
    }),
  }))
}

// Steps of several requisitions are the same when they are called the same.
function keyOfStep(step: PlanStep, { isOneRequisition }: Options): string {
  if (isOneRequisition) return String(step.origin_id)
  return step.standard_title ?? step.title.trim().toLocaleLowerCase()
}

function stepCell({ applicant, scored }: Compared, step: PlanStep): ComparedStep['cells'][number] {
  const ids = scored.steps.map((one) => one.job_step_id)
  const current = ids.indexOf(applicant.job_step_id ?? 0)
  const index = ids.indexOf(step.job_step_id)
  const measured = scored.scores.filter((one) => one.job_step_id === step.job_step_id)
  return {
    state: stepStateAt({ index, current, stepStatus: applicant.step_status }),
    score: fitOf(measured, scored.weights).score,
  }
}

/** A row for each attribute that weighs something, and for each scale; those that weigh most come first. */
export function attributeRows(
  people: readonly Compared[],
  { isOneRequisition }: Options,
): ComparedAttribute[] {
  const weights = new Map(
    people.flatMap(({ scored }) => scored.weights.map((one) => [one.attribute, one.weight])),
  )
  const weightOf = (attribute: string) => weights.get(attribute) ?? 0
  const all = firstOfEach(
    people.flatMap(({ scored }) => scored.scores),
    (score) => score.attribute,
  )
  return all
    .filter(([attribute, { parent }]) => parent === null || weightOf(attribute) > 0)
    .toSorted(([one], [other]) => weightOf(other) - weightOf(one))
    .map(([attribute, { name }]) => ({
      attribute,
      name: describeAttribute(attribute)?.name ?? name,
      explanation: describeAttribute(attribute)?.explanation ?? null,
      weight: isOneRequisition ? (weights.get(attribute) ?? null) : null,
      cells: people.map(({ scored }) => scoreCell(scored.scores, attribute)),
    }))
}

function scoreCell(scores: readonly ScoreRow[], attribute: string) {
  const found = scores.find((one) => one.attribute === attribute)
  return found === undefined ? null : { score: found.score, metric: found.metric }
}

/** A row for each question; one that tells who the person is has no answers while names are hidden. */
export function questionRows(
  people: readonly Compared[],
  { isBlind }: { isBlind: boolean },
): ComparedQuestion[] {
  const all = firstOfEach(
    people.flatMap(({ questions }) => questions),
    keyOfQuestion,
  )
  return all.map(([key, question]) => {
    const isMasked = isBlind && isIdentifying(question)
    return {
      key,
      text: question.text,
      is_masked: isMasked,
      cells: people.map(({ questions }) => {
        const own = questions.find((one) => keyOfQuestion(one) === key)
        return isMasked || own === undefined ? null : own
      }),
    }
  })
}

// The same question may have been written again for another requisition, or for another version of the plan.
function keyOfQuestion({ text, type }: AnsweredQuestion): string {
  return `${type} ${text.en.trim().toLocaleLowerCase()}`
}

function firstOfEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [string, Item][] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!found.has(key)) found.set(key, item)
  }
  return [...found]
}
