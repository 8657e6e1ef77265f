// Finds the signatures of a PDF by the byte ranges that they name (ISO 32000-2, 12.8.1). Pure.

type Range = { readonly start: number; readonly end: number }

export type Seal = {
  readonly signed: readonly [Range, Range]
  /** The CMS signature, DER. */
  readonly contents: Uint8Array
  /** Whether everything but the signature itself is signed. */
  readonly isWhole: boolean
  /** ISO 8601, from the signature's dictionary. */
  readonly claimedTime: string | null
}

const MOST_SEALS = 20
/** A header may follow some bytes of another program (ISO 32000-1, annex H). */
const HEADER_WITHIN = 1024
const NEAR = 1000

/** Whether it begins as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-')
}

/** The signatures, in the order of the file. */
export function sealsIn(bytes: Uint8Array): Seal[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const ranges = text.matchAll(
    /\/ByteRange\s{0,9}\[\s{0,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{1,9}(\d{1,10})\s{0,99}\]/gu,
  )
  return [...ranges.take(MOST_SEALS)].flatMap((match) => {
    const [start = 0, length = 0, next = 0, rest = 0] = match.slice(1).map(Number)
    const signed = [
      { start, end: start + length },
      { start: next, end: next + rest },
    ] as const
    const contents = contentsOf(text.slice(start + length, next))
    if (start !== 0 || contents === null) return []
    const isWhole = next + rest === bytes.length
    return [
      { signed, contents, isWhole, claimedTime: timeIn(text, { from: start + length, to: next }) },
    ]
  })
}

// Only the signature, as hexadecimal digits: anything else between the ranges would be unsigned content.
function contentsOf(gap: string): Uint8Array | null {
  const digits = /^<([0-9a-f]+)>$/iu.exec(gap)?.[1]
  if (digits === undefined || digits.length % 2 === 1) return null
  const bytes = Buffer.from(digits, 'hex')
  const end = derLength(bytes)
  if (end === null || bytes.subarray(end).some((byte) => byte !== 0)) return null
  return bytes.subarray(0, end)
}

// The length of a DER sequence with its header; null where none fits.
function derLength(bytes: Uint8Array): number | null {
  const [tag, first = 0] = bytes
  if (tag !== 0x30) return null
  if (first < 0x80) return first + 2 <= bytes.length ? first + 2 : null
  const count = first & 0x7f
  if (count === 0 || count > 4) return null
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = 2 + count + length
  return end <= bytes.length ? end : null
}

// The dictionary stands around the signature. PDF writes D:YYYYMMDDHHmmSS with a zone; ours are in UTC.
function timeIn(text: string, gap: { from: number; to: number }): string | null {
  const dictionary =
    text.slice(Math.max(0, gap.from - NEAR), gap.from) + text.slice(gap.to, gap.to + NEAR)
  const found = /\/M\s?\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/u.exec(dictionary)
  if (found === null) return null
  const [, year, month, day, hour, minute, second] = found
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
