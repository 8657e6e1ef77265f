// The whole demo as plain data: who applied to what, what they answered, how it went. Knows no database.
import { competencies } from '#server/assessments/instruments/competencies/competencies.ts'
import { personality } from '#server/assessments/instruments/personality/personality.ts'
import { fitOf } from '#server/assessments/scoring/fit.ts'
import type { ScaleScore } from '#server/assessments/scoring/score-scales.ts'
import { scoreScales } from '#server/assessments/scoring/score-scales.ts'

import { addDays, applyTimes } from './calendar.ts'
import type { DemoCompany, DemoRequisition } from './companies.ts'
import { DEMO_CANDIDATE, DEMO_COMPANIES } from './companies.ts'
import type { Person } from './people.ts'
import { personSource } from './people.ts'
import type { Random } from './random.ts'
import { seededRandom } from './random.ts'
import { simulateAnswers } from './simulate-answers.ts'
import type { Journey, Openings } from './simulate-journey.ts'
import { simulateJourney } from './simulate-journey.ts'

export type PlannedActivity = {
  readonly slug: string
  readonly startedAt: Date | null
  readonly submittedAt: Date | null
  /** In the order in which they were given. */
  readonly answers: readonly (readonly [questionId: string, value: number])[]
  readonly scores: readonly ScaleScore[]
}

export type PlannedApplication = {
  readonly company: DemoCompany
  readonly requisition: DemoRequisition
  readonly person: Person
  readonly sourceType: string
  readonly appliedAt: Date
  readonly submittedAt: Date | null
  readonly pctComplete: number
  readonly fit: number | null
  readonly activities: readonly PlannedActivity[]
  readonly journey: Journey
}

/** Share of the applications by source, and by how many SDs its applicants stand above the average. */
const SOURCES = [
  ['third_party_boards', 42, -0.1],
  ['company_marketing', 14, 0.05],
  ['referrals', 14, 0.35],
  ['social_media', 10, -0.2],
  ['agencies', 6, 0.1],
  ['events', 5, 0],
  ['candidate_search', 3, 0.2],
  ['internal', 3, 0.3],
  ['prospecting', 2, 0.2],
  ['other', 1, 0],
] as const

/** Days that a page of answers takes a person: minutes over the minutes of a day. */
const MINUTE = 1 / 1440
const QUESTION_COUNT = personality.content.questions.length + competencies.content.questions.length

/** Every application of the demo, by requisition and time. `today` is midnight UTC: all lies before it. */
export function planApplications(today: Date): PlannedApplication[] {
  const random = seededRandom(0x5eed)
  const drawPerson = personSource(random)
  return DEMO_COMPANIES.flatMap((company) => {
    const known: Person[] = []
    return company.requisitions.flatMap((requisition) => {
      const returning = new Set(known.filter(() => random.chance(0.02)))
      const plans = planRequisition({ random, company, requisition, today }, () => {
        const [person = drawPerson(requisition.places)] = random.chance(0.05) ? returning : []
        returning.delete(person)
        return person
      })
      known.push(...plans.map(({ person }) => person))
      return plans
    })
  })
}

type RequisitionInput = {
  readonly random: Random
  readonly company: DemoCompany
  readonly requisition: DemoRequisition
  readonly today: Date
}

function planRequisition(input: RequisitionInput, drawPerson: () => Person): PlannedApplication[] {
  const { random, requisition, today } = input
  const { openedDaysAgo, stoppedDaysAgo, applicants, openings: places, status } = requisition
  if (openedDaysAgo === null) return []
  const to = addDays(today, -(stoppedDaysAgo ?? 0))
  const times = applyTimes(random, { from: addDays(today, -openedDaysAgo), to, count: applicants })
  // A position that was closed was filled; the others keep some places for the future.
  const openings = { free: status === 'closed' ? places : places - 3 }
  const isClosed = status === 'closed'
  const plans = times.map((appliedAt) =>
    planApplication({ ...input, appliedAt, horizon: to, isClosed, openings, drawPerson }),
  )
  const isCandidates = requisition === openToCandidate()
  return isCandidates
    ? [...plans, planCandidate({ ...input, appliedAt: addDays(today, -0.4) })]
    : plans
}

function openToCandidate(): DemoRequisition | undefined {
  return DEMO_COMPANIES[0]?.requisitions.find(({ status }) => status === 'open')
}

