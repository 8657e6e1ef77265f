// The requests of a recording's upload, in the name of one owner.
import type { z } from 'zod'

import type {
  closeRecording,
  createRecording,
  RecordingState,
} from '#contract/assessments/media.ts'
import { CHUNK_CONTENT_TYPE, TUS_VERSION } from '#contract/assessments/recording-rules.ts'

import { networkError, toApiError } from '../api/api-error.ts'
import { unwrap, type Api } from '../api/client.ts'
import { API_ORIGIN, USER_HEADER, type SessionFetch } from '../api/session-fetch.ts'
import type { KeptBytes } from './chunk-bytes.ts'
import { realTime } from './device-time.ts'
import type { KeptPart } from './media-database.ts'
import type { Outcome } from './outcome.ts'
import { keyed, outcomeOf, PATIENCE_MS, type Sender } from './transport.ts'

export type CreateRequest = z.output<typeof createRecording.body>
export type CloseRequest = z.output<typeof closeRecording.body>
export type SentChunk = {
  readonly offset: number
  readonly part: KeptPart
  readonly bytes: KeptBytes
}

export type MediaTransport = {
  create(key: string, body: CreateRequest): Promise<Outcome<RecordingState>>
  fetchState(recordingId: string): Promise<Outcome<RecordingState>>
  /** Tells the offset after the chunk. */
  append(recordingId: string, chunk: SentChunk): Promise<Outcome<number>>
  close(
    key: string,
    given: { recordingId: string; body: CloseRequest },
  ): Promise<Outcome<RecordingState>>
}

/** A chunk may take as long as it takes at this speed, on a bad line. */
const BYTES_PER_MS = 8

/** The transport of one owner; each request says whose it is (I11). */
export function apiMediaTransport(
  { api, session }: { api: Api; session: Pick<SessionFetch, 'fetch'> },
  { ownerId, time = realTime }: Sender,
): MediaTransport {
  const headers = { [USER_HEADER]: String(ownerId) }
  const path = (recordingId: string) => ({ path: { recording_id: recordingId } })
  return {
    create: (key, body) =>
      outcomeOf({ time, isMeant: sameRecording(body.recording_id) }, (signal) => {
        const params = keyed(key)
        return unwrap(api.POST('/user-response/v1/recordings/', { params, headers, body, signal }))
      }),
    fetchState: (recordingId) =>
      outcomeOf({ time, isMeant: sameRecording(recordingId) }, (signal) => {
        const params = path(recordingId)
        return unwrap(
          api.GET('/user-response/v1/recordings/{recording_id}/', { params, headers, signal }),
        )
      }),
    append: (recordingId, chunk) =>
      outcomeOf({ time, ms: patienceFor(chunk) }, async (signal) => {
        const response = await session.fetch(chunkRequest(recordingId, { chunk, headers, signal }))
        const { ok, status } = response
        if (!ok) throw toApiError({ status, body: await bodyOf(response) })
        return { data: offsetOf(response) }
      }),
    close: (key, { recordingId, body }) =>
      outcomeOf({ time, isMeant: sameRecording(recordingId) }, (signal) => {
        const params = { ...keyed(key), ...path(recordingId) }
        const request = { params, headers, body, signal }
        return unwrap(api.POST('/user-response/v1/recordings/{recording_id}/manifest/', request))
      }),
  }
}

function sameRecording(recordingId: string) {
  return ({ recording_id }: { recording_id: string }) => recording_id === recordingId
}

function patienceFor({ part }: SentChunk): number {
  return PATIENCE_MS + part.size / BYTES_PER_MS
}

// By hand: the typed client knows JSON bodies only.
function chunkRequest(
  recordingId: string,
  given: { chunk: SentChunk; headers: Record<string, string>; signal: AbortSignal },
): Request {
  const { chunk, headers, signal } = given
  const address = `/user-response/v1/recordings/${encodeURIComponent(recordingId)}/`
  return new Request(new URL(address, API_ORIGIN), {
    method: 'PATCH',
    headers: {
      ...headers,
      'Content-Type': CHUNK_CONTENT_TYPE,
      'Tus-Resumable': TUS_VERSION,
      'Upload-Offset': String(chunk.offset),
      'Upload-Checksum': checksumOf(chunk.part),
    },
    body: chunk.bytes,
    signal,
  })
}

function checksumOf({ sha1, sha256 }: KeptPart): string {
  return sha1 === undefined ? `sha256 ${base64Of(sha256)}` : `sha1 ${base64Of(sha1)}`
}

/** @throws ApiError `network` for a reply that names no offset: nothing is known about the chunk. */
function offsetOf({ headers }: Response): number {
  const offset = headers.get('Upload-Offset') ?? ''
  if (/^\d{1,15}$/.test(offset)) return Number(offset)
  throw networkError(new Error('No Upload-Offset'))
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

function base64Of(hex: string): string {
  return btoa(hex.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))))
}
