// What an item of workplace maths is. Texts have each language's own way to write numbers, money and times.
import type { LocalizedText } from '#contract/core/shape.ts'

/** How the choices of an item read; `clock` counts minutes from midnight, `duration` minutes. */
export type ChoiceFormat = 'amount' | 'money' | 'percent' | 'clock' | 'duration'

export type MathsItem = {
  /** A short list to read the figures from. */
  readonly passage?: LocalizedText
  readonly text: LocalizedText
  readonly format: ChoiceFormat
  readonly right: number
  /** Three results of typical errors, each with the error, for a review of the item; the errors are never sent. */
  readonly wrong: readonly { readonly value: number; readonly error: string }[]
}

export type MathsSection = {
  readonly id: string
  readonly title: LocalizedText
  readonly items: readonly MathsItem[]
}
