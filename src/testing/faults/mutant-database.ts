// Ways for a device's database to have lost one mechanism.
import type { Dexie, PromiseExtended } from 'dexie'

import { isStandalone, type MetaRow, type OfflineDatabase } from '#web/offline/database.ts'
import type { ChunkRow, MediaDatabase } from '#web/offline/media-database.ts'

/** A transaction is done when its work is, and not only when it is on disk. */
export function hasty<Db extends Dexie>(db: Db): Db {
  const transact = db.transaction.bind(db) as (...given: unknown[]) => Promise<unknown>
  const early = (...[mode, tables, work]: [unknown, unknown, () => Promise<unknown>]) =>
    new Promise((resolve, reject) => {
      const done = transact(mode, tables, async () => {
        const result = await work()
        resolve(result)
        return result
      })
      done.catch(reject)
    })
  return Object.assign(db, { transaction: early })
}

/** Goes on before the disk has a chunk, and tells of it as of one that the disk has. */
export function hastyWithChunks(db: MediaDatabase): MediaDatabase {
  const { chunks } = hasty(db)
  const written = new Map<string, ChunkRow>()
  const put = chunks.put.bind(chunks)
  const get = chunks.get.bind(chunks) as (key: unknown) => PromiseExtended<ChunkRow | undefined>
  Object.assign(chunks, {
    put(row: ChunkRow) {
      written.set(JSON.stringify([row.recordingId, row.index]), row)
      return put(row)
    },
    get(key: unknown) {
      const row = written.get(JSON.stringify(key))
      return row === undefined ? get(key) : Promise.resolve(row)
    },
  })
  return db
}

/** Asked for what waits of one owner, it tells of everyone's. */
export function forEveryone(db: OfflineDatabase): OfflineDatabase {
  const where = db.answers.where.bind(db.answers)
  Object.assign(db.answers, {
    where: (index: unknown) =>
      index === '[ownerId+isWaiting]'
        ? { equals: () => db.answers.filter((row) => row.isWaiting === 1) }
        : where(index as string),
  })
  return db
}

/** Asked for the commands of one owner that are at no attempt, it tells of everyone's. */
export function withoutOutboxOwner(db: OfflineDatabase): OfflineDatabase {
  const where = db.outbox.where.bind(db.outbox)
  Object.assign(db.outbox, {
    where: (index: string | { ownerId: number }) =>
      typeof index === 'object' && 'ownerId' in index
        ? db.outbox.filter((row) => row.ownerId === index.ownerId || isStandalone(row))
        : where(index),
  })
  return db
}

/** No entry of the journal keeps its place in the chain. */
export function withoutPlaces(db: OfflineDatabase): OfflineDatabase {
  db.journal.hook('updating', (changes) => ('place' in changes ? { place: null } : undefined))
  return db
}

/** Where a wiped chain had come to is forgotten. */
export function withoutWipedPlaces(db: OfflineDatabase): OfflineDatabase {
  const isPlace = (row: MetaRow | undefined) => row?.key.startsWith('wiped-place:') ?? false
  db.meta.hook('reading', (row) => (isPlace(row) ? { ...row, value: null } : row))
  return db
}

/** No wipe is ever known to have been. */
export function withoutEpochs(db: OfflineDatabase): OfflineDatabase {
  const isEpoch = (row: MetaRow | undefined) => row?.key.startsWith('generation:') ?? false
  db.meta.hook('reading', (row) => (isEpoch(row) ? { ...row, value: 0 } : row))
  return db
}
