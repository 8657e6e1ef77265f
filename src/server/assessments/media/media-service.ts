// Rules of recorded answers: who may send which bytes where, when a recording is whole, who may play it. Knows no HTTP.
import type { z } from 'zod'

import {
  recordingStateSchema,
  type closeRecording as closeEndpoint,
  type createRecording as createEndpoint,
  type ManifestChunk,
  type RecordingState,
  type TextState,
} from '#contract/assessments/media.ts'
import { progressOfBytes, RECORDING_TYPES } from '#contract/assessments/recording-rules.ts'
import { FILE_TYPES, formatOfType, type UploadType } from '#contract/core/file-rules.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once, senderOf } from '../../http/idempotency.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { getRecordingPlace } from '../recording-questions.ts'
import { appendChunk, type Chunk } from './append-chunk.ts'
import { safeFileName } from './file-name.ts'
import * as repository from './media-repository.ts'
import { wholeKey } from './recording-keys.ts'
import { assertRoom } from './storage-quota.ts'

/** Takes of one question, over all devices. */
const MAX_TAKES = 20

const UPLOAD_TYPES: readonly UploadType[] = [...RECORDING_TYPES, ...FILE_TYPES]

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly scopes: StaffScopes
  readonly now: () => Date
}
type FileText = { text_state: TextState | null; text: string }
type By = { readonly userId: number; readonly idempotencyKey: string }
type CreateBody = z.output<typeof createEndpoint.body>
type CloseBody = z.output<typeof closeEndpoint.body>

/** What plays: where it lies, how long it is, and what it was found to be. */
export type Playable = {
  readonly key: string
  readonly size: number
  readonly mime: string
  readonly recordingId: string
  /** Of a file, which is downloaded and never shown in its place. */
  readonly fileName: string | null
}

export type MediaService = ReturnType<typeof createMediaService>

export function createMediaService(deps: Deps) {
  return { ...sending(deps), ...playing(deps) }
}

function sending({ database, jobs, now }: Deps) {
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  return {
    /**
     * Begins a recording, or another round of one that failed.
     * @throws AppError `not_found`, `validation_failed`, `too_many_recordings`, `storage_full`.
     */
    create({ userId, idempotencyKey: key }: By, body: CreateBody): Promise<RecordingState> {
      const effect = (tx: Tx) => create(tx, { userId, body })
      const command = { userId, key, name: 'create-recording', request: body }
      const sender = senderOf(body)
      return asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: recordingStateSchema, effect, sender }),
      )
    },

    /** How far a recording is. @throws AppError `not_found`. */
    get: (userId: number, recordingId: string) =>
      asPerson(userId, async (tx) => stateOf(await getRow(tx, { recordingId, lock: false }))),

    /** Appends one chunk at an offset; returns the offset after it. @throws AppError, see `appendChunk`. */
    append: (userId: number, given: { recordingId: string; read: () => Chunk }) =>
      asPerson(userId, (tx) => appendChunk(tx, given)),

    /** Takes the manifest, and orders the verification. @throws AppError `not_found`, `recording_incomplete`. */
    async close(by: By, given: { recordingId: string; body: CloseBody }): Promise<RecordingState> {
      const { userId, idempotencyKey: key } = by
      const effect = (tx: Tx) => close(tx, { ...given, jobs, at: now() })
      const command = { userId, key, name: 'close-recording', request: given }
      const state = await asPerson(userId, async (tx) => {
        const { deviceId } = await getRow(tx, { recordingId: given.recordingId, lock: false })
        // The device that made it is the only one that can say what it consists of.
        const sender = senderOf({ device_id: deviceId })
        return once(tx, { ...command, replySchema: recordingStateSchema, effect, sender })
      })
      jobs.wake('verify-recording')
      return state
    },
  }
}

function playing({ database, scopes }: Deps) {
  return {
    /** A recording of one's own, to play. @throws AppError `not_found`, `recording_not_ready`. */
    find: (userId: number, recordingId: string) =>
      database.inScope({ kind: 'person', userId }, async (tx) =>
        playable(await getRow(tx, { recordingId, lock: false })),
      ),

    /** A recording that an applicant gave as an answer, to play. @throws AppError as above, or `forbidden`. */
    findOfApplicant(
      caller: Caller,
      given: { userSmartreqId: number; recordingId: string },
    ): Promise<Playable> {
      const { userSmartreqId } = given
      return scopes.atApplication({ caller, userSmartreqId }, async (tx, { accountId }) => {
        const [row] = await repository.listAnswered(tx, { accountId, ...given })
        if (row === undefined) throw new AppError('not_found')
        return playable(row)
      })
    },

    /** What a file that an applicant gave as an answer says; nothing for a recording. @throws AppError `not_found`, `forbidden`. */
    findTextOfApplicant(
      caller: Caller,
      given: { userSmartreqId: number; recordingId: string },
    ): Promise<FileText> {
      const { userSmartreqId } = given
      return scopes.atApplication({ caller, userSmartreqId }, async (tx, { accountId }) => {
        const [row] = await repository.listAnswered(tx, { accountId, ...given })
        if (row === undefined) throw new AppError('not_found')
        const text = await repository.findFileText(tx, row.recordingId)
        return { text_state: row.textState, text: text ?? '' }
      })
    },
  }
}

