// The interviews of the demo: who met whom and when, and what the panel wrote. Knows no database.
import type { Recommendation } from '#contract/interviews/interview-feedback-rules.ts'

import { addDays, toWorkingHours } from './calendar.ts'
import type { DemoCompany } from './companies.ts'
import { DEMO_INTERVIEW_QUESTIONS } from './interview-library.ts'
import type { PlannedApplication } from './plan-applications.ts'
import type { Random } from './random.ts'
import { seededRandom } from './random.ts'
import { INTERVIEW_REASONS, NO_SHOW_REASON } from './simulate-journey.ts'

export type PlannedFeedback = {
  readonly email: string
  readonly ratings: readonly (readonly [attribute: string, rating: number])[]
  readonly recommendation: Recommendation
  readonly summary: string
  readonly submittedAt: Date
}

export type PlannedInterview = {
  readonly plan: PlannedApplication
  readonly status:
    | 'awaiting_candidate_booking'
    | 'scheduled'
    | 'awaiting_feedback'
    | 'complete'
    | 'no_show'
  readonly bookedAt: Date
  /** Null while the candidate has not chosen a time. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Staff agreed on the time with the candidate, who chose it in all other cases. */
  readonly isSetByHand: boolean
  readonly panel: readonly string[]
  readonly feedback: readonly PlannedFeedback[]
}

/** The kinds of upcoming interviews, in turn: a panel or one interviewer, at a set time or at one that the candidate has yet to choose. */
const AHEAD_DAYS = [1, 2, 1, 3, 8, 4, 9]
const AHEAD = ['panel', 'by_hand', 'one', 'not_booked'] as const
const HALF_HOUR_MS = 1_800_000

export const INTERVIEW_MINUTES = 45
const INTERVIEW_DAYS = INTERVIEW_MINUTES / (24 * 60)

/** The questions of the company's library that a requisition's interview asks. */
export function interviewQuestions(keys: readonly string[]) {
  return DEMO_INTERVIEW_QUESTIONS.filter(({ key }) => keys.includes(key))
}

/** Every interview of the demo. `today` is midnight UTC: what is still to come lies after it. */
export function planInterviews(
  plans: readonly PlannedApplication[],
  today: Date,
): PlannedInterview[] {
  const random = seededRandom(0x1e7e)
  const aheadOf = new Map<string, number>()
  return plans.flatMap((plan) => {
    const keys = plan.requisition.interview
    const advanced = plan.journey.transitions.find(({ action }) => action === 'advance')
    if (keys === undefined || advanced === undefined) return []
    const { uuid } = plan.company
    const ahead = aheadOf.get(uuid) ?? 0
    const outcome = outcomeOf({ plan, advancedAt: advanced.at, today, random, ahead })
    if (outcome === null) return []
    const drawn = drawPanel(random, plan.company)
    const kind = outcome.status === 'scheduled' ? AHEAD[ahead % AHEAD.length] : undefined
    if (kind !== undefined) aheadOf.set(uuid, ahead + 1)
    const isOpen = kind === 'not_booked'
    const status = isOpen ? 'awaiting_candidate_booking' : outcome.status
    const startsAt = isOpen ? null : outcome.startsAt
    const endsAt = startsAt && addDays(startsAt, INTERVIEW_DAYS)
    const panel = kind === 'one' || kind === 'by_hand' ? [random.pick(drawn)] : drawn
    const feedback = writtenBy({ ...outcome, status, random, plan, panel, endsAt, keys })
    const isSetByHand = kind === 'by_hand'
    const times = { bookedAt: advanced.at, startsAt, endsAt, isSetByHand }
    return [{ plan, status, ...times, panel, feedback }]
  })
}

type Outcome = {
  readonly status: PlannedInterview['status']
  readonly startsAt: Date
  /** Feedback came before this. */
  readonly until: Date
}

type Case = {
  readonly plan: PlannedApplication
  readonly advancedAt: Date
  readonly today: Date
  readonly random: Random
  /** How many of the company are to come before this one. */
  readonly ahead: number
}

/** Null where the interview was not arranged yet, or the application ended before it. */
function outcomeOf(one: Case): Outcome | null {
  const { plan, advancedAt, today, random, ahead } = one
  const { journey, requisition } = plan
  const next = journey.transitions.find(({ at }) => at > advancedAt)
  if (next !== undefined) {
    const { action, reason, at: until } = next
    const startsAt = between(one, until)
    if (reason === NO_SHOW_REASON) return { status: 'no_show', startsAt, until }
    const isDecided =
      action === 'advance' || INTERVIEW_REASONS.some((interviewed) => interviewed === reason)
    if (!isDecided) return null
    // Some feedback never comes, and the decision does not wait for it.
    return { status: random.chance(0.92) ? 'complete' : 'awaiting_feedback', startsAt, until }
  }
  const end = addDays(today, -(requisition.stoppedDaysAgo ?? 0))
  if (journey.stepStatus === 'awaiting_decision') {
    const status = random.chance(0.5) ? 'complete' : 'awaiting_feedback'
    return { status, startsAt: between(one, end), until: end }
  }
  // Invited candidates have booked, in this week or the next, unless the requisition was stopped before.
  if (requisition.status === 'open') {
    const day = addDays(today, AHEAD_DAYS[ahead % AHEAD_DAYS.length] ?? 1)
    const startsAt = toHalfHour(toWorkingHours(day, { at: today, random }))
    return { status: 'scheduled', startsAt, until: today }
  }
  if (journey.stepStatus !== 'in_progress') return null
  return { status: 'awaiting_feedback', startsAt: between(one, end), until: end }
}

