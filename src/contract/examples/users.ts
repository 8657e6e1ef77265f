// Example replies of `../access/users.ts`, and of the list of a company’s users.
import { listMembers } from '../access/roles.ts'
import { listUsers, reassignCredentials } from '../access/users.ts'
import { example } from './example.ts'

export const userExamples = [
  example(listUsers, {
    data: [
      {
        user_id: 12,
        first_name: 'Maren',
        last_name: 'Okafor',
        email: 'maren.okafor@harborpine.example.com',
        is_jf_admin: false,
        created_at: '2026-03-04T15:00:00.000Z',
        accounts: [{ account_id: 7, account_name: 'Harbor & Pine Logistics' }],
      },
    ],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(listMembers, {
    data: [
      {
        user_id: 13,
        first_name: 'Olga',
        last_name: 'Petrovic',
        email: 'olga.petrovic@harborpine.example.com',
        roles: [{ role_id: 3, role_name: 'Account admin' }],
      },
    ],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(reassignCredentials, { data: { user_id: 12, ended: 2, removed: 1 } }),
]
