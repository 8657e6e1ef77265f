// Example replies of `../account-onboarding-forms.ts`.
import {
  archiveOnboardingForm,
  type CompanyOnboardingForm,
  createOnboardingForm,
  getCompanyOnboardingForm,
  listAccountOnboardingForms,
  listCompanyOnboardingForms,
  previewOnboardingForm,
  restoreOnboardingForm,
  setHireForm,
  updateOnboardingForm,
  type AccountOnboardingForm,
} from '../settings/account-onboarding-forms.ts'
import { applicationForm, formPackage } from './application-form.ts'
import { example } from './example.ts'

export const accountOnboardingForm: AccountOnboardingForm = {
  account_onboarding_form_id: 31,
  name: 'New employee',
  sections: applicationForm.sections,
}
export const companyOnboardingForm: CompanyOnboardingForm = {
  ...accountOnboardingForm,
  is_archived: false,
  requisition_count: 2,
  is_for_hires: false,
}
const archived = { ...companyOnboardingForm, is_archived: true }
const meta = { page: 1, page_size: 25, total: 1 }

export const accountOnboardingFormExamples = [
  example(listAccountOnboardingForms, { data: [accountOnboardingForm], meta }),
  example(listCompanyOnboardingForms, { data: [companyOnboardingForm], meta }),
  example(getCompanyOnboardingForm, { data: companyOnboardingForm }),
  example(createOnboardingForm, { data: companyOnboardingForm }),
  example(updateOnboardingForm, { data: companyOnboardingForm }),
  example(setHireForm, { data: { ...companyOnboardingForm, is_for_hires: true } }),
  example(archiveOnboardingForm, { data: archived }),
  example(restoreOnboardingForm, { data: companyOnboardingForm }),
  example(previewOnboardingForm, { data: { ...formPackage, kind: 'onboarding-form' } }),
]
