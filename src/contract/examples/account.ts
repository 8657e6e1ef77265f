// Example replies of `../account.ts`.
import { getAccountInfo } from '../access/account.ts'
import {
  getHiringSettings,
  listDepartments,
  saveHiringSettings,
} from '../settings/hiring-settings.ts'
import { example } from './example.ts'

export const accountExamples = [
  example(getAccountInfo, {
    data: {
      name: 'Harbor & Pine Logistics',
      account_id: 7,
      uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d07',
      logo_url: null,
      use_custom_header: false,
      custom_header_file: null,
      accent_color: null,
      preferences: [{ keyname: 'PATHWAY_ACCESS', value: '1' }],
    },
  }),
  example(getHiringSettings, {
    data: { needs_approval: false, candidate_contact: '', waiting_count: 0 },
  }),
  example(saveHiringSettings, {
    data: { needs_approval: true, candidate_contact: 'jobs@harbor.example', waiting_count: 0 },
  }),
  example(listDepartments, { data: [{ name: 'Operations' }, { name: 'Warehouse' }] }),
]
