// The limits and list orders of job profiles: without zod, so that forms can read them as well.
import { listSpec } from '../core/list-view.ts'
import { USER_JOB_STATES } from '../people/user-job-rules.ts'

export const PROFILE_LIST = listSpec({
  sort: ['title', 'department'],
  defaultSort: 'title',
  filters: { archived: ['1'] },
})

export const PARTICIPANT_LIST = listSpec({
  sort: ['name', 'start_date'],
  defaultSort: 'name',
  filters: { state: { anyOf: USER_JOB_STATES }, department: 'text' },
})

/** How many people are moved or removed at once. */
export const MAX_CHOSEN_PARTICIPANTS = 200

/** How many questions that a move archives are named; of the others the preview says how many there are. */
export const MAX_PREVIEWED_QUESTIONS = 20

/** How long a removal or a move can be undone, in ms. */
export const PROFILE_UNDO_MS = 10 * 60_000

/** How often an outcome is observed for each person who holds a profile. */
export const OUTCOME_FREQUENCIES = [
  'once',
  'monthly',
  'quarterly',
  'twice_a_year',
  'yearly',
] as const
export type OutcomeFrequency = (typeof OUTCOME_FREQUENCIES)[number]

/** How many outcomes a profile observes at once. */
export const MAX_OUTCOMES = 30
