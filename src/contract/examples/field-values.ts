// Example replies of `../settings/field-values.ts`.
import {
  listJobFields,
  listPersonFields,
  saveJobFields,
  savePersonFields,
  type FieldValue,
} from '../settings/field-values.ts'
import { nightShifts } from './application-form.ts'
import { example } from './example.ts'

const fieldValue: FieldValue = {
  user_field_id: 301,
  account_field_id: 91,
  field: nightShifts.written,
  is_private: false,
  is_archived: false,
  answer: 1,
}

const reply = { data: { fields: [fieldValue] } }

export const fieldValueExamples = [
  example(listPersonFields, reply),
  example(savePersonFields, reply),
  example(listJobFields, reply),
  example(saveJobFields, reply),
]
