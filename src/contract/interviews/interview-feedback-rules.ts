// What an interviewer writes about one applicant, entry by entry. Without zod: the device goes by it as well.

import type { FeedbackEntries, FeedbackEntry } from './feedback-entries.ts'

/** The bounds of what is written. */
export const FEEDBACK_LIMITS = { note: 5000, summary: 10_000, entries: 100 } as const

/** The five points of a rating, from the lowest. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** From the strongest no to the strongest yes. */
export const RECOMMENDATIONS = ['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]

/** `unlocked`: it was submitted, and its author may change it again. */
export const FEEDBACK_STATUSES = ['draft', 'submitted', 'unlocked'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

export const RECOMMENDATION_KEY = 'recommendation'
export const SUMMARY_KEY = 'summary'

/** The entry with the note on a question. */
export function noteKey(questionId: string): string {
  return `note:${questionId}`
}

/** The entry with the rating of the answer to a question. */
export function ratingKey(questionId: string): string {
  return `rating:${questionId}`
}

/** The entry with the rating of an attribute. */
export function attributeKey(attributeTypeId: number): string {
  return `attribute:${attributeTypeId}`
}

/** What a feedback can hold: what the guide asks and what it measures. */
export type FeedbackGuide = {
  readonly questions: readonly { readonly question_id: string }[]
  readonly attributes: readonly { readonly attribute_type_id: number }[]
}

/** What is wrong with an entry; null when it can be stored. */
export function entryProblem(
  key: string,
  { value, guide }: { value: FeedbackEntry['value']; guide: FeedbackGuide },
): 'unknown' | 'wrong' | null {
  const kind = kindOf(key, guide)
  if (kind === null) return 'unknown'
  return value === null || isOfKind(kind, value) ? null : 'wrong'
}

/** The recommendation of a feedback; null before one is chosen. */
export function recommendationOf(entries: FeedbackEntries): Recommendation | null {
  const value = entries[RECOMMENDATION_KEY]?.value
  return RECOMMENDATIONS.find((one) => one === value) ?? null
}

/** The text of an entry; empty where there is none. */
export function textOf(entries: FeedbackEntries, key: string): string {
  const value = entries[key]?.value
  return typeof value === 'string' ? value : ''
}

/** The rating of an entry; null where there is none. */
export function ratingOf(entries: FeedbackEntries, key: string): Rating | null {
  const value = entries[key]?.value
  return RATINGS.find((one) => one === value) ?? null
}

type EntryKind = 'note' | 'rating' | 'recommendation' | 'summary'

function kindOf(key: string, { questions, attributes }: FeedbackGuide): EntryKind | null {
  if (key === RECOMMENDATION_KEY) return 'recommendation'
  if (key === SUMMARY_KEY) return 'summary'
  if (questions.some((one) => noteKey(one.question_id) === key)) return 'note'
  const isRating =
    questions.some((one) => ratingKey(one.question_id) === key) ||
    attributes.some((one) => attributeKey(one.attribute_type_id) === key)
  return isRating ? 'rating' : null
}

function isOfKind(kind: EntryKind, value: string | number): boolean {
  switch (kind) {
    case 'note':
      return isText(value, FEEDBACK_LIMITS.note)
    case 'summary':
      return isText(value, FEEDBACK_LIMITS.summary)
    case 'rating':
      return RATINGS.some((one) => one === value)
    case 'recommendation':
      return RECOMMENDATIONS.some((one) => one === value)
  }
}

function isText(value: string | number, max: number): boolean {
  return typeof value === 'string' && value.length <= max && !value.includes('\0')
}
