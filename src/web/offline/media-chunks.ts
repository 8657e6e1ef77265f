// Sends the chunks of a recording that the server lacks, in their order. It decides nothing about what comes after them.
import type { TakeRow } from './media-database.ts'
import {
  change,
  ended,
  sentUpTo,
  type Applying,
  type Refused,
  type Step,
  type Uploading,
} from './media-receipts.ts'
import type { MediaTransport } from './media-transport.ts'

type Deps = Applying & { readonly transport: MediaTransport }

/** A chunk that the server does not take as it came: `bent` on the way, or `overtaken` by what it has already. */
type Unfit = { kind: 'bent'; outcome: Refused } | { kind: 'overtaken' }

/**
 * Sends every chunk that the row knows of and the server does not. While one travels, the next one is read and what the
 * server said of the last one is noted: no more than two are in memory, and the network does not wait for the disk.
 */
export async function sendChunks(deps: Deps, uploading: Uploading): Promise<Step | Unfit> {
  const { row } = uploading
  const { transport } = deps
  const note = (sentChunks: number, sentBytes: number) =>
    change(deps, { ...uploading, values: sentUpTo(row, { sentChunks, sentBytes }) })
  let offset = row.sentBytes
  let bytes = await readChunk(deps, { row, index: row.sentChunks })
  for (const part of row.parts.slice(row.sentChunks)) {
    if (bytes === null) return ended(deps, { ...uploading, outcome: CHUNK_MISSING })
    const chunk = { offset, sha256: part.sha256, bytes }
    const [outcome, isThere, next] = await Promise.all([
      transport.append(row.recordingId, chunk),
      note(part.index, offset),
      readChunk(deps, { row, index: part.index + 1 }),
    ])
    if (!isThere) return { kind: 'ended', result: 'wiped' }
    if (outcome.kind !== 'ok') return unfit(outcome) ?? ended(deps, { ...uploading, outcome })
    offset = outcome.data
    bytes = next
  }
  return (await note(row.parts.length, offset))
    ? { kind: 'on' }
    : { kind: 'ended', result: 'wiped' }
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
): Promise<ArrayBuffer | null> {
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
