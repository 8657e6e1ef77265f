// Reads a workbook on a thread of its own and within limits: a file can hold anything.
import { buffer } from 'node:stream/consumers'

import { Piscina } from 'piscina'

import type { Storage } from '../../storage/storage.ts'
import { ImportFileError } from './import-file-error.ts'
import type { WorkbookText } from './workbook-thread.ts'

const MOST_MS = 120_000
const MOST_HEAP_MIB = 512

const thread = new Piscina<Uint8Array, WorkbookText>({
  filename: new URL('workbook-thread.ts', import.meta.url).href,
  name: 'workbookText',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
})

/** The first sheet as comma-separated values in UTF-8. @throws ImportFileError `unreadable`, `too_large`, `too_many_rows` */
export async function readWorkbook(
  storage: Pick<Storage, 'read'>,
  key: string,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(await buffer(storage.read(key)))
  const text = await run(bytes)
  if ('problem' in text) throw new ImportFileError(text.problem)
  return text
}

async function run(bytes: Uint8Array): Promise<WorkbookText> {
  try {
    return await thread.run(bytes, { signal: AbortSignal.timeout(MOST_MS) })
  } catch (cause) {
    throw new ImportFileError('unreadable', { cause })
  }
}
