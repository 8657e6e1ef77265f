// Example replies of `../people/person-merges.ts`.
import * as contract from '../people/person-merges.ts'
import type { MergeSide, PersonMergePreview } from '../people/person-merges.ts'
import { example } from './example.ts'

const job: MergeSide['jobs'][number] = {
  user_job_id: 802,
  job_id: 31,
  profile_title: 'Shift lead',
  job_title: 'Shift lead, nights',
  department: 'Logistics',
  employee_number: 'HP-1042',
  start_date: '2026-02-02',
  end_date: null,
  state: 'current',
}

const primary: MergeSide = {
  user_id: 701,
  details: {
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada@example.com',
    phone_number: '+14015550134',
    city: 'Saltmarsh',
    state_code: 'GA',
    country_code: 'US',
  },
  jobs: [job],
  application_count: 1,
  supervised_count: 4,
}

const duplicate: MergeSide = {
  user_id: 709,
  details: { ...primary.details, first_name: 'Adaeze', email: 'a.okafor@example.com', city: null },
  jobs: [
    {
      ...job,
      user_job_id: 812,
      job_title: 'Shift lead',
      employee_number: 'HP-2207',
      start_date: '2026-03-02',
    },
    {
      ...job,
      user_job_id: 811,
      job_id: 32,
      profile_title: 'Picker',
      job_title: 'Picker',
      employee_number: null,
      start_date: '2024-03-04',
      end_date: '2025-06-30',
      state: 'ended',
    },
  ],
  application_count: 0,
  supervised_count: 0,
}

export const mergePreviewExample: PersonMergePreview = {
  primary,
  duplicate,
  blocker: null,
  overlaps: [
    {
      primary_user_job_id: 802,
      duplicate_user_job_id: 812,
      removable: [802, 812],
      endable: 802,
    },
  ],
  employee_numbers: ['HP-1042', 'HP-2207'],
}

const pair = { user_id: 701, other_user_id: 709 }
const undo = {
  user_id: 709,
  primary_user_id: 701,
  returned_user_job_ids: [811, 812],
  kept_fields: ['city' as const],
  cleared_fields: [],
  kept_jobs: [
    { user_job_id: 813, job_title: 'Shift manager', user_id: 701, work: 'created' as const },
  ],
}

export const personMergeExamples = [
  example(contract.listDuplicatePeople, {
    data: [
      {
        reasons: ['name_and_start_date', 'phone'],
        people: [
          {
            user_id: 701,
            first_name: 'Ada',
            last_name: 'Okafor',
            email: 'ada@example.com',
            job_title: 'Shift lead, nights',
            start_date: '2026-02-02',
          },
          {
            user_id: 709,
            first_name: 'Adaeze',
            last_name: 'Okafor',
            email: 'a.okafor@example.com',
            job_title: 'Shift lead',
            start_date: '2026-03-02',
          },
        ],
      },
    ],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(contract.dismissDuplicatePerson, { data: pair }),
  example(contract.restoreDuplicatePerson, { data: pair }),
  example(contract.previewPersonMerge, { data: mergePreviewExample }),
  example(contract.mergePeople, {
    data: {
      user_id: 701,
      merged_user_id: 709,
      moved_user_job_ids: [811, 812],
      undo_until: '2026-05-31T10:00:00.000Z',
    },
  }),
  example(contract.previewPersonMergeUndo, { data: undo }),
  example(contract.undoPersonMerge, { data: undo }),
]
