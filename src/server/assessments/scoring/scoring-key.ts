// The secret half of an instrument: which items make which scale, which way round, and against which norm.
import type { LocalizedText } from '#contract/core/shape.ts'

/** How a raw score becomes 0–100. */
export type ScaleNorm =
  /** Percentile against a normal distribution of raw scores. */
  | { readonly kind: 'normal'; readonly mean: number; readonly sd: number; readonly source: string }
  /** Percent of the maximum possible: for scales that have no norm sample yet. */
  | { readonly kind: 'pomp' }
  /** The weighted mean of the scores of chosen answers: see `score-choices.ts`. */
  | { readonly kind: 'answer-scores' }
  /** A measure of a log of keystrokes: see `score-typing.ts`. */
  | {
      readonly kind: 'typing'
      readonly measure: 'wpm' | 'accuracy'
      readonly passage: LocalizedText
      readonly seconds: number
    }

export type KeyedItem = {
  readonly question_id: string
  /** The statement says the opposite of the scale. */
  readonly isReversed: boolean
  /** The one right choice: it gives 1, any other and none give 0. Absent for statements, whose value counts. */
  readonly right?: number
  /** It counts neither as right nor as wrong when that question has that answer: the candidate left its part out. */
  readonly left_out_by?: { readonly question_id: string; readonly value: number }
  /** For the norm `answer-scores`: the weight of the question, and the score (0–100) of each choice that has one, by its value. */
  readonly choices?: { readonly weight: number; readonly scores: Readonly<Record<string, number>> }
}

export type Scale = {
  /** Slug of the attribute that the scale measures. */
  readonly attribute: string
  /** Its id, where a company chose it: a slug alone names only an attribute of the product. */
  readonly attribute_type_id?: number
  /** Slug of the broader attribute that this one is a facet of. */
  readonly parent: string | null
  readonly name: LocalizedText
  /** All of one kind: statements, or questions with a right choice. */
  readonly items: readonly KeyedItem[]
  readonly norm: ScaleNorm
}

export type ScoringKey = {
  /** Version of key and norms together; stored with every score. */
  readonly version: string
  /** Lowest and highest value of a choice. */
  readonly range: { readonly min: number; readonly max: number }
  readonly scales: readonly Scale[]
}
