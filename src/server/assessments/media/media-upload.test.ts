import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'
import { recording, recordingChunk } from '#server/db/schema/media.ts'
import { buildCompany, buildRequisition, type Requisition } from '#testing/builders.ts'
import { buildCandidate, startAttempt } from '#testing/candidate.ts'
import {
  addressOfRecording,
  append,
  appendAll,
  beginRecording,
  buildRecorder,
  checksumOf,
  close,
  manifestOf,
  recordingBody,
  stateOf,
  VIDEO_QUESTIONS,
  VIDEO_SLUG,
  webmChunks,
} from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

import { RESERVED_BYTES, STORAGE_QUOTAS } from './storage-quota.ts'

const RECORDINGS = '/user-response/v1/recordings/'

const test = await openTestApp()
const { owner } = test.database

describe('beginning a recording', () => {
  it('I10 answers where its bytes go, and that none are there', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const body = recordingBody({ attemptId })
    const reply = await client.post(RECORDINGS, body)
    expect(reply.status).toBe(201)
    expect(reply.headers).toMatchObject({
      location: addressOfRecording(body.recording_id),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-defer-length': '1',
    })
    expect(reply.body.data).toMatchObject({ status: 'uploading', progress: 0, round: 1 })
  })

  it('I3 makes one recording, however often it is begun and under whichever key', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const body = recordingBody({ attemptId })
    const replies = await Promise.all([1, 2, 3].map(() => client.post(RECORDINGS, body)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    const rows = await owner.select().from(recording)
    expect(rows.filter((row) => row.attemptId === attemptId)).toHaveLength(1)
  })

  it.each(['video/quicktime', 'text/html', 'audio/webm', '', 'video/webm;codecs=vp9'])(
    'refuses %s for a question on camera',
    async (mime) => {
      const { client, attemptId } = await buildRecorder(test)
      const reply = await client.post(RECORDINGS, recordingBody({ attemptId, mime }))
      expect(reply.status).toBe(415)
      expect(reply.body.error).toMatchObject({
        code: 'unsupported_recording_type',
        message: 'Only MP4, WebM, and Ogg video formats are supported.',
      })
    },
  )

  it('refuses a question that is not answered by a recording', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const reply = await client.post(RECORDINGS, recordingBody({ attemptId, questionId: 'other' }))
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_failed'])
  })

  it('takes no more than so many takes of one question', async () => {
    const { client, attemptId } = await buildRecorder(test)
    for (let take = 0; take < 20; take += 1) await beginRecording(client, { attemptId })
    const reply = await client.post(RECORDINGS, recordingBody({ attemptId }))
    expect([reply.status, reply.body.error.code]).toEqual([409, 'too_many_recordings'])
  })

  it.each(['question', 'person', 'requisition', 'account'] as const)(
    'is refused before it begins once the share of the %s is used',
    async (scope) => {
      const { mine, recordingId } = await usedBy(scope)
      const isThis = eq(recording.recordingId, recordingId)
      const storedBytes = STORAGE_QUOTAS[scope] - RESERVED_BYTES
      await owner.update(recording).set({ status: 'ready', storedBytes }).where(isThis)
      const { client, attemptId } = mine
      const last = recordingBody({ attemptId })
      expect((await client.post(RECORDINGS, last)).status).toBe(201)
      await owner.delete(recording).where(eq(recording.recordingId, last.recording_id))
      await owner
        .update(recording)
        .set({ storedBytes: storedBytes + 1 })
        .where(isThis)
      const reply = await client.post(RECORDINGS, recordingBody({ attemptId }))
      expect([reply.status, reply.body.error.code]).toEqual([409, 'storage_full'])
      expect(reply.body.error.details).toEqual({ scope })
    },
  )

  it('counts what failed rounds left behind', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const [bytes = Buffer.alloc(0)] = webmChunks()
    await append(client, { recordingId, offset: 0, bytes })
    const isThis = eq(recording.recordingId, recordingId)
    const failed = { status: 'failed', storedBytes: STORAGE_QUOTAS.question } as const
    await owner.update(recording).set(failed).where(isThis)
    const reply = await client.post(RECORDINGS, recordingBody({ attemptId, recordingId, round: 2 }))
    expect([reply.status, reply.body.error.code]).toEqual([409, 'storage_full'])
  })
})

