// The equal-opportunity questions and their choices, without zod: devices know them as well. As on form EEO-1 of the United
// States, with a choice to decline each.
/** Made by who prefers not to answer. */
export const EEOC_DECLINED = 'decline'

export const EEOC_CHOICES = {
  gender: ['female', 'male', 'another', EEOC_DECLINED],
  race: [
    'hispanic_or_latino',
    'white',
    'black_or_african_american',
    'native_hawaiian_or_pacific_islander',
    'asian',
    'american_indian_or_alaska_native',
    'two_or_more',
    EEOC_DECLINED,
  ],
  veteran: ['protected_veteran', 'not_protected_veteran', EEOC_DECLINED],
  disability: ['yes', 'no', EEOC_DECLINED],
} as const

export const EEOC_QUESTIONS = ['gender', 'race', 'veteran', 'disability'] as const
export type EeocQuestion = (typeof EEOC_QUESTIONS)[number]

/** What a candidate answered; null for a question that they left empty. */
export type EeocAnswers = {
  readonly [Question in EeocQuestion]: (typeof EEOC_CHOICES)[Question][number] | null
}

/** Of so few people and fewer, no number is told. */
export const FEWEST_TOLD = 5
