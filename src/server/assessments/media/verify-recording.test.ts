import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import type { Database } from '#server/db/database.ts'
import { attempt, userStepActivity } from '#server/db/schema/assessment.ts'
import { recordingChunk } from '#server/db/schema/media.ts'
import { application } from '#server/db/schema/requisition.ts'
import type { Storage } from '#server/storage/storage.ts'
import { only } from '#testing/builders.ts'
import { revision, save, submit } from '#testing/candidate.ts'
import {
  appendAll,
  beginRecording,
  buildRecorder,
  close,
  makeRecording,
  manifestOf,
  stateOf,
  VIDEO_QUESTIONS,
  webmChunks,
} from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

import { chunkKey, wholeKey } from './recording-keys.ts'
import { verifyRecording } from './verify-recording.ts'

const test = await openTestApp()
const { owner } = test.database

type Recorder = Awaited<ReturnType<typeof buildRecorder>>

describe('verification', () => {
  it('I10 makes ready what holds all that its manifest says; again changes nothing', async () => {
    const recorder = await buildRecorder(test)
    const { accountId } = recorder.candidate.application
    const recordingId = await makeRecording(test, { ...recorder, accountId })
    const ready = await stateOf(recorder.client, recordingId)
    expect(ready).toMatchObject({ status: 'ready', progress: 100, reason: null })
    await test.verifyRecording(recordingId, accountId)
    expect(await stateOf(recorder.client, recordingId)).toEqual(ready)
  })

  it.each([
    ['hash_differs', { lie: 'hash' }],
    ['digest_differs', { lie: 'digest' }],
  ] as const)('I10 fails a manifest that lies: %s', async (reason, { lie }) => {
    const recorder = await buildRecorder(test)
    const chunks = webmChunks()
    const honest = await manifestOf(chunks)
    const other = await manifestOf(webmChunks())
    const manifest =
      lie === 'digest'
        ? { ...honest, digest: other.digest }
        : { ...other, total_size: honest.total_size }
    const recordingId = await sendAll(recorder, { chunks, manifest })
    expect(await stateOf(recorder.client, recordingId)).toMatchObject({ status: 'failed', reason })
    await expectEvidence(recordingId, chunks.length)
  })

  it('I10 makes ready what came with the first byte of its header as a chunk of its own', async () => {
    const recorder = await buildRecorder(test)
    const [first = Buffer.alloc(0), ...rest] = webmChunks()
    const chunks = [first.subarray(0, 1), first.subarray(1), ...rest]
    const recordingId = await sendAll(recorder, { chunks, manifest: await manifestOf(chunks) })
    expect(await stateOf(recorder.client, recordingId)).toMatchObject({ status: 'ready' })
  })

  it('I10 fails what is no recording, whatever it says of itself', async () => {
    const recorder = await buildRecorder(test)
    const chunks = [Buffer.from('<!doctype html><script>alert(1)</script>')]
    const recordingId = await sendAll(recorder, { chunks, manifest: await manifestOf(chunks) })
    expect(await stateOf(recorder.client, recordingId)).toMatchObject({
      status: 'failed',
      reason: 'not_media',
    })
  })

  it('I10 fails when the storage lost a chunk, and takes the recording again as another round', async () => {
    const recorder = await buildRecorder(test)
    const { client, attemptId, candidate } = recorder
    const { accountId } = candidate.application
    const chunks = webmChunks()
    const recordingId = await beginRecording(client, { attemptId })
    await appendAll(client, { recordingId, chunks })
    await test.storage.remove(chunkKey({ accountId, recordingId, round: 1, index: 1 }))
    const manifest = await manifestOf(chunks)
    await close(client, { recordingId, manifest })
    await test.verifyRecording(recordingId, accountId)
    expect(await stateOf(client, recordingId)).toMatchObject({ reason: 'chunk_missing' })

    await beginRecording(client, { attemptId, recordingId, round: 2 })
    expect(await stateOf(client, recordingId)).toMatchObject({
      status: 'uploading',
      round: 2,
      received_bytes: 0,
    })
    await appendAll(client, { recordingId, chunks })
    await close(client, { recordingId, manifest })
    await test.verifyRecording(recordingId, accountId)
    expect(await stateOf(client, recordingId)).toMatchObject({ status: 'ready' })
    await expectEvidence(recordingId, 2 * chunks.length)
  })

  it('leaves alone what is still on its way, or belongs to another company', async () => {
    const recorder = await buildRecorder(test)
    const stranger = await buildRecorder(test)
    const { client, attemptId } = recorder
    const recordingId = await beginRecording(client, { attemptId })
    await test.verifyRecording(recordingId, recorder.candidate.application.accountId)
    expect(await stateOf(client, recordingId)).toMatchObject({ status: 'uploading' })
    const chunks = webmChunks()
    await appendAll(client, { recordingId, chunks })
    await close(client, { recordingId, manifest: await manifestOf(chunks) })
    await test.verifyRecording(recordingId, stranger.candidate.application.accountId)
    expect(await stateOf(client, recordingId)).toMatchObject({ status: 'processing' })
  })
})

