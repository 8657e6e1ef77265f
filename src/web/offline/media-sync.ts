import type { RecordingState } from '#contract/assessments/media.ts'
import { recordingDigest } from '#contract/assessments/recording-digest.ts'
import { progressAfterPoll } from '#contract/assessments/recording-rules.ts'
// Sends one recording: begins it, appends its chunks one by one, closes it, and asks until the server verified it. The
// one uploader of page and worker. Only the server's word moves a row on (I2), and nothing is deleted before that word
// is "ready" (I10).
import { MAX_FILE_NAME } from '#contract/core/file-rules.ts'
import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import type { DeviceTime } from './device-time.ts'
import { isOtherRequest } from './drain-step.ts'
import type { Locks } from './locks.ts'
import { sendChunks } from './media-chunks.ts'
import type { TakeRow } from './media-database.ts'
import {
  change,
  changed,
  ended,
  park,
  sentUpTo,
  settle,
  type Applying,
  type MediaResult,
  type Refused,
  type Step,
  type Uploading,
} from './media-receipts.ts'
import type { MediaTransport } from './media-transport.ts'
import { getEpoch } from './meta.ts'
import { uuidOf } from './uuid.ts'

export type MediaDeps = Applying & {
  readonly time: Pick<DeviceTime, 'mono'>
  readonly transport: MediaTransport
  readonly locks: Locks
  readonly deviceId: string
}

/** The same chunk refused for its bytes this often is no accident of the network. */
const MAX_BENT = 2

/** Sends what it can of a recording, holding its lock. Safe to call at any time, any number of times (I3). */
export async function drainRecording(deps: MediaDeps, recordingId: string): Promise<MediaResult> {
  return deps.locks.tryExclusive(`fairlead-recording-${recordingId}`, () =>
    drainLocked(deps, recordingId),
  )
}

/** The recordings of an owner that are not verified and not refused, oldest first. */
export async function listUnsentRecordings({
  db,
  ownerId,
}: Pick<MediaDeps, 'db' | 'ownerId'>): Promise<string[]> {
  const rows = await db.recordings.where('[ownerId+isWaiting]').equals([ownerId, 1]).toArray()
  return rows
    .filter((row) => row.refusal === null)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((row) => row.recordingId)
}

async function drainLocked(deps: MediaDeps, recordingId: string): Promise<MediaResult> {
  const epoch = await getEpoch(deps.offline, deps.ownerId)
  let bent = 0
  let isFirst = true
  for (;;) {
    const row = await deps.db.recordings.get(recordingId)
    if (row?.ownerId !== deps.ownerId) return 'wiped'
    if (row.refusal !== null) return 'parked'
    // Verified by another tab's drain since it was listed: its chunks are gone from here.
    if (row.state === 'ready') return 'done'
    const step = await nextStep(deps, { row, epoch, isFirst })
    isFirst = false
    if (step.kind === 'ended') return step.result
    if (step.kind === 'on') continue
    bent += 1
    if (bent >= MAX_BENT) return park(deps, { row, epoch, outcome: step.outcome })
  }
}

async function nextStep(
  deps: MediaDeps,
  uploading: Uploading & { isFirst: boolean },
): Promise<Step | { kind: 'bent'; outcome: Refused }> {
  const { row, isFirst } = uploading
  if (row.state === 'closed') return poll(deps, uploading)
  if (!row.isBegun) return begin(deps, uploading)
  // Whatever was sent before a reload, a kill or a lost reply: the server says where to go on.
  if (isFirst) return align(deps, uploading)
  if (row.sentChunks < row.parts.length) return append(deps, uploading)
  if (row.state === 'recording') return { kind: 'ended', result: 'done' }
  return close(deps, uploading)
}

async function begin(deps: MediaDeps, uploading: Uploading): Promise<Step> {
  const attemptId = await findAttemptId(deps, uploading.row)
  // The start of its attempt travels with the answers; this one is asked again after it.
  if (attemptId === null) return { kind: 'ended', result: 'busy' }
  const { row } = uploading
  const body = {
    payload_version: PAYLOAD_VERSION,
    recording_id: row.recordingId,
    attempt_id: attemptId,
    question_id: row.questionId,
    device_id: deps.deviceId,
    mime: row.mime,
    round: row.round,
    ...(row.fileName === undefined ? {} : { file_name: row.fileName.slice(0, MAX_FILE_NAME) }),
  }
  const outcome = await deps.transport.create(await uuidOf(JSON.stringify(body)), body)
  const begun = { isBegun: true, attemptId }
  // The receipt of a repeat is that of the first. Should the server hold more by now, it says so to the first chunk.
  if (outcome.kind === 'ok')
    return adoptState(deps, { ...uploading, state: outcome.data, values: begun })
  if (!isOtherRequest(outcome)) return ended(deps, { ...uploading, outcome })
  await change(deps, { ...uploading, values: begun })
  return align(deps, uploading)
}

