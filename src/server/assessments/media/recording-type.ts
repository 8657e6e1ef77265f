// What a file is, by its first bytes: what a device says of it is not trusted when it is played.
import { SIGNATURE_BYTES } from '#contract/assessments/recording-rules.ts'
import type { UploadType } from '#contract/core/file-rules.ts'

const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const DOC_TYPE = [0x42, 0x82]

/** True when the bytes begin a file of the container that the type names. */
export function isOfType(bytes: Uint8Array, type: UploadType): boolean {
  return type.endsWith(`/${containerOf(bytes) ?? 'none'}`)
}

function containerOf(bytes: Uint8Array): 'webm' | 'mp4' | 'ogg' | null {
  if (EBML.every((byte, index) => bytes[index] === byte)) return isWebm(bytes) ? 'webm' : null
  if (textAt(bytes, { from: 4, length: 4 }) === 'ftyp') return 'mp4'
  return textAt(bytes, { from: 0, length: 4 }) === 'OggS' ? 'ogg' : null
}

// Matroska begins alike; the DocType of its header tells the two apart.
function isWebm(bytes: Uint8Array): boolean {
  const at = bytes.findIndex(
    (byte, index) => byte === DOC_TYPE[0] && bytes[index + 1] === DOC_TYPE[1],
  )
  return at > 0 && at < SIGNATURE_BYTES && textAt(bytes, { from: at + 3, length: 4 }) === 'webm'
}

function textAt(bytes: Uint8Array, { from, length }: { from: number; length: number }): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}
