// A lock file that keeps a second process off a data directory; PGlite has none of its own and would corrupt it.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

import { StartUpError } from '../http/env.ts'

/** Locks a directory for this process and returns what unlocks it. @throws StartUpError when another process has it. */
export function lockDirectory(directory: string): () => void {
  const file = path.join(path.dirname(directory), `${path.basename(directory)}.lock`)
  const holder = readHolder(file)
  if (holder !== null && isAlive(holder)) {
    throw new StartUpError(
      `DATA_DIR: ${path.dirname(directory)} is in use by process ${holder}. Stop it, or choose another DATA_DIR.`,
    )
  }
  if (holder !== null) rmSync(file, { force: true })
  const handle = openExclusively(file)
  writeSync(handle, String(process.pid))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}

function openExclusively(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    throw new StartUpError(
      `DATA_DIR: ${path.dirname(file)} was taken by another process just now.`,
      { cause: error },
    )
  }
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

// A crashed process leaves its file behind; its number may have gone to another program, which is told apart where
// the system shows it. In doubt the lock holds.
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return !isOtherProgram(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isOtherProgram(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return false
  }
}
