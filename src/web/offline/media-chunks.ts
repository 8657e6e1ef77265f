// Sends the chunks of a recording that the server lacks, in their order. It decides nothing about what comes after them.
import { isReadable, type KeptBytes } from './chunk-bytes.ts'
import type { DeviceTime } from './device-time.ts'
import type { TakeRow } from './media-database.ts'
import {
  change,
  changed,
  ended,
  isThere,
  sentUpTo,
  type Applying,
  type Refused,
  type Step,
  type Uploading,
} from './media-receipts.ts'
import type { MediaTransport, SentChunk } from './media-transport.ts'
import type { Outcome } from './outcome.ts'

type Deps = Applying & {
  readonly transport: MediaTransport
  readonly time: Pick<DeviceTime, 'mono'>
}

/** A chunk that the server does not take as it came: `bent` on the way, or `overtaken` by what it has already. */
type Unfit = { kind: 'bent'; outcome: Refused } | { kind: 'overtaken' }
type Sent = Parameters<typeof sentUpTo>[1]

const NOTE_EVERY_MS = 1000

/**
 * Sends every chunk that the row knows of and the server does not. While one travels, the next one is read and what the
 * server said of the last one is noted: no more than two are in memory, and the network does not wait for the disk.
 */
export async function sendChunks(deps: Deps, uploading: Uploading): Promise<Step | Unfit> {
  const { row } = uploading
  const note = noteOf(deps, uploading)
  let offset = row.sentBytes
  let bytes = await readChunk(deps, { row, index: row.sentChunks })
  for (const part of row.parts.slice(row.sentChunks)) {
    if (bytes === null) return ended(deps, { ...uploading, outcome: CHUNK_MISSING })
    const [outcome, isStillThere, next] = await Promise.all([
      sendChunk(deps, { recordingId: row.recordingId, chunk: { offset, part, bytes } }),
      note({ sentChunks: part.index, sentBytes: offset }),
      readChunk(deps, { row, index: part.index + 1 }),
    ])
    if (!isStillThere) return { kind: 'ended', result: 'wiped' }
    if (outcome.kind !== 'ok') return unfit(outcome) ?? ended(deps, { ...uploading, outcome })
    offset = outcome.data
    bytes = next
  }
  const all = { sentChunks: row.parts.length, sentBytes: offset }
  return changed(deps, { ...uploading, values: sentUpTo(row, all) })
}

// Told to the user who looks at it, and no more: where to go on from is asked of the server. Each note waits for the disk,
// for which the chunks of a quick line would have to wait too. Tells whether the recording is there still.
function noteOf({ time, ...deps }: Deps, uploading: Uploading): (sent: Sent) => Promise<boolean> {
  let notedAt = time.mono()
  return (sent) => {
    if (time.mono() - notedAt < NOTE_EVERY_MS) return isThere(deps, uploading)
    notedAt = time.mono()
    return change(deps, { ...uploading, values: sentUpTo(uploading.row, sent) })
  }
}

// A file of the browser's can be gone though its row is there, which looks like a dead line.
async function sendChunk(
  { transport }: Deps,
  { recordingId, chunk }: { recordingId: string; chunk: SentChunk },
): Promise<Outcome<number>> {
  const outcome = await transport.append(recordingId, chunk)
  const isGone = outcome.kind === 'unreachable' && !(await isReadable(chunk.bytes))
  return isGone ? CHUNK_MISSING : outcome
}

const CHUNK_MISSING = {
  kind: 'refused',
  code: 'chunk_missing',
  message: 'A part of this recording is missing on this device.',
  details: {},
} as const

async function readChunk(
  { db }: Deps,
  { row, index }: { row: TakeRow; index: number },
): Promise<KeptBytes | null> {
  if (index >= row.parts.length) return null
  return (await db.chunks.get([row.recordingId, index]))?.bytes ?? null
}

function unfit(outcome: Refused): Unfit | null {
  if (outcome.kind !== 'refused') return null
  if (outcome.code === 'checksum_differs') return { kind: 'bent', outcome }
  // The reply to an earlier try was lost, or another page was quicker.
  const isOvertaken =
    outcome.code === 'upload_offset_differs' || outcome.code === 'recording_closed'
  return isOvertaken ? { kind: 'overtaken' } : null
}
