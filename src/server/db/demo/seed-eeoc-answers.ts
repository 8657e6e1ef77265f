// Writes what most applicants of the demo answered to the equal-opportunity questions, where their requisition asks them.
import { EEOC_CHOICES, type EeocQuestion } from '#contract/privacy/eeoc-choices.ts'
import { eeocAnswer } from '#server/db/schema/eeoc.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { asksEeoc, DEMO_CANDIDATE } from './companies.ts'
import { seededRandom, type Random } from './random.ts'
import type { SeededApplications } from './seed-applications.ts'

/** Of its own: what it draws changes nothing else of the demo. */
const SEED = 0xee0
const SHARE = 0.7

/** How often each choice is made, in the order of `EEOC_CHOICES`. */
const WEIGHTS: { readonly [Question in EeocQuestion]: readonly number[] } = {
  gender: [44, 48, 2, 6],
  race: [19, 46, 17, 1, 8, 1, 4, 4],
  veteran: [7, 86, 7],
  disability: [8, 82, 10],
}

/** Answers are drawn without a look at anything else: they say nothing about scores or decisions. */
export async function seedEeocAnswers(db: Database, written: SeededApplications): Promise<void> {
  const { plans, companies, userId, applicationId } = written
  const random = seededRandom(SEED)
  await insertRows(db, {
    table: eeocAnswer,
    rows: plans.flatMap(({ company, requisition, person, submittedAt }) => {
      const isAnswered = random.chance(SHARE) && person.email !== DEMO_CANDIDATE.email
      if (submittedAt === null || !asksEeoc(company) || !isAnswered) return []
      return {
        accountId: companies.accountId(company.uuid),
        userSmartreqId: applicationId(requisition.uuid, person.uuid),
        userId: userId(person.uuid),
        gender: choose(random, 'gender'),
        race: choose(random, 'race'),
        veteran: choose(random, 'veteran'),
        disability: choose(random, 'disability'),
        answeredAt: submittedAt,
      }
    }),
  })
}

function choose<Question extends EeocQuestion>(random: Random, question: Question) {
  const choices: readonly (typeof EEOC_CHOICES)[Question][number][] = EEOC_CHOICES[question]
  return random.weighted(choices.map((choice, at) => [choice, WEIGHTS[question][at] ?? 0]))
}
