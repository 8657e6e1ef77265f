// Example requests and rows of career pages and job postings.
import { sql } from 'drizzle-orm'

import { postingBody } from '../careers.ts'
import type { SliceExamples } from '../slice-examples.ts'

export const careerExamples: SliceExamples = {
  bodies: {
    updateCareerPage: { headline: 'Work with us' },
    saveJobPosting: () => postingBody(),
    changePostingStatus: { action: 'unpublish' },
  },
  rows: ({ accountId, jobId }) => [
    sql`insert into career_page (account_id, slug) values (${accountId}, ${`company-${accountId}`})`,
    sql`insert into job_posting (account_id, job_id, title) values (${accountId}, ${jobId}, 't')`,
  ],
}
