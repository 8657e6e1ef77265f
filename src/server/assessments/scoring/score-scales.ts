// From answers to scale scores. Pure: reads a key and a set of answers, knows no database and no person.
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import type { ScoreMetric } from '#contract/scorecards/score-metrics.ts'

import {
  hasRightChoices,
  type ItemNorm,
  type ItemRange,
  itemRange,
  normed,
  pompOf,
  roundScore,
} from './raw-to-score.ts'
import { scoreChoices } from './score-choices.ts'
import { scoreTyping } from './score-typing.ts'
import type { KeyedItem, Scale, ScaleNorm, ScoringKey } from './scoring-key.ts'

/** One scale of one attempt, with what is needed to explain and recompute it. */
export type ScaleScore = {
  readonly attribute: string
  /** Its id, where the key names one. */
  readonly attribute_type_id?: number
  readonly parent: string | null
  readonly name: LocalizedText
  /** Sum of keyed item scores, prorated to the whole scale; the plain sum when `score` is null. */
  readonly raw: number
  readonly answered: number
  readonly items: number
  /** 0–100; null when too few items were answered to say. */
  readonly score: number | null
  readonly metric: ScoreMetric
  /** The share of the possible points, 0–100, on which scales of every metric can be averaged; null with `score`. */
  readonly points: number | null
  readonly scoring_version: string
}

/** Least share of a scale's items that must be answered. */
const MIN_ANSWERED_SHARE = 0.75

/**
 * Scores every scale of a key. Answers map question ids to chosen values; values that are not whole
 * numbers within the key's range count as not answered, and unknown questions are ignored.
 *
 * - Reversed item: min + max − value.
 * - Item with a right choice: 1 for it, else 0; the raw score is the number right, never prorated.
 * - Raw: sum of keyed items × items/answered, when at least 75 % are answered.
 * - Percentile: 100·Φ((raw − mean)/sd), bounded to 1–99.
 * - POMP, percent of maximum possible: 100·(raw − min)/(max − min) over the scale's possible raw
 *   scores (P. Cohen et al., The Problem of Units and the Circumstance for POMP, Multivariate
 *   Behavioral Research 34, 1999).
 * - Item that was left out: no item of the scale, which is then as long as what was taken.
 * - A log of keystrokes: see `score-typing.ts`.
 * - Questions whose answers have scores: see `score-choices.ts`.
 */
export function scoreScales(
  key: ScoringKey,
  answers: ReadonlyMap<string, AnswerValue>,
): ScaleScore[] {
  return key.scales.map((scale) => {
    const items = scale.items.filter((item) => !isLeftOut(item, answers))
    return scoreScale({ key, scale: { ...scale, items }, answers })
  })
}

function isLeftOut({ left_out_by: by }: KeyedItem, answers: ReadonlyMap<string, AnswerValue>) {
  return by !== undefined && answers.get(by.question_id) === by.value
}

type ScaleInput = {
  readonly key: ScoringKey
  readonly scale: Scale
  readonly answers: ReadonlyMap<string, AnswerValue>
}

function scoreScale(input: ScaleInput): ScaleScore {
  const { key, scale } = input
  const { attribute, attribute_type_id: id, parent, name, items, norm } = scale
  const { raw, score, points, answered } = scoredBy(input, norm)
  return {
    attribute,
    ...(id === undefined ? {} : { attribute_type_id: id }),
    parent,
    name,
    raw: Math.round(raw * 1000) / 1000,
    answered,
    items: items.length,
    score: score === null ? null : roundScore(score),
    metric: metricOf(norm),
    points: points === null ? null : roundScore(points),
    scoring_version: key.version,
  }
}

type Scored = Pick<ScaleScore, 'raw' | 'score' | 'points' | 'answered'>

function scoredBy(input: ScaleInput, norm: ScaleNorm): Scored {
  switch (norm.kind) {
    case 'typing':
      return typingScore(input, norm)
    case 'answer-scores':
      return choiceScore(input)
    case 'normal':
    case 'pomp':
      return itemScore(input, norm)
  }
}

function choiceScore({ scale, answers }: ScaleInput): Scored {
  const { score, parts } = scoreChoices(scale.items, answers)
  const answered = parts.filter((part) => part.points !== null).length
  return { raw: score ?? 0, score, points: score, answered }
}

function itemScore({ key, scale, answers }: ScaleInput, norm: ItemNorm): Scored {
  const items = scale.items.length
  const { values, range, isEnough } = keyedValues({ key, scale, answers })
  const sum = values.reduce((total, value) => total + value, 0)
  const isScorable = values.length > 0 && isEnough
  const raw = isScorable && range === key.range ? (sum * items) / values.length : sum
  const points = isScorable ? pompOf({ range, items, raw }) : null
  const score = points === null ? null : normed(norm, { raw, points })
  return { raw, score, points, answered: values.length }
}

function typingScore(
  { scale, answers }: ScaleInput,
  norm: Extract<ScaleNorm, { kind: 'typing' }>,
): Scored {
  const found = scoreTyping(norm, answers.get(scale.items[0]?.question_id ?? ''))
  if (found === null) return { raw: 0, score: null, points: null, answered: 0 }
  return { ...found, points: found.score, answered: 1 }
}

function metricOf(norm: ScaleNorm): ScoreMetric {
  switch (norm.kind) {
    case 'normal':
      return 'percentile'
    case 'pomp':
    case 'answer-scores':
      return 'pomp'
    case 'typing':
      return norm.measure
  }
}

type Keyed = {
  /** One for each answered item. */
  readonly values: readonly number[]
  readonly range: ItemRange
  readonly isEnough: boolean
}

function keyedValues({ key, scale, answers }: ScaleInput): Keyed {
  const { min, max } = key.range
  const given = scale.items.flatMap((item) => {
    const value = answers.get(item.question_id)
    const isGiven = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
    return isGiven ? [{ item, value: Number(value) }] : []
  })
  const range = itemRange(key, scale)
  if (hasRightChoices(scale)) {
    const values = given.map(({ item, value }) => (item.right === value ? 1 : 0))
    // Number right: what was not reached is not right.
    return { values, range, isEnough: true }
  }
  const values = given.map(({ item, value }) => (item.isReversed ? min + max - value : value))
  return {
    values,
    range,
    isEnough: values.length >= MIN_ANSWERED_SHARE * scale.items.length,
  }
}
