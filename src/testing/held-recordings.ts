// What the server holds of a recording, looked at from outside.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { recording, recordingChunk } from '#server/db/schema/media.ts'

import type { Candidate } from './candidate.ts'
import { addressOfRecording } from './recordings.ts'
import type { TestApp } from './test-app.ts'

export function recordingsAt(test: TestApp) {
  const { owner } = test.database
  return {
    /** The job that looks whether it arrived as it was recorded. */
    verify: (candidate: Candidate, recordingId: string) =>
      test.verifyRecording(recordingId, candidate.application.accountId),
    /** It can be played, and its chunks are there once. */
    expectWhole: async (
      candidate: Candidate,
      { recordingId, size }: { recordingId: string; size: number },
    ): Promise<void> => {
      const reply = await test.app.inject({
        method: 'GET',
        url: `${addressOfRecording(recordingId)}media/`,
        headers: { authorization: `Bearer ${candidate.client.bearer ?? ''}` },
      })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, size])
      const isIt = eq(recording.recordingId, recordingId)
      const [row] = await owner.select().from(recording).where(isIt)
      const chunks = await owner
        .select()
        .from(recordingChunk)
        .where(eq(recordingChunk.recordingId, recordingId))
      const held = chunks.filter((chunk) => chunk.round === row?.round)
      expect(held.reduce((sum, chunk) => sum + chunk.size, 0)).toBe(size)
    },
  }
}
