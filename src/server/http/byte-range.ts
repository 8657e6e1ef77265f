// Which part of a file a request asks for (RFC 9110, section 14). One part at a time: players ask for no more.
import type { ByteRange } from '../storage/storage.ts'

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/

/** The part, null for the whole, or that there is no such part. */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const last = size - 1
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: last }
  }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (to !== '' && Number(to) < start) return null
  return start > last ? 'unsatisfiable' : { start, end }
}
