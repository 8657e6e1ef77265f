// What a worker thread does: reads one email. It has neither the database nor the storage.
import { parseMail, type ReadMail } from './parse-mail.ts'

/** One task of the pool; bytes are no `Buffer` any more when they come into a thread, or out of it. */
export async function readInThread(raw: Uint8Array): Promise<ReadMail | null> {
  return parseMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
}
