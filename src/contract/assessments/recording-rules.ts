// What device and server agree on about recordings, without the schemas: a phone that shows a question needs none.

/** The largest chunk, and the most that one request carries. */
export const MAX_CHUNK_BYTES = 4 * 1024 * 1024
export const MAX_RECORDING_BYTES = 512 * 1024 * 1024

/**
 * How many of its first bytes say what a recording is. With fewer it holds no sound and no picture: browsers may give the
 * first byte of the header alone, long before the rest.
 */
export const SIGNATURE_BYTES = 64

/** What a recording may be, without the codecs behind it. */
export const RECORDING_TYPES = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'audio/webm',
  'audio/mp4',
  'audio/ogg',
] as const
export type RecordingType = (typeof RECORDING_TYPES)[number]

/** How the upload speaks: tus 1.0 (https://tus.io/protocols/resumable-upload), one chunk with each PATCH. */
export const TUS_VERSION = '1.0.0'
export const TUS_EXTENSIONS = 'creation,creation-defer-length,checksum'
/** By what a chunk may be checked on its way. tus asks for SHA-1 at least, which is the cheaper one. */
export const CHECKSUMS = {
  sha1: { bytes: 20 },
  /** What devices sent with version 3 of the payloads, when nothing else was taken. */
  sha256: { bytes: 32 },
} as const
export const CHUNK_CONTENT_TYPE = 'application/offset+octet-stream'

/** Where the bytes end and the server's work begins, and how much each poll adds while it lasts. */
const PROGRESS = { bytes: 60, step: 3, below: 99, ready: 100 }
/** How often to ask while the server works on a recording, in ms. */
export const RECORDING_POLL_MS = 5000

/** Percentage while bytes travel: the first part of the bar is theirs. */
export function progressOfBytes({ sent, total }: { sent: number; total: number }): number {
  return total === 0 ? 0 : Math.floor((PROGRESS.bytes * Math.min(sent, total)) / total)
}

/** Percentage after another poll: it rises by 3 below 99 until the recording is ready, then it is 100. */
export function progressAfterPoll(before: number, { isReady }: { isReady: boolean }): number {
  if (isReady) return PROGRESS.ready
  const from = Math.max(before, PROGRESS.bytes)
  return from + PROGRESS.step < PROGRESS.below ? from + PROGRESS.step : from
}
