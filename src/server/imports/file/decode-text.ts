// The text of a file, whatever its encoding: by its byte order mark, or UTF-8, or Windows-1252 as older spreadsheets write.
import type { Storage } from '../../storage/storage.ts'
import { isUtf16 } from './upload-type.ts'

type Read = () => AsyncIterable<Uint8Array>

/** The text of a file of the storage, piece by piece: it is never in memory as a whole. */
export async function* decodeFile(
  storage: Pick<Storage, 'read'>,
  key: string,
): AsyncGenerator<string> {
  const read: Read = () => storage.read(key)
  yield* decode(read(), new TextDecoder(await detectEncoding(read)))
}

/** The text of bytes in a known encoding; the byte order mark is left out. */
export async function* decode(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  decoder: TextDecoder,
): AsyncGenerator<string> {
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function detectEncoding(read: Read): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of read()) {
      if (isFirst && isUtf16(chunk)) return chunk[0] === 0xff ? 'utf-16le' : 'utf-16be'
      isFirst = false
      strict.decode(chunk, { stream: true })
    }
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}
