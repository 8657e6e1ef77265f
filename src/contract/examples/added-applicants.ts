// Example reply of `../applicants/added-applicants.ts`.
import { addApplicant, readResume } from '../applicants/added-applicants.ts'
import { example } from './example.ts'

export const addedApplicantExamples = [
  example(addApplicant, { data: { user_smartreq_id: 9001, ref_id: 8001, full_name: 'Ana Ruiz' } }),
  example(readResume, {
    data: {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@ruiz.example',
      phone_number: '+14015550134',
      is_late: false,
    },
  }),
]