/** Appointments begin at the hour or at half past. */
function toHalfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
}

/** In office hours between the invitation and what came after the interview, where there is room. */
function between({ advancedAt, random }: Case, until: Date): Date {
  const days = (until.getTime() - advancedAt.getTime()) / 86_400_000
  const due = addDays(advancedAt, Math.min(days, 14) * random.between(0.3, 0.6))
  const inOffice = toWorkingHours(due, { at: advancedAt, random })
  return addDays(inOffice, 2 * INTERVIEW_DAYS) < until ? inOffice : due
}

/** Two of the company: the user who interviews by profession, with the hiring manager or the recruiter. */
function drawPanel(random: Random, { staff }: DemoCompany): string[] {
  const second = random.chance(0.7) ? 'Hiring manager' : 'Recruiter'
  return staff
    .filter(({ role }) => role === 'Interviewer' || role === second)
    .map(({ email }) => email)
}

type Written = Outcome & {
  readonly random: Random
  readonly plan: PlannedApplication
  readonly panel: readonly string[]
  readonly endsAt: Date | null
  readonly keys: readonly string[]
}

function writtenBy(given: Written): PlannedFeedback[] {
  const { status, random, plan, panel, keys } = given
  if (status !== 'complete' && status !== 'awaiting_feedback') return []
  const truth = interviewQuestions(keys).flatMap(({ attribute }) =>
    attribute === null ? [] : [[attribute, levelOf(plan, random)] as const],
  )
  // Of an interview that waits for feedback, one of the panel has written theirs.
  const authors = status === 'complete' ? panel : [random.pick(panel)]
  return authors.map((email) => {
    const { delay, bias } = habitOf(plan.company, email)
    const ratings = truth.map(
      ([attribute, level]) => [attribute, toRating(level + bias + 0.55 * random.normal())] as const,
    )
    const recommendation = recommendationFor(ratings.map(([, rating]) => rating))
    return {
      email,
      ratings,
      recommendation,
      summary: random.pick(SUMMARIES[recommendation]),
      submittedAt: submissionOf(given, delay * Math.exp(0.8 * random.normal())),
    }
  })
}

/** On the scale of a rating, as the fit has it and the day. */
function levelOf({ fit }: PlannedApplication, random: Random): number {
  return 3.3 + ((fit ?? 60) - 66) / 13 + 0.5 * random.normal()
}

/** How a person rates, and the median hours until their feedback is there. */
function habitOf({ staff }: DemoCompany, email: string): { delay: number; bias: number } {
  const role = staff.find((one) => one.email === email)?.role
  if (role === 'Hiring manager') return { delay: 20, bias: -0.35 }
  return role === 'Interviewer' ? { delay: 5, bias: 0.3 } : { delay: 9, bias: 0 }
}

/** Never later than what the panel decided by it. */
function submissionOf({ endsAt, until }: Written, hours: number): Date {
  if (endsAt === null) return until
  const room = until.getTime() - endsAt.getTime()
  return new Date(endsAt.getTime() + Math.min(hours * 3_600_000, Math.max(room * 0.9, 0)))
}

function toRating(level: number): number {
  return Math.min(5, Math.max(1, Math.round(level)))
}

function recommendationFor(ratings: readonly number[]): Recommendation {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(ratings.length, 1)
  if (mean >= 4.5) return 'strong_yes'
  if (mean >= 3.4) return 'yes'
  if (mean >= 2.9) return 'no_decision'
  return mean >= 1.9 ? 'no' : 'definitely_not'
}

const SUMMARIES: Readonly<Record<Recommendation, readonly string[]>> = {
  strong_yes: [
    'Concrete examples for every question, and a clear picture of the work.',
    'Has done this work before and explains it well. I would like to have them on my team.',
  ],
  yes: [
    'Good examples, one of them with help from colleagues. Would need some weeks to learn our systems.',
    'Calm and well prepared. Shift times fit.',
  ],
  no_decision: [
    'Some answers stayed general. A second conversation would help.',
    'Motivated, with little experience. Depends on who else is in the round.',
  ],
  no: [
    'Few examples of their own. Could not say what they would do differently.',
    'Expects other hours than we can offer.',
  ],
  definitely_not: ['Had no examples, and did not know what the job is.'],
}
