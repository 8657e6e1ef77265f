// Example replies of `../memberships.ts`.
import { listMemberships, leaveCompany } from '../access/memberships.ts'
import { example } from './example.ts'

export const membershipExamples = [
  example(listMemberships, {
    data: {
      companies: [
        {
          account_id: 7,
          account_name: 'Harbor & Pine Logistics',
          role_names: ['Recruiter'],
          team_count: 3,
          is_last_admin: false,
        },
      ],
      has_password: true,
    },
  }),
  example(leaveCompany, { data: { account_id: 7 } }),
]
