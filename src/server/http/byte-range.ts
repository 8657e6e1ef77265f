// Which part of a file a request asks for (RFC 9110, section 14). One part at a time: players ask for no more.
import { parse } from 'range-parser'

import type { ByteRange } from '../storage/storage.ts'

/** What the parser says of a header: one that means nothing asks for the whole file. */
const UNSATISFIABLE = 2

/** The part, null for the whole, or that there is no such part. */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const { code, type, ranges } = parse(size, header ?? '')
  if (type !== 'bytes') return null
  if (code === UNSATISFIABLE) return 'unsatisfiable'
  const [range] = ranges
  return range === undefined || ranges.length > 1 ? null : range
}