describe('two verifications of one recording at once', () => {
  it.each(['reads a chunk', 'says that it is done'] as const)(
    'leave it whole, also when the other one is done before this one %s',
    async (moment) => {
      const recorder = await buildRecorder(test)
      const { client, attemptId, candidate } = recorder
      const { accountId } = candidate.application
      const chunks = webmChunks()
      const recordingId = await beginRecording(client, { attemptId })
      await appendAll(client, { recordingId, chunks })
      await close(client, { recordingId, manifest: await manifestOf(chunks) })
      const other = onceOnly(() => test.verifyRecording(recordingId, accountId))
      let transactions = 0
      const storage: Storage = {
        ...test.storage,
        size: async (key) => {
          if (moment === 'reads a chunk') await other()
          return test.storage.size(key)
        },
      }
      const inScope: Database['inScope'] = async (scope, work) => {
        transactions += 1
        if (transactions === 2) await other()
        return test.database.inScope(scope, work)
      }
      const database = { ...test.database, inScope }
      const { jobs, clock } = test
      await verifyRecording({ database, storage, jobs, now: clock.now }, { accountId, recordingId })

      expect(await stateOf(client, recordingId)).toMatchObject({ status: 'ready' })
      const key = wholeKey({ accountId, recordingId, round: 1 })
      expect(await buffer(test.storage.read(key))).toEqual(Buffer.concat(chunks))
      expect(
        await test.storage.size(chunkKey({ accountId, recordingId, round: 1, index: 0 })),
      ).toBe(null)
    },
  )

  it('clear away the chunks that a run which died had left', async () => {
    const recorder = await buildRecorder(test)
    const { accountId } = recorder.candidate.application
    const recordingId = await makeRecording(test, { ...recorder, accountId })
    const key = chunkKey({ accountId, recordingId, round: 1, index: 0 })
    await test.storage.write(key, Buffer.from('left'))
    await test.verifyRecording(recordingId, accountId)
    expect(await test.storage.size(key)).toBe(null)
    expect(await test.storage.size(wholeKey({ accountId, recordingId, round: 1 }))).not.toBe(null)
  })
})

