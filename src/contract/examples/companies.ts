// Example replies of `../access/companies.ts`.
import { chooseCompany, listCompanies } from '../access/companies.ts'
import { example } from './example.ts'
import { recruiter } from './session.ts'

export const companyExamples = [
  example(listCompanies, {
    data: [
      { account_id: 7, account_name: 'Harbor & Pine Logistics', account_logo_url: null },
      { account_id: 8, account_name: 'Bluefin Care', account_logo_url: null },
    ],
    meta: { page: 1, page_size: 25, total: 2 },
  }),
  example(chooseCompany, { data: { roles: recruiter.roles } }),
]