async function create(
  tx: Tx,
  { userId, body }: { userId: number; body: CreateBody },
): Promise<RecordingState> {
  const { recording_id: recordingId, attempt_id: attemptId, question_id: questionId } = body
  const place = await getRecordingPlace(tx, { userId, attemptId, questionId })
  const mime = UPLOAD_TYPES.find((type) => type === body.mime)
  if (mime === undefined || !place.takes(mime)) throw wrongType(place)
  const { accountId, userSmartreqId } = place
  if ((await repository.findRecording(tx, { recordingId, lock: false })) === null) {
    if ((await repository.countRecordings(tx, { attemptId, questionId })) >= MAX_TAKES)
      throw new AppError('too_many_recordings')
    await assertRoom(tx, { attemptId, questionId })
    const deviceId = body.device_id
    const of = { recordingId, attemptId, questionId, userId, accountId, userSmartreqId }
    const fileName = formatOfType(mime) === null ? null : safeFileName(body.file_name, mime)
    await repository.insertRecording(tx, { ...of, deviceId, mime, fileName })
  }
  const row = await getRow(tx, { recordingId, lock: true })
  if (row.attemptId !== attemptId || row.questionId !== questionId || row.mime !== mime)
    throw new AppError('conflict')
  // Counted by the device, which may have begun rounds that nothing was needed of: any later one will do.
  if (row.status !== 'failed' || body.round <= row.round) return stateOf(row)
  await assertRoom(tx, { attemptId, questionId })
  await repository.restartRecording(tx, { recordingId, round: body.round })
  return stateOf(await getRow(tx, { recordingId, lock: false }))
}

function wrongType({ isForFiles }: { isForFiles: boolean }): AppError {
  if (!isForFiles) return new AppError('unsupported_recording_type')
  const fields = { mime: 'Error: Please try uploading a different file' }
  return new AppError('validation_failed', { fields })
}

async function close(
  tx: Tx,
  given: { recordingId: string; body: CloseBody; jobs: Jobs; at: Date },
): Promise<RecordingState> {
  const { recordingId, body, jobs, at } = given
  const row = await getRow(tx, { recordingId, lock: true })
  // Closed before, by a command whose reply was lost: the first manifest stands.
  if (row.status !== 'uploading') return stateOf(row)
  const held = await repository.listChunks(tx, row)
  const differing = differingChunks(held, body)
  if (differing.length > 0)
    throw new AppError('recording_incomplete', {
      details: { indexes: differing, offset: row.receivedBytes },
    })
  await repository.closeRecording(tx, {
    recordingId,
    manifest: body.chunks,
    totalBytes: body.total_size,
    digest: body.digest,
    durationMs: body.duration_ms,
    at,
  })
  const { accountId, attemptId } = row
  await jobs.send(tx, 'verify-recording', { accountId, attemptId, recordingId })
  return stateOf(await getRow(tx, { recordingId, lock: false }))
}

// By number and size. Whether the bytes are what the manifest says is for the verification, which keeps what differs.
function differingChunks(held: readonly { size: number }[], body: CloseBody): number[] {
  const length = Math.max(held.length, body.chunks.length)
  const total = body.chunks.reduce((sum, chunk) => sum + chunk.size, 0)
  const isSame = (index: number, chunk: ManifestChunk | undefined) =>
    chunk?.index === index && chunk.size === held[index]?.size
  const differing = Array.from({ length }, (_, index) => index).filter(
    (index) => !isSame(index, body.chunks[index]),
  )
  return total === body.total_size ? differing : [...differing, length]
}

async function getRow(
  tx: Tx,
  given: { recordingId: string; lock: boolean },
): Promise<repository.RecordingRow> {
  const row = await repository.findRecording(tx, given)
  if (row === null) throw new AppError('not_found')
  return row
}

function playable(row: repository.RecordingRow): Playable {
  if (row.status !== 'ready' || row.totalBytes === null) throw new AppError('recording_not_ready')
  const { recordingId, mime, totalBytes, fileName } = row
  return { key: wholeKey(row), size: totalBytes, mime, recordingId, fileName }
}

function stateOf(row: repository.RecordingRow): RecordingState {
  const { receivedBytes, totalBytes, status } = row
  // How much is to come is not known while it is being made.
  const total = totalBytes ?? Math.max(receivedBytes * 2, 1)
  return {
    recording_id: row.recordingId,
    attempt_id: row.attemptId,
    question_id: row.questionId,
    mime: row.mime,
    status,
    reason: row.reason,
    progress: status === 'ready' ? 100 : progressOfBytes({ sent: receivedBytes, total }),
    round: row.round,
    received_bytes: receivedBytes,
    received_chunks: row.receivedChunks,
    total_bytes: totalBytes,
  }
}