type ApplicationInput = RequisitionInput & {
  readonly appliedAt: Date
  readonly horizon: Date
  readonly isClosed: boolean
  readonly openings: Openings
  readonly drawPerson: () => Person
}

function planApplication(input: ApplicationInput): PlannedApplication {
  const { random, company, requisition, appliedAt, horizon } = input
  const person = input.drawPerson()
  const [sourceType, , lift] = random.weighted(SOURCES.map((source) => [source, source[1]]))
  const activities = planActivities({ random, appliedAt, horizon, lift })
  const scores = activities.flatMap((activity) => activity.scores)
  const weights = requisition.weights.map(([attribute, weight]) => ({ attribute, weight }))
  const fit = fitOf(scores, weights).score
  const ends = activities.map((activity) => activity.submittedAt)
  const submittedAt = ends.includes(null) ? null : (ends.at(-1) ?? null)
  const answered = activities.reduce((sum, { answers }) => sum + answers.length, 0)
  const hasBegun = answered > 0
  return {
    company,
    requisition,
    person,
    sourceType,
    appliedAt,
    submittedAt,
    pctComplete: Math.floor((100 * answered) / QUESTION_COUNT),
    fit,
    activities,
    journey: simulateJourney({ ...input, hasBegun, submittedAt, fit }),
  }
}

/** The application of the demo's own candidate: nothing done yet. */
function planCandidate(input: RequisitionInput & { readonly appliedAt: Date }): PlannedApplication {
  const { random, requisition, appliedAt } = input
  const place = requisition.places[0] ?? { city: '', stateCode: '' }
  const plan = planApplication({
    ...input,
    horizon: appliedAt,
    isClosed: false,
    openings: { free: 0 },
    drawPerson: () => ({
      ...DEMO_CANDIDATE,
      ...place,
      uuid: random.uuid(),
      phoneNumber: '+1 555 0100',
      language: 'en',
    }),
  })
  return { ...plan, sourceType: 'company_marketing' }
}

type ActivitiesInput = {
  readonly random: Random
  readonly appliedAt: Date
  readonly horizon: Date
  readonly lift: number
}

/** Personality, then competencies; some stop before, within or between, or had not come so far. */
function planActivities({ random, appliedAt, horizon, lift }: ActivitiesInput): PlannedActivity[] {
  const answers = simulateAnswers(random, lift)
  const stop = random.weighted(STOPS)
  const begun = addDays(
    appliedAt,
    random.chance(0.7) ? random.between(1, 9) * MINUTE : random.between(0.1, 4),
  )
  const pace = random.between(0.7, 1.6)
  const first = take({
    random,
    instrument: personality,
    answers: answers.personality,
    startedAt: stop === 'before' ? null : begun,
    minutes: 13 * pace,
    isLeft: stop === 'within first',
    horizon,
  })
  const then = first.submittedAt && addDays(first.submittedAt, random.between(1, 6) * MINUTE)
  const second = take({
    random,
    instrument: competencies,
    answers: answers.competencies,
    startedAt: stop === 'between' ? null : then,
    minutes: 5 * pace,
    isLeft: stop === 'within second',
    horizon,
  })
  return [first, second]
}

const STOPS = [
  ['nowhere', 82],
  ['before', 8],
  ['within first', 5],
  ['between', 3],
  ['within second', 2],
] as const

type TakeInput = {
  readonly random: Random
  readonly instrument: typeof personality
  readonly answers: ReadonlyMap<string, number>
  readonly startedAt: Date | null
  readonly minutes: number
  /** Left unfinished. */
  readonly isLeft: boolean
  readonly horizon: Date
}

function take({ random, instrument, startedAt, minutes, ...rest }: TakeInput): PlannedActivity {
  const slug = instrument.content.kind
  const share = rest.isLeft ? random.between(0.1, 0.8) : 1
  const isBegun = startedAt !== null && addDays(startedAt, minutes * MINUTE) < rest.horizon
  if (!isBegun) return { slug, startedAt: null, submittedAt: null, answers: [], scores: [] }
  const questions = instrument.content.questions
  const answers = questions
    .slice(0, Math.ceil(share * questions.length))
    .flatMap(({ question_id }): [string, number][] => {
      const value = rest.answers.get(question_id)
      return value === undefined ? [] : [[question_id, value]]
    })
  return {
    slug,
    startedAt,
    submittedAt: rest.isLeft ? null : addDays(startedAt, minutes * MINUTE),
    answers,
    scores: rest.isLeft ? [] : scoreScales(instrument.scoring, new Map(answers)),
  }
}
