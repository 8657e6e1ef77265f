// Writes what most people of the demo say of themselves, private data with it.
import { userPrivate, userProfile } from '#server/db/schema/user-profile.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import { DEMO_CANDIDATE } from './companies.ts'
import { seededRandom, type Random } from './random.ts'
import type { SeededApplications } from './seed-applications.ts'

/** Of its own: what it draws changes nothing else of the demo. */
const SEED = 1987
const SHARE = 0.75
const YEAR_DAYS = 365.25

export async function seedProfiles(
  db: Database,
  { plans, userId }: SeededApplications,
): Promise<void> {
  const random = seededRandom(SEED)
  const people = [...new Map(plans.map((plan) => [plan.person.uuid, plan])).values()].filter(
    ({ person }) => random.chance(SHARE) || person.email === DEMO_CANDIDATE.email,
  )
  await insertRows(db, {
    table: userProfile,
    rows: people.map(({ person, appliedAt }) => ({
      userId: userId(person.uuid),
      phoneNumber: person.phoneNumber.replaceAll(' ', ''),
      isOptIn: random.chance(0.5),
      city: person.city,
      stateCode: person.stateCode,
      countryCode: 'US',
      savedAt: appliedAt,
    })),
  })
  await insertRows(db, {
    table: userPrivate,
    rows: people.map(({ person, appliedAt }) => ({
      userId: userId(person.uuid),
      dob: birthday(random, appliedAt),
      gender: random.pick(['Female', 'Male'] as const),
    })),
  })
}

function birthday(random: Random, before: Date): string {
  const days = Math.round(random.between(18, 62) * YEAR_DAYS)
  return addDays(before, -days).toISOString().slice(0, 10)
}
