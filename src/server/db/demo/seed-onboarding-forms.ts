// Writes the onboarding forms of the demo companies; the first is the one that new hires get.
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'

import type { Database } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import { DEMO_ONBOARDING_FORMS } from './onboarding-forms.ts'
import type { SeededCompanies } from './seed-companies.ts'

export async function seedOnboardingForms(
  db: Database,
  { accountId }: Pick<SeededCompanies, 'accountId'>,
): Promise<void> {
  await db.insert(accountOnboardingForm).values(
    DEMO_COMPANIES.flatMap(({ uuid }) =>
      DEMO_ONBOARDING_FORMS.map((form, index) => ({
        ...form,
        accountId: accountId(uuid),
        isForHires: index === 0,
      })),
    ),
  )
}
