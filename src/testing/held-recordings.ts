// What the server holds of a recording, looked at from outside.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { recording, recordingChunk } from '#server/db/schema/media.ts'

import type { Candidate } from './candidate.ts'
import { watchLoop } from './loop-monitor.ts'
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
      const url = `${addressOfRecording(recordingId)}media/`
      const headers = { authorization: `Bearer ${candidate.client.bearer ?? ''}` }
      const played = await watchLoop(`GET ${url}`, () => playRecording(test, { url, headers }))
      expect(played).toEqual([200, size])
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

// Read as a stream: a reply that is held whole also becomes a string, which takes this thread longer than the server does.
async function playRecording(
  test: TestApp,
  request: { url: string; headers: Record<string, string> },
): Promise<[status: number, bytes: number]> {
  const reply = await test.app.inject({ method: 'GET', payloadAsStream: true, ...request })
  let bytes = 0
  for await (const chunk of reply.stream() as AsyncIterable<Buffer>) bytes += chunk.length
  return [reply.statusCode, bytes]
}