/** The attempt that a take belongs to, once the server knows of it; it may have been adopted under another id. */
export async function findAttemptId(
  { offline, ownerId }: Pick<MediaDeps, 'offline' | 'ownerId'>,
  row: TakeRow,
): Promise<string | null> {
  const attempt = await offline.attempts
    .where('[ownerId+refId+jobStepActivityId]')
    .equals([ownerId, row.refId, row.jobStepActivityId])
    .first()
  // Gone from here means done: only what the server has is ever removed.
  if (attempt === undefined) return row.attemptId
  return attempt.startedAt === null ? null : attempt.attemptId
}

async function align(deps: MediaDeps, uploading: Uploading): Promise<Step> {
  const outcome = await deps.transport.fetchState(uploading.row.recordingId)
  if (outcome.kind !== 'ok') return ended(deps, { ...uploading, outcome })
  return adoptState(deps, { ...uploading, state: outcome.data })
}

async function adoptState(
  deps: MediaDeps,
  given: Uploading & { state: RecordingState; values?: Partial<TakeRow> },
): Promise<Step> {
  const { row, state } = given
  if (state.status !== 'uploading')
    return changed(deps, { ...given, values: { ...given.values, state: 'closed' } })
  const held = row.parts.slice(0, state.received_chunks)
  const sentBytes = held.reduce((sum, part) => sum + part.size, 0)
  if (held.length !== state.received_chunks || sentBytes !== state.received_bytes) {
    const message = 'The server holds other chunks than this device.'
    const outcome = {
      kind: 'refused',
      code: 'upload_offset_differs',
      message,
      details: {},
    } as const
    return ended(deps, { ...given, outcome })
  }
  const values = sentUpTo(row, { sentChunks: held.length, sentBytes })
  // Closed here and open there: the server's word holds.
  const known = row.state === 'closed' ? ({ state: 'recorded' } as const) : {}
  return changed(deps, { ...given, values: { ...given.values, ...values, ...known } })
}

async function append(
  deps: MediaDeps,
  uploading: Uploading,
): Promise<Step | { kind: 'bent'; outcome: Refused }> {
  const step = await sendChunks(deps, uploading)
  // What the server holds decides.
  return step.kind === 'overtaken' ? align(deps, uploading) : step
}

async function close(
  deps: MediaDeps,
  uploading: Uploading,
): Promise<Step | { kind: 'bent'; outcome: Refused }> {
  const { row } = uploading
  const body = {
    payload_version: PAYLOAD_VERSION,
    chunks: row.parts.map(({ index, size, sha256 }) => ({ index, size, sha256 })),
    total_size: row.bytes,
    digest: await recordingDigest(row.parts),
    duration_ms: row.durationMs,
  }
  const { recordingId, round } = row
  const key = await uuidOf(JSON.stringify({ recordingId, round, body }))
  const outcome = await deps.transport.close(key, { recordingId, body })
  if (outcome.kind === 'ok') return changed(deps, { ...uploading, values: { state: 'closed' } })
  if (isOtherRequest(outcome) || isIncomplete(outcome)) {
    const aligned = await align(deps, uploading)
    return aligned.kind === 'on' ? { kind: 'bent', outcome } : aligned
  }
  return ended(deps, { ...uploading, outcome })
}

async function poll(deps: MediaDeps, uploading: Uploading): Promise<Step> {
  const { row } = uploading
  const outcome = await deps.transport.fetchState(row.recordingId)
  if (outcome.kind !== 'ok') return ended(deps, { ...uploading, outcome })
  const { status, reason } = outcome.data
  if (status === 'failed') {
    const code = reason ?? 'recording_failed'
    const message = 'The server could not use this recording as it arrived.'
    return ended(deps, { ...uploading, outcome: { kind: 'refused', code, message, details: {} } })
  }
  if (status === 'ready') return settle(deps, uploading)
  if (status === 'uploading') return adoptState(deps, { ...uploading, state: outcome.data })
  await change(deps, {
    ...uploading,
    values: { progress: progressAfterPoll(row.progress, { isReady: false }) },
  })
  return { kind: 'ended', result: 'polling' }
}

function isIncomplete(outcome: Refused): boolean {
  return outcome.kind === 'refused' && outcome.code === 'recording_incomplete'
}
