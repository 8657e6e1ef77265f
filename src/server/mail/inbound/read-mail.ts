// Reads an email on a thread of its own and within limits: anyone can write one, and the server answers others meanwhile.
import { Piscina } from 'piscina'

import type { MailFile, ReadMail } from './parse-mail.ts'

/** The largest takes two seconds. */
const MOST_MS = 30_000
const MOST_HEAP_MIB = 512

const pool = new Piscina<Uint8Array, ReadMail | null>({
  filename: new URL('mail-thread.ts', import.meta.url).href,
  name: 'readInThread',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
})

let before: Promise<unknown> = Promise.resolve()

/** Null for bytes that are no email of one sender, and for what cannot be read within the limits. */
export async function readMail(raw: Buffer, { ms = MOST_MS } = {}): Promise<ReadMail | null> {
  // One after the other, so that the time it may take does not run while it waits for others.
  const reading = before.then(() => readNow(raw, ms))
  before = reading.catch(() => {})
  return reading
}

async function readNow(raw: Buffer, ms: number): Promise<ReadMail | null> {
  const limit = AbortSignal.timeout(ms)
  try {
    const mail = await pool.run(raw, { signal: limit })
    return mail === null ? null : { ...mail, files: mail.files.map(asFile) }
  } catch (error) {
    if (limit.aborted || isOutOfMemory(error)) return null
    throw error
  }
}

function asFile({ name, content }: MailFile): MailFile {
  return { name, content: Buffer.from(content.buffer, content.byteOffset, content.byteLength) }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