/** A recorder, and a recording that counts for the share and for none of the narrower ones. */
async function usedBy(scope: keyof typeof STORAGE_QUOTAS) {
  const company = await buildCompany(test.database)
  const build = () => buildRequisition(test.database, { company, instruments: [VIDEO_SLUG] })
  const requisition = await build()
  const mine = await recorderOf(requisition)
  if (scope === 'question') return { mine, recordingId: await beginRecording(mine.client, mine) }
  const [, questionId] = VIDEO_QUESTIONS
  const other =
    scope === 'person' ? mine : await recorderOf(scope === 'account' ? await build() : requisition)
  return { mine, recordingId: await beginRecording(other.client, { ...other, questionId }) }
}

async function recorderOf(requisition: Requisition) {
  const candidate = await buildCandidate(test, { requisition })
  return {
    client: candidate.client,
    attemptId: await startAttempt(candidate, { slug: VIDEO_SLUG }),
  }
}

describe('appending chunks', () => {
  it('I10 goes on from the offset that HEAD tells', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = webmChunks()
    const one = await append(client, { recordingId, offset: 0, bytes: first })
    expect([one.status, one.headers['upload-offset']]).toEqual([204, String(first.length)])
    const head = await test.app.inject({
      method: 'HEAD',
      url: addressOfRecording(recordingId),
      headers: { authorization: `Bearer ${client.bearer ?? ''}` },
    })
    expect(Number(head.headers['upload-offset'])).toBe(first.length)
    await append(client, { recordingId, offset: first.length, bytes: second })
    expect(await stateOf(client, recordingId)).toMatchObject({
      received_bytes: first.length + second.length,
      received_chunks: 2,
    })
  })

  it('I3 I10 takes a chunk once when it comes again, or two come at once', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const [bytes = Buffer.alloc(0)] = webmChunks()
    const replies = await Promise.all(
      [1, 2, 3].map(() => append(client, { recordingId, offset: 0, bytes })),
    )
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409'])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatchObject({
      code: 'upload_offset_differs',
      details: { offset: bytes.length },
    })
    const rows = await owner.select().from(recordingChunk)
    expect(rows.filter((row) => row.recordingId === recordingId)).toHaveLength(1)
  })

  it('I10 refuses a chunk that leaves a hole, and stores none of it', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const reply = await append(client, { recordingId, offset: 10, bytes: Buffer.from('later') })
    expect(reply.status).toBe(409)
    expect(await stateOf(client, recordingId)).toMatchObject({ received_bytes: 0 })
  })

  it('I10 refuses bytes that are not what their checksum says', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const checksum = checksumOf(Buffer.from('sent'))
    const bytes = Buffer.from('bent')
    const reply = await append(client, { recordingId, offset: 0, bytes, checksum })
    expect([reply.status, reply.body.error.code]).toEqual([460, 'checksum_differs'])
    expect(await stateOf(client, recordingId)).toMatchObject({ received_bytes: 0 })
  })

  it('I12 takes a chunk by the checksum that older devices send', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const [bytes = Buffer.alloc(0)] = webmChunks([500])
    const checksum = checksumOf(bytes, 'sha256')
    expect((await append(client, { recordingId, offset: 0, bytes, checksum })).status).toBe(204)
    const manifest = await manifestOf([bytes])
    expect((await close(client, { recordingId, manifest })).status).toBe(200)
  })

  it('I10 keeps nothing of a chunk that it does not take', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const discarded: string[] = []
    const { storage } = test
    // Of the same storage, under another name: the one that is called stays the one that is watched.
    const plain = { ...storage }
    vi.spyOn(storage, 'stage').mockImplementation(() => {
      const staged = plain.stage()
      const discard = () => staged.discard().then(() => void discarded.push('file'))
      return { ...staged, discard }
    })
    const bytes = Buffer.from('too early')
    expect((await append(client, { recordingId, offset: 10, bytes })).status).toBe(409)
    expect((await append(client, { recordingId: randomUUID(), offset: 0, bytes })).status).toBe(404)
    await expect.poll(() => discarded).toEqual(['file', 'file'])
  })

  it('I10 refuses what is too large, empty, or said by another protocol', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const send = (bytes: Buffer, headers = {}) =>
      append(client, { recordingId, offset: 0, bytes, headers })
    expect((await send(Buffer.alloc(MAX_CHUNK_BYTES + 1))).status).toBe(413)
    expect((await send(Buffer.alloc(0))).status).toBe(400)
    expect((await send(Buffer.from('x'), { 'tus-resumable': '0.2.2' })).status).toBe(412)
    expect((await send(Buffer.from('x'), { 'upload-offset': '-1' })).status).toBe(400)
    expect((await send(Buffer.from('x'), { 'upload-checksum': 'md5 abc' })).status).toBe(400)
    expect((await send(Buffer.from('x'), { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send(Buffer.alloc(MAX_CHUNK_BYTES))).status).toBe(204)
  })
})

