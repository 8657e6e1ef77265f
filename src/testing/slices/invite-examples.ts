// Example requests and rows of applicants who are invited.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

const INVITE = { subject: 'Join us', body: '<p>{{job_name}}</p>', language: 'en' }

export const inviteExamples: SliceExamples = {
  bodies: {
    addApplicant: () => ({
      email: `${randomUUID()}@example.com`,
      first_name: 'Inês',
      last_name: 'Duarte',
      is_invited: false,
    }),
    readResume: () => {
      const form = new FormData()
      form.set('file', new File(['Ana Ruiz'], 'cv.txt'))
      return form
    },
    inviteApplicant: { email: 'ines@duarte.example', first_name: 'Inês', last_name: 'Duarte' },
    previewInviteMessage: { ...INVITE, first_name: 'Inês', last_name: '' },
    saveInviteMessage: INVITE,
  },
  rows: ({ accountId, userId, jobId, attemptId }) => [
    sql`insert into invite_message values (${accountId}, ${jobId}, 's', 'b', 'en')`,
    sql`insert into applicant_invitation (account_id, invitation_uuid, job_id, email, first_name, last_name, sent_by, subject, body, language, apply_path, origin, created_at)
        values (${accountId}, ${attemptId}, ${jobId}, 'e', 'f', 'l', ${userId}, 's', 'b', 'en', '/', 'o', now())`,
  ],
}
