// Writes the lists in the settings of the demo companies.
import { phoneNumber } from '#server/db/schema/phone-number.ts'
import { scoringCriterion } from '#server/db/schema/scoring-criterion.ts'
import { separationReason } from '#server/db/schema/separation-reason.ts'

import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import {
  DEMO_PHONE_NUMBERS,
  DEMO_SCORING_CRITERIA,
  DEMO_SEPARATION_REASONS,
} from './company-lists.ts'
import type { SeededCompanies } from './seed-companies.ts'

export async function seedCompanyLists(
  db: Database,
  companies: Pick<SeededCompanies, 'accountId'>,
): Promise<void> {
  const ids = DEMO_COMPANIES.map(({ uuid }) => companies.accountId(uuid))
  const forEach = <Row extends object>(rows: readonly Row[]) =>
    ids.flatMap((accountId) => rows.map((row) => ({ ...row, accountId })))
  const reasons = DEMO_SEPARATION_REASONS.map(([name, separationType], index) => ({
    name,
    separationType,
    sortOrder: index + 1,
  }))
  await db.insert(separationReason).values(forEach(reasons))
  await db.insert(phoneNumber).values(forEach(DEMO_PHONE_NUMBERS))
  await db.insert(scoringCriterion).values(forEach(DEMO_SCORING_CRITERIA))
}
