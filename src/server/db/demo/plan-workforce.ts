// Lets people start, move and leave in the profiles of a company. Pure: the same seed gives the same people.
import type { EmploymentType } from '#contract/careers/posting-terms.ts'

import { addDays } from './calendar.ts'
import { DEMO_SEPARATION_REASONS } from './company-lists.ts'
import { type Person, personSource } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import type { DemoProfile, DemoWorkforce } from './workforce.ts'

const SEED = 83_021
const DAYS_OF_MONTH = 30.44
const CHANCE = { move: 0.14, rehire: 0.04, planned: 0.02, partTime: 0.22 } as const
/** Half of all separations are voluntary reasons, as in the industry; the rest is shared. */
const REASONS = DEMO_SEPARATION_REASONS.map(
  (reason) => [reason, reason[1] === 'voluntary' ? 16 : 9] as const,
)

export type PlannedStretch = {
  readonly profile: DemoProfile
  readonly startDate: string
  readonly endDate: string | null
  /** The name of the reason; null for a stretch that goes on, or that ended with a move. */
  readonly separationReason: string | null
  readonly employmentType: EmploymentType
}

export type PlannedEmployee = {
  readonly person: Person
  readonly employeeNumber: string
  readonly stretches: readonly PlannedStretch[]
}

/** The people of a workforce up to `today`, midnight UTC, in the order in which they started. */
export function planWorkforce(workforce: DemoWorkforce, today: Date): PlannedEmployee[] {
  const random = seededRandom(SEED + workforce.people)
  const nextPerson = personSource(random)
  const starts = Array.from({ length: workforce.people }, () => {
    if (random.chance(CHANCE.planned)) return addDays(today, 1 + random.integer(28))
    // More of them lately: the company grows.
    const ago = workforce.years * 365 * (1 - Math.sqrt(random.next()))
    return addDays(today, -Math.round(ago))
  }).toSorted((one, other) => one.getTime() - other.getTime())
  return starts.map((start, index) => ({
    person: nextPerson(workforce.places),
    employeeNumber: `E${(10_000 + index).toString()}`,
    stretches: stretchesFrom(start, { random, workforce, today }),
  }))
}

type Course = { readonly random: Random; readonly workforce: DemoWorkforce; readonly today: Date }

function stretchesFrom(start: Date, course: Course): PlannedStretch[] {
  const { random, workforce, today } = course
  const stretches: PlannedStretch[] = []
  let begin = start
  let profile = random.weighted(workforce.profiles.map((one) => [one, one.share]))
  for (;;) {
    const { stretch, next } = oneStretch({ ...course, begin, profile })
    stretches.push(stretch)
    if (next === null || next.begin >= today) return stretches
    begin = next.begin
    profile = next.profile
  }
}

function oneStretch({
  random,
  workforce,
  today,
  begin,
  profile,
}: Course & { begin: Date; profile: DemoProfile }): {
  stretch: PlannedStretch
  next: { begin: Date; profile: DemoProfile } | null
} {
  const employmentType = random.chance(CHANCE.partTime) ? 'part_time' : 'full_time'
  const leadsTo = workforce.profiles.find(({ title }) => title === profile.leadsTo)
  const isMoving = leadsTo !== undefined && random.chance(CHANCE.move)
  const months = -Math.log2(1 - random.next()) * profile.medianMonths
  const last = addDays(begin, Math.max(3, Math.round(months * DAYS_OF_MONTH)))
  const [reason] = random.weighted(REASONS)
  const mayReturn = random.chance(CHANCE.rehire)
  const common = { profile, startDate: day(begin), employmentType } as const
  const goesOn = last >= today || begin >= today || !(workforce.hasLeavers || isMoving)
  if (goesOn)
    return {
      stretch: { ...common, endDate: null, separationReason: null },
      next: null,
    }
  const endDate = day(last)
  if (isMoving && addDays(last, 1) < today)
    return {
      stretch: { ...common, endDate, separationReason: null },
      next: { begin: addDays(last, 1), profile: leadsTo },
    }
  return {
    stretch: { ...common, endDate, separationReason: reason },
    next: mayReturn ? { begin: addDays(last, 60 + random.integer(200)), profile } : null,
  }
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
