// Recordings: whatever was promised of one is in what the server verified, byte for byte and once (I10).
import { wholeKey } from '#server/assessments/media/recording-keys.ts'

import type { Findings } from './findings.ts'
import type { Trouble } from './journal.ts'
import type { Seen } from './witness.ts'

type Stored = Seen['recordings'][number]

export function checkRecordings(findings: Findings): Trouble[] {
  const lost = [...takes(findings), ...promises(findings), ...claims(findings)]
  const doubled = findings.seen.recordings.filter((one) => !isCountedRight(one))
  return [
    ...lost.map((what) => ({ kind: 'lost' as const, what })),
    ...doubled.map(() => ({ kind: 'duplicate' as const, what: 'I10 chunks are there twice' })),
    ...strangers(findings),
  ]
}

function* takes(findings: Findings): Iterable<string> {
  for (const take of findings.journal.takes.values()) {
    if (take.bytes === 0) continue
    const stored = find(findings, take.recordingId)
    if (stored?.received_bytes !== take.bytes) yield 'I10 the server has not all of a recording'
    else if (take.state !== 'recording' && !isWhole(findings, stored))
      yield 'I10 a recording is not on the server as it was made'
  }
}

// In their order, whatever lies between: a piece that the disk refused was promised to no one.
function* promises(findings: Findings): Iterable<string> {
  const next = new Map<string, number>()
  for (const { recordingId, sha1 } of findings.journal.promisedPieces) {
    const chunks = find(findings, recordingId)?.chunks ?? []
    const from = next.get(recordingId) ?? 0
    const at = chunks.findIndex((chunk, index) => index >= from && chunk.sha1 === sha1)
    if (at === -1) yield 'I1 a piece of a recording was called safe, and never came'
    else next.set(recordingId, at + 1)
  }
}

function* claims(findings: Findings): Iterable<string> {
  for (const { recordingId, at } of findings.journal.ready) {
    const verifiedAt = find(findings, recordingId)?.verified_at ?? null
    if (verifiedAt === null || verifiedAt > at)
      yield 'I2 a recording was called safe, and the server had not verified it'
  }
}

function* strangers({ seen, journal }: Findings): Iterable<Trouble> {
  for (const { recording_id: id, user_id: userId } of seen.recordings) {
    if (journal.ownerOf(id) !== userId)
      yield { kind: 'foreign', what: 'the database holds a recording that this person never made' }
  }
}

function isWhole(
  { scene, journal }: Findings,
  { account_id: accountId, recording_id: recordingId, round, status, chunks }: Stored,
): boolean {
  const made = chunks.map((chunk) => journal.pieces.get(chunk.sha1) ?? new Uint8Array())
  const file = scene.world.server.files.get(wholeKey({ accountId, recordingId, round }))
  return status === 'ready' && file !== undefined && Buffer.concat(made).equals(file)
}

function isCountedRight({ chunks, received_bytes: received }: Stored): boolean {
  const isInOrder = chunks.every((chunk, index) => chunk.index === index)
  const isOnce = new Set(chunks.map((chunk) => chunk.sha1)).size === chunks.length
  return isInOrder && isOnce && chunks.reduce((sum, chunk) => sum + chunk.size, 0) === received
}

function find({ seen }: Findings, recordingId: string): Stored | undefined {
  return seen.recordings.find((one) => one.recording_id === recordingId)
}
