// The checksum that a chunk travels with, as tus spells it. It finds what was bent on the way, and nothing else: whether
// the bytes are those of the manifest is told by its SHA-256, when the recording is verified.
import { CHECKSUMS } from '#contract/assessments/recording-rules.ts'

/** `hash` is hexadecimal. */
export type Checksum = { readonly algorithm: keyof typeof CHECKSUMS; readonly hash: string }

/** Reads `Upload-Checksum`; null when it is not there, or by none of the algorithms. */
export function parseChecksum(header: string | string[] | undefined): Checksum | null {
  const [algorithm = '', encoded = '', ...more] = String(header ?? '').split(' ')
  if (!isKnown(algorithm) || more.length > 0) return null
  const hash = Buffer.from(encoded, 'base64')
  const isWhole =
    hash.byteLength === CHECKSUMS[algorithm].bytes && hash.toString('base64') === encoded
  return isWhole ? { algorithm, hash: hash.toString('hex') } : null
}

function isKnown(algorithm: string): algorithm is Checksum['algorithm'] {
  return Object.hasOwn(CHECKSUMS, algorithm)
}
