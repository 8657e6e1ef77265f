// Applies what the server said of a recording to this device's row. It must never bring back a row that is gone (I11).
import { progressAfterPoll, progressOfBytes } from '#contract/assessments/recording-rules.ts'

import type { OfflineDatabase } from './database.ts'
import type { DrainResult } from './drain-step.ts'
import type { MediaDatabase, TakeRow } from './media-database.ts'
import { getEpoch } from './meta.ts'
import type { Outcome } from './outcome.ts'

/** Whose rows, and in which databases: the attempts', which counts the wipes, and the recordings'. */
export type Applying = {
  readonly db: MediaDatabase
  readonly offline: OfflineDatabase
  readonly ownerId: number
}

/** `polling`: the server works on it; ask again in a while. */
export type MediaResult = DrainResult | 'polling'
export type Step = { kind: 'on' } | { kind: 'ended'; result: MediaResult }
export type Uploading = { readonly row: TakeRow; readonly epoch: number }
export type Refused = Exclude<Outcome<unknown>, { kind: 'ok' }>

/** The row's values once the server said that it has so many chunks. */
export function sentUpTo(row: TakeRow, sent: { sentChunks: number; sentBytes: number }) {
  // While it is made, no one knows how much is to come: the bar begins to move with what is certain.
  const total = row.state === 'recording' ? row.bytes * 2 : row.bytes
  return { ...sent, progress: progressOfBytes({ sent: sent.sentBytes, total }) }
}

/** As `change`, as a step of the upload. */
export async function changed(
  deps: Applying,
  given: Uploading & { values: Partial<TakeRow> },
): Promise<Step> {
  return (await change(deps, given)) ? { kind: 'on' } : { kind: 'ended', result: 'wiped' }
}

/** Changes a row that is there; false when it was wiped meanwhile. */
export async function change(
  { db, ownerId, offline }: Applying,
  { row, epoch, values }: Uploading & { values: Partial<TakeRow> },
): Promise<boolean> {
  if ((await getEpoch(offline, ownerId)) !== epoch) return false
  // An update that changes nothing counts no row.
  return (await db.recordings.update(row.recordingId, values)) > 0 || isKept(db, row)
}

/** Whether a row is there still, and of the same stay of its owner. */
export async function isThere(
  { db, ownerId, offline }: Applying,
  { row, epoch }: Uploading,
): Promise<boolean> {
  return (await getEpoch(offline, ownerId)) === epoch && isKept(db, row)
}

async function isKept(db: MediaDatabase, { recordingId }: TakeRow): Promise<boolean> {
  return (await db.recordings.get(recordingId)) !== undefined
}

/** Ends the upload for now; a refusal is the server's final word, and is kept with the row (I5). */
export async function ended(
  deps: Applying,
  given: Uploading & { outcome: Refused },
): Promise<Step> {
  if (given.outcome.kind !== 'refused') return { kind: 'ended', result: given.outcome.kind }
  return { kind: 'ended', result: await park(deps, given) }
}

/** Sets a recording aside with the server's reason. */
export async function park(
  deps: Applying,
  { outcome, ...uploading }: Uploading & { outcome: Refused },
): Promise<MediaResult> {
  if (outcome.kind !== 'refused') return outcome.kind
  const refusal = { code: outcome.code, message: outcome.message }
  return (await change(deps, { ...uploading, values: { refusal } })) ? 'parked' : 'wiped'
}

/** The server verified it: the one moment at which chunks leave the device by themselves (I10). */
export async function settle(
  { db, ownerId, offline }: Applying,
  uploading: Uploading,
): Promise<Step> {
  const { row, epoch } = uploading
  const { recordingId } = row
  if ((await getEpoch(offline, ownerId)) !== epoch) return { kind: 'ended', result: 'wiped' }
  await db.transaction('rw', [db.recordings, db.chunks], async () => {
    await db.recordings.update(recordingId, {
      state: 'ready',
      progress: progressAfterPoll(row.progress, { isReady: true }),
      isWaiting: 0,
    })
    await db.chunks.where({ recordingId }).delete()
  })
  return { kind: 'ended', result: 'done' }
}
