// Example replies of `../account-fields.ts`.
import {
  createAccountField,
  deleteAccountField,
  listAccountFields,
  updateAccountField,
  type AccountField,
} from '../settings/account-fields.ts'
import { nightShifts } from './application-form.ts'
import { example } from './example.ts'

export const accountField: AccountField = {
  account_field_id: 91,
  usage_type_id: 2,
  field: nightShifts.written,
  is_private: false,
}

export const accountFieldExamples = [
  example(listAccountFields, { data: [accountField], meta: { page: 1, page_size: 25, total: 1 } }),
  example(createAccountField, { data: accountField }),
  example(updateAccountField, { data: accountField }),
  example(deleteAccountField, { data: { account_field_id: 91 } }),
]
