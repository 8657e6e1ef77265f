// Example reply of `../applicants/added-applicants.ts`.
import { addApplicant } from '../applicants/added-applicants.ts'
import { example } from './example.ts'

export const addedApplicantExamples = [
  example(addApplicant, { data: { user_smartreq_id: 9001, full_name: 'Ana Ruiz' } }),
]
