// Example requests and rows of a company’s onboarding forms.
import { sql } from 'drizzle-orm'

import { applicationForm } from '#contract/examples/application-form.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const FORM = { name: 'Newcomers', sections: applicationForm.sections }

export const onboardingFormExamples: SliceExamples = {
  bodies: {
    createOnboardingForm: FORM,
    updateOnboardingForm: FORM,
    restoreOnboardingForm: {},
    previewOnboardingForm: FORM,
    setHireForm: { is_for_hires: true },
  },
  params: {
    getCompanyOnboardingForm: unlessMissing(newForm),
    updateOnboardingForm: unlessMissing(newForm),
    archiveOnboardingForm: unlessMissing(newForm),
    restoreOnboardingForm: unlessMissing(newForm),
    setHireForm: unlessMissing(newForm),
  },
  rows: ({ accountId }) => [
    sql`insert into account_onboarding_form (account_id, name, sections) values (${accountId}, 'f', '[]')`,
  ],
}

async function newForm({ test, target }: ExampleNeeds) {
  const [made] = await test.database.owner
    .insert(accountOnboardingForm)
    .values({ accountId: target.accountId, ...FORM, name: crypto.randomUUID() })
    .returning()
  return { account_onboarding_form_id: made?.accountOnboardingFormId ?? NO_ID }
}