describe('closing a recording', () => {
  it('I10 is refused while chunks are missing, with their numbers', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const chunks = webmChunks()
    await appendAll(client, { recordingId, chunks: chunks.slice(0, 1) })
    const reply = await close(client, { recordingId, manifest: await manifestOf(chunks) })
    expect([reply.status, reply.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'recording_incomplete',
        details: { indexes: [1, 2], offset: chunks[0]?.length },
      }),
    ])
    expect(await stateOf(client, recordingId)).toMatchObject({ status: 'uploading' })
  })

  it('I10 is refused for sizes that are not those of the chunks, or do not add up', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const chunks = webmChunks()
    await appendAll(client, { recordingId, chunks })
    const manifest = await manifestOf(chunks)
    const lies = [
      { ...manifest, total_size: manifest.total_size + 1 },
      { ...manifest, chunks: manifest.chunks.toReversed() },
      { ...manifest, chunks: manifest.chunks.slice(1) },
      { ...manifest, chunks: manifest.chunks.map((chunk) => ({ ...chunk, size: 1 })) },
    ]
    for (const lie of lies)
      expect((await close(client, { recordingId, manifest: lie })).status).toBe(409)
    expect((await close(client, { recordingId, manifest })).body.data.status).toBe('processing')
  })

  it('I3 orders one verification, whatever comes again, and takes no chunk after it', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const chunks = webmChunks()
    await appendAll(client, { recordingId, chunks })
    const manifest = await manifestOf(chunks)
    const key = randomUUID()
    const replies = [
      await close(client, { recordingId, manifest, key }),
      await close(client, { recordingId, manifest, key }),
      await close(client, { recordingId, manifest }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const orders = test.recordedJobs.filter(
      ({ name, payload }) =>
        name === 'verify-recording' && JSON.stringify(payload).includes(recordingId),
    )
    expect(orders).toHaveLength(1)
    const late = await append(client, {
      recordingId,
      offset: manifest.total_size,
      bytes: Buffer.from('x'),
    })
    expect([late.status, late.body.error.code]).toEqual([409, 'recording_closed'])
  })
})

describe('another user', () => {
  it('I11 finds no recording of another person, and takes no id of theirs', async () => {
    const mine = await buildRecorder(test)
    const recordingId = await beginRecording(mine.client, { attemptId: mine.attemptId })
    const other = await buildRecorder(test)
    const { client } = other
    const statuses = [
      (await client.get(addressOfRecording(recordingId))).status,
      (await append(client, { recordingId, offset: 0, bytes: Buffer.from('x') })).status,
      (await close(client, { recordingId, manifest: await manifestOf(webmChunks()) })).status,
      (await client.get(`${addressOfRecording(recordingId)}media/`)).status,
      (await client.post(RECORDINGS, recordingBody({ attemptId: mine.attemptId }))).status,
      (await client.post(RECORDINGS, recordingBody({ attemptId: other.attemptId, recordingId })))
        .status,
    ]
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    expect(await stateOf(mine.client, recordingId)).toMatchObject({ received_bytes: 0 })
  })

  it('I11 is told to sign in before a byte is taken', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const recordingId = await beginRecording(client, { attemptId })
    const signedOut = await append(test.client(), {
      recordingId,
      offset: 0,
      bytes: Buffer.from('x'),
    })
    expect(signedOut.status).toBe(401)
    const stranger = await buildCandidate(test)
    const missing = await stranger.client.get(addressOfRecording(randomUUID()))
    expect(missing.status).toBe(404)
  })
})
