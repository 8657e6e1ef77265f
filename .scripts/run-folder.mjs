/**
 * The folder of one run of the tests: their temporary files, and the sign that a run is under way.
 * It goes when the run ends, and takes along what a killed test left in it.
 */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'

import { root } from './command.mjs'

/** Copies of the demo's data, browser profiles and the database of the server tests, at the same time. */
const NEEDED_BYTES = 3e9
const FULL_BYTES = 50e6

/** Where Linux has files in memory. */
const IN_MEMORY = '/dev/shm'
/** The databases of all tests at one time take less than a tenth of it. */
const MEMORY_BYTES = 8e9

/**
 * Claims the folder for this process; it is removed when the process exits.
 * @param {{source?: string, parent?: string, neededBytes?: number}} [options] `source`: which clone the run is of
 * @returns {string} its path
 * @throws {Error} with one line for the user: another run of the same clone is under way, or there is no room
 */
export function openRunFolder({
  source = root,
  parent = tmpdir(),
  neededBytes = NEEDED_BYTES,
} = {}) {
  const free = freeBytes(parent)
  if (free < neededBytes) {
    throw new Error(
      `Only ${gigabytes(free)} free in ${parent}: the tests need ${gigabytes(neededBytes)}. Make room, or set TMPDIR.`,
    )
  }
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const folder = join(parent, `fairlead-test-${digest}`)
  claim(folder)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/**
 * Claims a folder in memory as well, where the machine has enough of it: a database is copied there in a sixth of the time.
 * @param {{source?: string, parent?: string, neededBytes?: number, memoryBytes?: number}} [options] as for
 * `openRunFolder`; `memoryBytes`: what the machine has
 * @returns {string | undefined} its path
 */
export function openMemoryFolder({
  source = root,
  parent = IN_MEMORY,
  neededBytes = MEMORY_BYTES / 2,
  memoryBytes = totalmem(),
} = {}) {
  const hasRoom =
    existsSync(parent) && memoryBytes >= MEMORY_BYTES && freeBytes(parent) >= neededBytes
  return hasRoom ? openRunFolder({ source, parent, neededBytes }) : undefined
}

/** @returns {string | undefined} a line for the user when the disk of a folder has become full */
export function fullDisk(folder) {
  const free = freeBytes(folder)
  if (free >= FULL_BYTES) return undefined
  return `The disk is full: ${Math.round(free / 1e6)} MB free in ${folder}.`
}

/** A folder is renamed to a name for one process only: the other one finds it taken, and whose it is. */
function claim(folder) {
  const own = mkdtempSync(`${folder}-`)
  // The database's own user, who is not root, passes through.
  chmodSync(own, 0o711)
  writeFileSync(join(own, 'pid'), String(process.pid))
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    const owner = ownerOf(folder)
    if (isRunning(owner)) {
      throw new Error(
        `The tests are running in this folder already (process ${owner}): wait for them, or stop them.`,
        { cause: error },
      )
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    claim(folder)
  }
}

function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'))
  } catch {
    return Number.NaN
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user's.
    return error.code === 'EPERM'
  }
}

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function gigabytes(bytes) {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
