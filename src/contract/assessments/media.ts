// Recorded answers: how a recording comes to the server in chunks, what the server says of it, and how it is played.
//
// When is an answer that names a recording complete? When the server verified all of the recording: every chunk by its
// size and hash, the whole by its size and digest, and its type by its content. An attempt may be submitted before
// that, since the fence covers the answers; its activity is then `awaiting_recordings`, which is not complete: it is
// not scored and does not hand the application in. The verification of the last recording that the answers name
// completes it. A recording that failed keeps it waiting, and may be sent again, as another round; a recording that no
// answer names delays nothing.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { FILE_TYPES, MAX_FILE_NAME } from '../core/file-rules.ts'
import {
  dataOf,
  deviceBornIdSchema,
  idSchema,
  instantSchema,
  payloadVersionSchema,
  oneLine,
} from '../core/shape.ts'
import { MAX_CHUNK_BYTES, MAX_RECORDING_BYTES, RECORDING_TYPES } from './recording-rules.ts'

const TAG = 'Recordings'

const MAX_CHUNKS = 2000
/** A device counts each time that it sends one again, needed or not. */
const MAX_ROUNDS = 1000
const MINUTE_SECONDS = 60

const recordingStatusSchema = z.enum(['uploading', 'processing', 'ready', 'failed'])
export type RecordingStatus = z.infer<typeof recordingStatusSchema>

/** Why a recording did not hold what its manifest says. */
const recordingFailureSchema = z.enum([
  'chunk_missing',
  'size_differs',
  'hash_differs',
  'digest_differs',
  'not_media',
  /** A file whose bytes are of another format than its type says. */
  'not_this_format',
])
export type RecordingFailure = z.infer<typeof recordingFailureSchema>

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)

const manifestChunkSchema = z.object({
  index: z.number().int().min(0).max(MAX_CHUNKS),
  size: z.number().int().min(1).max(MAX_CHUNK_BYTES),
  /** SHA-256 of the chunk's bytes, hexadecimal. */
  sha256: hashSchema,
})
export type ManifestChunk = z.infer<typeof manifestChunkSchema>

export const recordingStateSchema = z.object({
  recording_id: z.uuid(),
  attempt_id: z.uuid(),
  question_id: z.string(),
  mime: z.enum([...RECORDING_TYPES, ...FILE_TYPES]),
  status: recordingStatusSchema,
  reason: recordingFailureSchema.nullable(),
  /** 0–100; 100 only when it is ready. */
  progress: z.number().int(),
  /** Counts the goes at sending it, from 1: one that failed verification may be sent again. */
  round: z.number().int(),
  received_bytes: z.number().int(),
  received_chunks: z.number().int(),
  /** Null until the manifest came. */
  total_bytes: z.number().int().nullable(),
})
export type RecordingState = z.infer<typeof recordingStateSchema>

const recordingParamsSchema = z.object({ recording_id: deviceBornIdSchema })

export const createRecording = endpoint({
  method: 'POST',
  url: '/user-response/v1/recordings/',
  tag: TAG,
  summary: 'Begin a recording, while it is still being made; its bytes follow by tus at Location',
  policy: {
    level: 1,
    scope: 'person',
    isIdempotent: true,
    rateLimit: { max: 120, windowSeconds: MINUTE_SECONDS },
    kiosk: 'upload',
  },
  body: z.object({
    payload_version: payloadVersionSchema,
    recording_id: deviceBornIdSchema.refine((id) => id === id.toLowerCase(), {
      message: 'In small letters.',
    }),
    attempt_id: deviceBornIdSchema,
    question_id: z.string().min(1).max(64),
    device_id: z.uuid(),
    /** Any text here: one that is not allowed has an answer of its own. */
    mime: z.string().max(100),
    round: z.number().int().min(1).max(MAX_ROUNDS),
    /** Of a file that is the answer; shown and downloaded, never trusted. */
    file_name: z.string().max(MAX_FILE_NAME).overwrite(oneLine).optional(),
  }),
  isStored: true,
  responses: { 201: dataOf(recordingStateSchema) },
})

