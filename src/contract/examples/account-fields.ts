// Example replies of `../account-fields.ts`.
import {
  archiveCompanyField,
  createAccountField,
  createCompanyField,
  deleteAccountField,
  listAccountFields,
  listCompanyFields,
  moveCompanyField,
  restoreCompanyField,
  updateAccountField,
  updateCompanyField,
  type AccountField,
} from '../settings/account-fields.ts'
import { nightShifts } from './application-form.ts'
import { example } from './example.ts'

export const accountField: AccountField = {
  account_field_id: 91,
  usage_type_id: 2,
  field: nightShifts.written,
  is_private: false,
  is_archived: false,
}

const page = { data: [accountField], meta: { page: 1, page_size: 25, total: 1 } }

export const accountFieldExamples = [
  example(listAccountFields, page),
  example(createAccountField, { data: accountField }),
  example(updateAccountField, { data: accountField }),
  example(deleteAccountField, { data: { account_field_id: 91 } }),
  example(listCompanyFields, page),
  example(createCompanyField, { data: accountField }),
  example(updateCompanyField, { data: accountField }),
  example(archiveCompanyField, { data: { ...accountField, is_archived: true } }),
  example(restoreCompanyField, { data: accountField }),
  example(moveCompanyField, { data: accountField }),
]
