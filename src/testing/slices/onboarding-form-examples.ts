// An example row of a company’s onboarding forms.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const onboardingFormExamples: SliceExamples = {
  rows: ({ accountId }) => [
    sql`insert into account_onboarding_form (account_id, name, sections) values (${accountId}, 'f', '[]')`,
  ],
}