export const getRecording = endpoint({
  method: 'GET',
  url: '/user-response/v1/recordings/:recording_id/',
  tag: TAG,
  summary:
    'How far a recording is; by HEAD as well, with the offset to go on from in Upload-Offset',
  policy: { level: 1, scope: 'person', kiosk: 'upload' },
  params: recordingParamsSchema,
  isStored: true,
  responses: { 200: dataOf(recordingStateSchema) },
})

export const appendChunk = endpoint({
  method: 'PATCH',
  url: '/user-response/v1/recordings/:recording_id/',
  tag: TAG,
  summary:
    'Append one whole chunk of at most 4 MiB at Upload-Offset, with its SHA-1 or SHA-256 in Upload-Checksum',
  policy: {
    level: 1,
    scope: 'person',
    rateLimit: { max: 1200, windowSeconds: MINUTE_SECONDS },
    kiosk: 'upload',
  },
  bytes: 'in',
  params: recordingParamsSchema,
  responses: { 204: z.null() },
})

export const closeRecording = endpoint({
  method: 'POST',
  url: '/user-response/v1/recordings/:recording_id/manifest/',
  tag: TAG,
  summary:
    'Say what the recording consists of. Refused while chunks are missing; after that it is verified, and final',
  policy: { level: 1, scope: 'person', isIdempotent: true, kiosk: 'upload' },
  params: recordingParamsSchema,
  body: z.object({
    payload_version: payloadVersionSchema,
    chunks: z.array(manifestChunkSchema).min(1).max(MAX_CHUNKS),
    total_size: z.number().int().min(1).max(MAX_RECORDING_BYTES),
    /** SHA-256 over the hashes of the chunks in order (`recording-digest.ts`): stands for the whole. */
    digest: hashSchema,
    duration_ms: z.number().int().min(0).max(86_400_000),
  }),
  isStored: true,
  responses: { 200: dataOf(recordingStateSchema) },
})

export const playRecording = endpoint({
  method: 'GET',
  url: '/user-response/v1/recordings/:recording_id/media/',
  tag: TAG,
  summary: 'Play back a recording of one’s own once it is ready; ranges are served',
  policy: { level: 1, scope: 'person' },
  bytes: 'out',
  params: recordingParamsSchema,
  responses: { 200: z.string() },
})

export const playApplicantRecording = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/recordings/:recording_id/media/',
  tag: TAG,
  summary: 'Play back a recording that an applicant gave as an answer; ranges are served',
  policy: { level: 2, scope: 'job' },
  bytes: 'out',
  params: recordingParamsSchema.extend({ user_smartreq_id: idSchema }),
  responses: { 200: z.string() },
})

/** A recording that an applicant gave as an answer, as staff see it. */
export const applicantRecordingSchema = z.object({
  recording_id: z.uuid(),
  question_id: z.string(),
  mime: z.enum(RECORDING_TYPES),
  /** `ready` is what can be played. */
  status: recordingStatusSchema,
  duration_ms: z.number().int().nullable(),
  received_at: instantSchema.nullable(),
})

export const textStateSchema = z.enum(['waiting', 'ready', 'unreadable'])
export type TextState = z.infer<typeof textStateSchema>

/** A file that an applicant gave as an answer, as staff see it. */
export const applicantFileSchema = z.object({
  recording_id: z.uuid(),
  file_name: z.string(),
  mime: z.enum(FILE_TYPES),
  size: z.number().int(),
  /** `ready` is what can be downloaded. */
  status: recordingStatusSchema,
  /** Whether its text is found already, or cannot be; null before the file is ready. */
  text_state: textStateSchema.nullable(),
  received_at: instantSchema.nullable(),
})
export type ApplicantFile = z.infer<typeof applicantFileSchema>

export const getApplicantFileText = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/recordings/:recording_id/text/',
  tag: TAG,
  summary: 'The text of a file that an applicant gave as an answer, to read it without opening it',
  policy: { level: 2, scope: 'job' },
  params: recordingParamsSchema.extend({ user_smartreq_id: idSchema }),
  responses: {
    200: dataOf(z.object({ text_state: textStateSchema.nullable(), text: z.string() })),
  },
})
