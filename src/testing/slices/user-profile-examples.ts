// Example requests and rows of what users say about themselves.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const userProfileExamples: SliceExamples = {
  bodies: { saveUserProfile: { first_name: 'Ada', dob: '1990-02-28', gender: 'Female' } },
  rows: ({ userId, attemptId }) => [
    sql`insert into user_profile (user_id, city, saved_at) values (${userId}, 'Saltmarsh', now())`,
    sql`insert into user_private values (${userId}, '1987-03-21', 'Female')`,
    sql`insert into user_resume (resume_id, user_id, file_name, mime, size, created_at) values (${attemptId}, ${userId}, 'r.pdf', 'application/pdf', 1, now())`,
  ],
}
