// Example requests about a company, and a row of what it prefers.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const accountExamples: SliceExamples = {
  bodies: {
    saveCompanyDetails: { name: 'Harbor & Pine', company_size: 5, languages: ['en', 'fr'] },
    savePreference: { value: '1' },
  },
  params: {
    savePreference: () => ({ keyname: 'REQUISITION_APPROVAL' }),
    removePreference: () => ({ keyname: 'REQUISITION_APPROVAL' }),
  },
  rows: ({ accountId }) => [
    sql`insert into account_preference values (${accountId}, 'EEOC_DASHBOARD', '1')`,
  ],
}
