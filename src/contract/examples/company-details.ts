// Example replies of `../settings/company-details.ts`.
import { withPresets } from '../settings/account-preferences.ts'
import {
  type CompanyDetails,
  getCompanyDetails,
  getCompanySummary,
  listPreferences,
  removePreference,
  saveCompanyDetails,
  savePreference,
} from '../settings/company-details.ts'
import { example } from './example.ts'

const company = {
  account_id: 7,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d07',
  name: 'Harbor & Pine Logistics',
  logo_url: null,
  company_size: 5,
} as const

export const companyDetails: CompanyDetails = {
  ...company,
  use_custom_header: false,
  custom_header_file: null,
  accent_color: null,
  time_zone: 'America/New_York',
  languages: ['en', 'es'],
  default_language: 'en',
  preferences: withPresets([{ keyname: 'PATHWAY_ACCESS', value: '1' }]),
}

export const companyDetailsExamples = [
  example(getCompanyDetails, { data: companyDetails }),
  example(saveCompanyDetails, { data: companyDetails }),
  example(getCompanySummary, { data: company }),
  example(listPreferences, { data: companyDetails.preferences }),
  example(savePreference, { data: { keyname: 'REQUISITION_APPROVAL', value: '1' } }),
  example(removePreference, { data: { keyname: 'REQUISITION_APPROVAL', value: '0' } }),
]
