// Whether this device can do an activity that runs against time or records: what was measured, and what it means. It
// decides nothing about whether the candidate may start.
import type { StorageReport } from '../persist-storage.ts'
import { recordingBytes } from '../recording-size.ts'

/** What an activity asks of a device. */
export type FlightNeeds = {
  readonly isTimed: boolean
  /** How many answers are recorded. */
  readonly recordings: number
  readonly needsCamera: boolean
  /** Something is listened to. */
  readonly needsSound: boolean
}

export type Level = 'ok' | 'warning' | 'problem'

/** `not-asked`: the browser will ask when the candidate presses the button. */
export type MediaState = 'allowed' | 'not-asked' | 'denied' | 'missing' | 'unsupported'

/** One measured download: how far the device's clock is ahead of the server's, and the speed. */
export type LinkSample = { readonly aheadMs: number; readonly bytesPerSecond: number }

/** How each fact is found out. A probe that fails counts as one that found nothing good. */
export type Probes = {
  storage(): Promise<StorageReport>
  /** Whether something written can be read again. */
  disk(): Promise<boolean>
  media(needs: FlightNeeds): Promise<MediaState>
  /** Whether this browser plays recordings. */
  sound(): Promise<boolean>
  /** Null when the server is out of reach. */
  link(): Promise<LinkSample | null>
  /** Whether the app opens without network. */
  worker(): Promise<boolean>
}

export type Finding =
  | { about: 'disk'; level: Level }
  | { about: 'storage'; level: Level; freeBytes: number | null; isPersistent: boolean }
  | { about: 'media'; level: Level; state: MediaState }
  | { about: 'sound'; level: Level }
  | { about: 'clock'; level: Level; aheadMs: number | null }
  | { about: 'speed'; level: Level; secondsToSend: number | null }
  | { about: 'worker'; level: Level }

const MEGABYTE = 1_000_000
/** Answers are small; below this the browser itself gets into trouble. */
const LEAST_FREE_BYTES = 20 * MEGABYTE
/** How long an answer is taken to be. */
const RECORDING_SECONDS = 120
/** Less is what a download's own time hides. */
const CLOCK_TOLERANCE_MS = 30_000
/** A recording that takes longer to send keeps its owner waiting. */
const PATIENT_SECONDS = 120
const PROBE_MS = 8000

/** Finds out everything at once; resolves within some seconds whatever the probes do. */
export async function checkFlight(needs: FlightNeeds, probes: Probes): Promise<Finding[]> {
  const [canWrite, storage, media, canPlay, link, hasWorker] = await Promise.all([
    settled(() => probes.disk(), false),
    settled(() => probes.storage(), { isPersistent: false, freeBytes: null }),
    settled(() => probes.media(needs), 'unsupported'),
    settled(() => probes.sound(), false),
    settled(() => probes.link(), null),
    settled(() => probes.worker(), false),
  ])
  return [
    { about: 'disk', level: canWrite ? 'ok' : 'problem' },
    judgeStorage(storage, needs),
    ...(needs.recordings > 0 ? [judgeMedia(media)] : []),
    ...(needs.needsSound ? [{ about: 'sound', level: canPlay ? 'ok' : 'problem' } as const] : []),
    judgeClock(link),
    ...(needs.recordings > 0 ? [judgeSpeed(link, needs)] : []),
    { about: 'worker', level: hasWorker ? 'ok' : 'warning' },
  ]
}

/** The worst of them. */
export function worstOf(findings: readonly Finding[]): Level {
  const levels = findings.map(({ level }) => level)
  if (levels.includes('problem')) return 'problem'
  return levels.includes('warning') ? 'warning' : 'ok'
}

/**
 * Recording needs twice its size: the piece being recorded, and the piece being sent. Most browsers may clear their
 * storage: that is worth knowing, and no failure. One that says nothing of its storage is.
 */
export function judgeStorage(report: StorageReport, needs: FlightNeeds): Finding {
  const needed = Math.max(LEAST_FREE_BYTES, 2 * sizeOfOne(needs))
  const { freeBytes, isPersistent } = report
  const facts = { about: 'storage', freeBytes, isPersistent } as const
  if (freeBytes !== null && freeBytes < needed) return { ...facts, level: 'problem' }
  return { ...facts, level: isPersistent || freeBytes !== null ? 'ok' : 'warning' }
}

function judgeMedia(state: MediaState): Finding {
  if (state === 'allowed') return { about: 'media', level: 'ok', state }
  return { about: 'media', level: state === 'not-asked' ? 'warning' : 'problem', state }
}

/** Never a problem: the server knows the time by itself, and takes honest answers whatever a clock says (I8). */
export function judgeClock(link: Pick<LinkSample, 'aheadMs'> | null): Finding {
  if (link === null) return { about: 'clock', level: 'warning', aheadMs: null }
  const isRight = Math.abs(link.aheadMs) <= CLOCK_TOLERANCE_MS
  return { about: 'clock', level: isRight ? 'ok' : 'warning', aheadMs: isRight ? 0 : link.aheadMs }
}

/** How long a recording takes to send; more than its own length deserves a warning. */
export function judgeSpeed(
  link: Pick<LinkSample, 'bytesPerSecond'> | null,
  needs: FlightNeeds,
): Finding {
  if (link === null) return { about: 'speed', level: 'warning', secondsToSend: null }
  const secondsToSend = Math.max(1, Math.ceil(sizeOfOne(needs) / link.bytesPerSecond))
  return {
    about: 'speed',
    level: secondsToSend > PATIENT_SECONDS ? 'warning' : 'ok',
    secondsToSend,
  }
}

function sizeOfOne({ recordings, needsCamera }: FlightNeeds): number {
  if (recordings === 0) return 0
  return recordingBytes({ kind: needsCamera ? 'video' : 'audio', seconds: RECORDING_SECONDS })
}

function settled<T>(probe: () => Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(otherwise), PROBE_MS)
    const settle = (value: T) => {
      clearTimeout(patience)
      resolve(value)
    }
    probe().then(settle, () => settle(otherwise))
  })
}