describe('an attempt that names recordings', () => {
  it('I10 is accepted with them on their way, and complete when the last is verified', async () => {
    const recorder = await buildRecorder(test)
    const { client, attemptId, candidate } = recorder
    const { accountId } = candidate.application
    const first = await makeRecording(test, { ...recorder, accountId })
    const second = await beginRecording(client, { attemptId, questionId: VIDEO_QUESTIONS[1] })
    const answers = [
      revision(VIDEO_QUESTIONS[0], { value: first }),
      revision(VIDEO_QUESTIONS[1], { value: second }),
    ]
    await save(client, { attemptId, answers })
    expect((await submit(client, { attemptId, answers })).status).toBe(200)
    expect(await standing(recorder)).toMatchObject({
      activity: 'awaiting_recordings',
      application: 'incomplete',
      scorings: 0,
    })

    const chunks = webmChunks()
    await appendAll(client, { recordingId: second, chunks })
    await close(client, { recordingId: second, manifest: await manifestOf(chunks) })
    expect(await standing(recorder)).toMatchObject({ activity: 'awaiting_recordings' })
    await test.verifyRecording(second, accountId)
    await test.verifyRecording(second, accountId)
    expect(await standing(recorder)).toMatchObject({
      activity: 'scoring',
      application: 'new',
      scorings: 1,
    })
  })

  it('I10 is complete at once when all were verified before', async () => {
    const recorder = await buildRecorder(test)
    const { client, attemptId, candidate } = recorder
    const { accountId } = candidate.application
    const value = await makeRecording(test, { ...recorder, accountId })
    const answers = [revision(VIDEO_QUESTIONS[0], { value })]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    expect(await standing(recorder)).toMatchObject({ activity: 'scoring', application: 'new' })
  })

  it('I10 waits for a recording that failed, one that never came, and none that it does not name', async () => {
    const recorder = await buildRecorder(test)
    const { client, attemptId } = recorder
    const chunks = [Buffer.from('no recording at all')]
    const failed = await sendAll(recorder, { chunks, manifest: await manifestOf(chunks) })
    const answers = [
      revision(VIDEO_QUESTIONS[0], { value: failed }),
      revision(VIDEO_QUESTIONS[1], { value: crypto.randomUUID() }),
    ]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    expect(await standing(recorder)).toMatchObject({ activity: 'awaiting_recordings' })

    const other = await buildRecorder(test)
    await beginRecording(other.client, { attemptId: other.attemptId })
    await submit(other.client, { attemptId: other.attemptId, answers: [] })
    expect(await standing(other)).toMatchObject({ activity: 'scoring' })
  })

  it('takes no other value than an id for an answer', async () => {
    const { client, attemptId } = await buildRecorder(test)
    for (const value of [1, 'https://elsewhere.example/video', [1], ''])
      expect(
        (await save(client, { attemptId, answers: [revision(VIDEO_QUESTIONS[0], { value })] }))
          .status,
      ).toBe(400)
  })
})

describe('the queue', () => {
  it('I10 verifies by itself, and what is only recorded counts as submitted', async () => {
    const real = await openTestApp({ queue: 'real' })
    const { client, attemptId } = await buildRecorder(real)
    const recordingId = await beginRecording(client, { attemptId })
    const chunks = webmChunks()
    await appendAll(client, { recordingId, chunks })
    await close(client, { recordingId, manifest: await manifestOf(chunks) })
    const answers = [revision(VIDEO_QUESTIONS[0], { value: recordingId })]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    await vi.waitFor(
      async () => {
        expect(await stateOf(client, recordingId)).toMatchObject({ status: 'ready' })
        const rows = await real.database.owner
          .select({ status: userStepActivity.status })
          .from(userStepActivity)
        expect(rows).toEqual([{ status: 'submitted' }])
      },
      { timeout: 20_000, interval: 50 },
    )
  }, 40_000)
})

function onceOnly(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}

async function sendAll(
  { client, attemptId, candidate }: Recorder,
  given: { chunks: readonly Buffer[]; manifest: unknown },
): Promise<string> {
  const recordingId = await beginRecording(client, { attemptId })
  await appendAll(client, { recordingId, chunks: given.chunks })
  const closed = await close(client, { recordingId, manifest: given.manifest })
  expect(closed.status).toBe(200)
  await test.verifyRecording(recordingId, candidate.application.accountId)
  return recordingId
}

async function expectEvidence(recordingId: string, count: number): Promise<void> {
  const rows = await owner
    .select()
    .from(recordingChunk)
    .where(eq(recordingChunk.recordingId, recordingId))
  expect(rows).toHaveLength(count)
}

async function standing({ attemptId, candidate }: Recorder) {
  const { userSmartreqId } = candidate.application
  const activity = only(
    await owner
      .select({ status: userStepActivity.status })
      .from(userStepActivity)
      .innerJoin(attempt, eq(attempt.userStepActivityId, userStepActivity.userStepActivityId))
      .where(eq(attempt.attemptId, attemptId)),
  )
  const applied = only(
    await owner.select().from(application).where(eq(application.userSmartreqId, userSmartreqId)),
  )
  const scorings = test.recordedJobs.filter(
    ({ name, payload }) => name === 'score-attempt' && JSON.stringify(payload).includes(attemptId),
  )
  return { activity: activity.status, application: applied.status, scorings: scorings.length }
}
