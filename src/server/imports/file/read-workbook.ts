// Reads a workbook on a thread of its own and within limits: a file can hold anything.
import { buffer } from 'node:stream/consumers'

import { Piscina } from 'piscina'

import type { Storage } from '../../storage/storage.ts'
import { ImportFileError } from './import-file-error.ts'
import type { WorkbookTask, WorkbookText } from './workbook-thread.ts'

const MOST_MS = 120_000
const MOST_HEAP_MIB = 512

const thread = new Piscina<WorkbookTask, WorkbookText>({
  filename: new URL('workbook-thread.ts', import.meta.url).href,
  name: 'workbookText',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
})

/** A sheet as comma-separated values in UTF-8. @throws ImportFileError `unreadable` */
export async function readWorkbook(
  storage: Pick<Storage, 'read'>,
  { key, sheet }: { readonly key: string; readonly sheet: number | null },
): Promise<WorkbookText> {
  const bytes = new Uint8Array(await buffer(storage.read(key)))
  try {
    return await thread.run({ bytes, sheet }, { signal: AbortSignal.timeout(MOST_MS) })
  } catch (cause) {
    throw new ImportFileError('unreadable', { cause })
  }
}
