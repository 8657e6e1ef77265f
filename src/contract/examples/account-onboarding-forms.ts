// Example replies of `../account-onboarding-forms.ts`.
import {
  listAccountOnboardingForms,
  type AccountOnboardingForm,
} from '../settings/account-onboarding-forms.ts'
import { applicationForm } from './application-form.ts'
import { example } from './example.ts'

export const accountOnboardingForm: AccountOnboardingForm = {
  account_onboarding_form_id: 31,
  name: 'New employee',
  sections: applicationForm.sections,
}

export const accountOnboardingFormExamples = [
  example(listAccountOnboardingForms, {
    data: [accountOnboardingForm],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
]
