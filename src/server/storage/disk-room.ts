// Whether the disk of the data folder has room left. Below the reserve nothing new is stored: a database that finds no room
// for its own log would end, and with it what can still be read.
import { statfs } from 'node:fs/promises'

import { StartUpError } from '../http/env.ts'

const MIB = 1024 * 1024
const RESERVE_BYTES = 64 * MIB
/** So long an answer of the disk is believed. */
const FRESH_MS = 1000

export type DiskRoom = { readonly isFull: () => Promise<boolean> }

type FreeBytes = (folder: string) => Promise<number>

/** Room on the disk of a folder. */
export function createDiskRoom(folder: string, freeBytes: FreeBytes = freeBytesOf): DiskRoom {
  let asked = { at: Number.NEGATIVE_INFINITY, isFull: Promise.resolve(false) }
  return {
    isFull() {
      const at = performance.now()
      if (at - asked.at > FRESH_MS)
        asked = { at, isFull: freeBytes(folder).then((free) => free < RESERVE_BYTES) }
      return asked.isFull
    },
  }
}

/** @throws StartUpError where a start would find no room for what it writes */
export async function assertRoom(
  folder: string,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= RESERVE_BYTES) return
  throw new StartUpError(
    `The disk is full: ${Math.floor(free / MIB)} MiB are free in ${folder}, and a start takes ${RESERVE_BYTES / MIB}. Make room there.`,
  )
}

/** True for an error that says that a disk is full, of this machine or of PostgreSQL's. */
export function isDiskFull(code: string): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
