// Example replies of `../lookups.ts`.
import {
  listLookups,
  listSeparationGroups,
  listTimeZones,
  SEPARATION_GROUPS,
} from '../lookups/lookups.ts'
import { example } from './example.ts'

export const lookupExamples = [
  example(listLookups, {
    data: {
      company_sizes: [{ id: 1, name: '1-10' }],
      job_types: [{ id: 2, name: 'Requisition' }],
      question_types: [{ id: 3, name: 'Pre-screen Question(s)' }],
      usage_types: [{ id: 1, name: 'Attributes' }],
      separation_groups: [...SEPARATION_GROUPS],
      genders: ['Male', 'Female'],
      position_types: ['full_time', 'part_time'],
      languages: ['en', 'es', 'fr'],
      timezones: [{ name: 'America/New_York' }],
    },
  }),
  example(listTimeZones, { data: [{ name: 'America/New_York' }, { name: 'Europe/Madrid' }] }),
  example(listSeparationGroups, { data: [...SEPARATION_GROUPS] }),
]
