// Recordings as a device sends them, request by request: begins them, appends chunks, closes them. Decides nothing.
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { recordingDigest } from '#contract/assessments/recording-digest.ts'
import { CHUNK_CONTENT_TYPE, TUS_VERSION } from '#contract/assessments/recording-rules.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import { buildCompany, buildRequisition } from './builders.ts'
import { buildCandidate, startAttempt, type Candidate } from './candidate.ts'
import type { TestApp } from './test-app.ts'
import type { Client, Reply } from './test-client.ts'

export const RECORDINGS = '/user-response/v1/recordings/'
export const VIDEO_SLUG = 'video-introduction'
export const VIDEO_QUESTIONS = ['video-introduction-1', 'video-introduction-2'] as const

/** The header of a WebM file, as browsers write it. */
const WEBM_HEADER = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)

/** Chunks that begin as a WebM file does, each of other bytes. */
export function webmChunks(sizes: readonly number[] = [3000, 2000, 500]): Buffer[] {
  return sizes.map((size, index) =>
    index === 0
      ? Buffer.concat([WEBM_HEADER, randomBytes(Math.max(0, size - WEBM_HEADER.length))])
      : randomBytes(size),
  )
}

/** A user who applied where a video introduction is asked for, and nothing else, and who started it. */
export async function buildRecorder(
  test: TestApp,
): Promise<{ candidate: Candidate; attemptId: string; client: Client }> {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, instruments: [VIDEO_SLUG] })
  const candidate = await buildCandidate(test, { requisition })
  const attemptId = await startAttempt(candidate, { slug: VIDEO_SLUG })
  return { candidate, attemptId, client: candidate.client }
}

/** Body that begins a recording. */
export function recordingBody(given: {
  attemptId: string
  recordingId?: string
  questionId?: string
  mime?: string
  round?: number
}) {
  return {
    payload_version: PAYLOAD_VERSION,
    recording_id: given.recordingId ?? randomUUID(),
    attempt_id: given.attemptId,
    question_id: given.questionId ?? VIDEO_QUESTIONS[0],
    device_id: randomUUID(),
    mime: given.mime ?? 'video/webm',
    round: given.round ?? 1,
  }
}

/** Begins a recording and returns its id. */
export async function beginRecording(
  client: Client,
  given: Parameters<typeof recordingBody>[0],
): Promise<string> {
  const reply = await client.post(RECORDINGS, recordingBody(given))
  if (reply.status !== 201) throw new Error(`Refused: ${JSON.stringify(reply.body)}`)
  return reply.body.data.recording_id
}

/** What a chunk travels with. */
export function checksumOf(bytes: Buffer, algorithm: 'sha1' | 'sha256' = 'sha1'): string {
  return `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`
}

/** Appends a chunk; its checksum is good unless another is given. */
export function append(
  client: Client,
  given: {
    recordingId: string
    offset: number
    bytes: Buffer
    checksum?: string
    headers?: Record<string, string>
  },
): Promise<Reply> {
  const { recordingId, offset, bytes, headers = {} } = given
  const checksum = given.checksum ?? checksumOf(bytes)
  return client.send({
    method: 'PATCH',
    url: addressOfRecording(recordingId),
    payload: bytes,
    headers: {
      'content-type': CHUNK_CONTENT_TYPE,
      'tus-resumable': TUS_VERSION,
      'upload-offset': String(offset),
      'upload-checksum': checksum,
      ...headers,
    },
  })
}

/** Appends chunks one after the other, from the beginning. */
export async function appendAll(
  client: Client,
  given: { recordingId: string; chunks: readonly Buffer[] },
): Promise<void> {
  let offset = 0
  for (const bytes of given.chunks) {
    const reply = await append(client, { recordingId: given.recordingId, offset, bytes })
    if (reply.status !== 204) throw new Error(`Refused: ${JSON.stringify(reply.body)}`)
    offset += bytes.length
  }
}

/** A manifest that says what the chunks are. */
export async function manifestOf(chunks: readonly Buffer[]) {
  const described = chunks.map((bytes, index) => ({
    index,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  return {
    payload_version: PAYLOAD_VERSION,
    chunks: described,
    total_size: described.reduce((sum, chunk) => sum + chunk.size, 0),
    digest: await recordingDigest(described),
    duration_ms: 12_000,
  }
}

/** Says that a recording is whole. */
export function close(
  client: Client,
  given: { recordingId: string; manifest: unknown; key?: string },
): Promise<Reply> {
  const { recordingId, manifest, key } = given
  return client.post(
    `${addressOfRecording(recordingId)}manifest/`,
    manifest,
    key === undefined ? {} : { key },
  )
}

/** A recording that is sent, verified and ready to be played. */
export async function makeRecording(
  test: TestApp,
  given: {
    client: Client
    accountId: number
    attemptId: string
    questionId?: string
    mime?: string
    chunks?: readonly Buffer[]
  },
): Promise<string> {
  const { client, accountId, chunks = webmChunks() } = given
  const recordingId = await beginRecording(client, given)
  await appendAll(client, { recordingId, chunks })
  await close(client, { recordingId, manifest: await manifestOf(chunks) })
  await test.verifyRecording(recordingId, accountId)
  return recordingId
}

/** What the server says of a recording. */
export async function stateOf(client: Client, recordingId: string) {
  return (await client.get(addressOfRecording(recordingId))).body.data
}

/** The address of a recording. */
export function addressOfRecording(recordingId: string): string {
  return `${RECORDINGS}${recordingId}/`
}
