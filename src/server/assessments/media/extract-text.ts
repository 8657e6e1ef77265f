// Reads what a file says, for a job or for a user who waits, on threads of their own and within limits: a file can hold anything.
import { buffer } from 'node:stream/consumers'

import { Piscina } from 'piscina'

import { formatOfType } from '#contract/core/file-rules.ts'

import type { Database } from '../../db/database.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Extracting } from './extracting-thread.ts'
import * as repository from './media-repository.ts'
import { wholeKey } from './recording-keys.ts'

type Deps = { readonly database: Database; readonly storage: Storage }
type Job = { readonly accountId: number; readonly recordingId: string }

/** A resume takes a fraction of a second; what takes longer is no resume. */
const MOST_MS = 20_000
const MOST_HEAP_MIB = 256
/** By how much the whole process may grow meanwhile: a stream that unpacks to gigabytes is in no heap. */
const MOST_MIB = 768
const WATCH_MS = 25
const MIB = 1024 * 1024
/** Some eighty pages. What is longer is cut. */
const MAX_TEXT = 200_000

/** Files of jobs, one at a time. */
const jobThread = threadsFor(1)
/** Files that a user waits for: never behind those of the jobs, nor behind a single slow one. */
const requestThreads = threadsFor(2)

// A thread ends soon after its last file, and with it what a file may have left in its memory.
function threadsFor(most: number) {
  return new Piscina<Extracting, string>({
    filename: new URL('extracting-thread.ts', import.meta.url).href,
    name: 'extract',
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 5000,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
  })
}

/** Stores the text of a verified file, or that it cannot be read. Safe to repeat. */
export async function extractText({ database, storage }: Deps, job: Job): Promise<void> {
  const { recordingId, accountId } = job
  const scope = { kind: 'account', accountId, userId: null } as const
  const row = await database.inScope(scope, (tx) =>
    repository.findRecording(tx, { recordingId, lock: false }),
  )
  const format = row === null ? null : formatOfType(row.mime)
  if (row?.textState !== 'waiting' || format === null) return
  const bytes = new Uint8Array(await buffer(storage.read(wholeKey(row))))
  const fileText = await textOf({ bytes, format })
  await database.inScope(scope, (tx) => repository.endExtraction(tx, { recordingId, fileText }))
}

/** The text of a file, in at most `ms` and `mib` of memory; null when it has none, or cannot be read within the limits. */
export async function textOf(
  file: Extracting,
  { ms = MOST_MS, mib = MOST_MIB } = {},
): Promise<string | null> {
  return (await readOn(jobThread, { file, ms, mib })).text
}

/** The same for a user who waits at most `ms`: whether the time was too short is said apart from what cannot be read. */
export function readNow(file: Extracting, { ms }: { ms: number }): Promise<Reading> {
  return readOn(requestThreads, { file, ms, mib: MOST_MIB })
}

type Reading = { readonly text: string | null; readonly isLate: boolean }

async function readOn(
  pool: ReturnType<typeof threadsFor>,
  { file, ms, mib }: { file: Extracting; ms: number; mib: number },
): Promise<Reading> {
  const tooLarge = new AbortController()
  const tooLong = AbortSignal.timeout(ms)
  const before = process.memoryUsage.rss()
  const watching = setInterval(() => {
    if (process.memoryUsage.rss() - before > mib * MIB) tooLarge.abort()
  }, WATCH_MS)
  try {
    const signal = AbortSignal.any([tooLarge.signal, tooLong])
    return { text: storable(await pool.run(file, { signal })), isLate: false }
  } catch {
    // Broken, locked with a password, too large or endless: it stays there to download, without text.
    return { text: null, isLate: tooLong.aborted && !tooLarge.signal.aborted }
  } finally {
    clearInterval(watching)
  }
}

// PostgreSQL stores no zero byte, and other control characters say nothing.
function storable(text: string): string | null {
  const plain = text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  return plain === '' ? null : plain
}
