// Example requests and rows of recordings.
import { sql } from 'drizzle-orm'

import { manifestOf, recordingBody, webmChunks } from '../recordings.ts'
import type { SliceExamples } from '../slice-examples.ts'

export const mediaExamples: SliceExamples = {
  bodies: {
    createRecording: ({ target }) => recordingBody({ attemptId: target.recordedAttemptId }),
    closeRecording: () => manifestOf(webmChunks()),
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId }) => [
    sql`insert into recording (account_id, recording_id, attempt_id, question_id, user_id, user_smartreq_id, device_id, mime)
        values (${accountId}, ${attemptId}, ${attemptId}, 'q', ${userId}, ${userSmartreqId}, ${attemptId}, 'video/webm')`,
    sql`insert into recording_chunk (account_id, recording_id, round, index, user_id, size, sha256)
        values (${accountId}, ${attemptId}, 1, 0, ${userId}, 1, 'h')`,
  ],
}
