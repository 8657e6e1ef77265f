/** What the browser does without the app: plain requests, a plain tus client, and IndexedDB as it is. */
import { Upload } from 'tus-js-client'

export type PlainPage = typeof plain

/** The bytes of one request and of its reply. */
export type Exchanged = { sent: number; received: number }

type KeyPath = string | string[]
/** The rows of one table, and how they are found. */
export type StoredTable = {
  name: string
  keyPath: KeyPath
  isAutomatic: boolean
  indexes: { keyPath: KeyPath; unique: boolean }[]
  rows: unknown[]
}

const PAUSE_MS = 500

let kept: StoredTable[] = []

const plain = {
  /** What `timeDeletes` stores and deletes. */
  keep(tables: StoredTable[]): void {
    kept = tables
  },

  /** Deletes all that is kept in one transaction, again and again; ms of each until it is on disk. */
  async timeDeletes(count: number): Promise<number[]> {
    const db = await openKept()
    const names = kept.map(({ name }) => name)
    const times: number[] = []
    for (let time = 0; time < count; time += 1) {
      await inTransaction(db, (transaction) => {
        for (const { name, rows } of kept)
          for (const row of rows) transaction.objectStore(name).add(row)
      })
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      const started = performance.now()
      await inTransaction(db, (transaction) => {
        for (const name of names) transaction.objectStore(name).clear()
      })
      times.push(performance.now() - started)
    }
    db.close()
    return times
  },

  /** Waits for the network, then sends as many bytes in as many requests, one after the other; ms it took. */
  async exchange(all: readonly Exchanged[]): Promise<number> {
    await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
    const started = performance.now()
    for (const { sent, received } of all) {
      const reply = await fetch(`/bytes?count=${received}`, {
        method: 'POST',
        body: 'x'.repeat(sent),
      })
      await reply.text()
    }
    return performance.now() - started
  },

  /** Uploads the file that was chosen on this page, in chunks of a size; ms it took. */
  async upload(chunkBytes: number): Promise<number> {
    const file = document.querySelector('input')?.files?.[0]
    if (file === undefined) throw new Error('No file was chosen.')
    const started = performance.now()
    await new Promise<void>((resolve, reject) => {
      new Upload(file, {
        endpoint: '/files/',
        chunkSize: chunkBytes,
        onSuccess: () => resolve(),
        onError: reject,
      }).start()
    })
    return performance.now() - started
  },
}

declare global {
  var plain: PlainPage
}
globalThis.plain = plain

function openKept(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept')
    opening.addEventListener('upgradeneeded', () => {
      for (const { name, keyPath, isAutomatic, indexes } of kept) {
        const store = opening.result.createObjectStore(name, {
          keyPath,
          autoIncrement: isAutomatic,
        })
        for (const index of indexes)
          store.createIndex(String(index.keyPath), index.keyPath, { unique: index.unique })
      }
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(new Error('The database did not open.')))
  })
}

function inTransaction(db: IDBDatabase, work: (given: IDBTransaction) => void): Promise<void> {
  const transaction = db.transaction(db.objectStoreNames, 'readwrite', { durability: 'strict' })
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(new Error('The rows did not change.')))
    work(transaction)
  })
}
