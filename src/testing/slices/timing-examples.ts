// Example requests and rows of the time limits of attempts.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'
import { journalBody, journalOf, startTimerBody } from '../timing.ts'

export const timingExamples: SliceExamples = {
  bodies: {
    startTimer: ({ target }) => startTimerBody({ attemptId: target.timedAttemptId }),
    saveJournal: async ({ target }) =>
      journalBody({
        attemptId: target.timedAttemptId,
        entries: await journalOf([{ kind: 'page' }]),
      }),
  },
  rows: ({ accountId, userId, attemptId }) => [
    sql`insert into attempt_timer values (${accountId}, ${attemptId}, 'activity', ${userId}, ${attemptId}, now(), now())`,
    sql`insert into attempt_journal values (${accountId}, ${attemptId}, ${attemptId}, 1, 'h', 'p', ${userId}, 'page', 0, 0, 0, ${attemptId}, '')`,
    sql`insert into attempt_timing values (${accountId}, ${attemptId}, ${userId}, 'verified', '[]', now())`,
  ],
}
