// A device's disk: one IndexedDB, seen by each page through a login page of its own. A page that is killed leaves its
// transactions aborted, as a browser does; what was committed stays.
import { forceCloseDatabase, IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'

import type {
  AnswerRow,
  AttemptRow,
  CommandRow,
  JournalRow,
  MetaRow,
  TimerRow,
} from '#web/offline/database.ts'
import type { ChunkRow, TakeRow } from '#web/offline/media-database.ts'

import type { Life } from './life.ts'

/** What is in the tables after a transaction on them was committed. */
export type Rows = {
  readonly attempts: readonly AttemptRow[]
  readonly answers: readonly AnswerRow[]
  readonly outbox: readonly CommandRow[]
  readonly timers: readonly TimerRow[]
  readonly entries: readonly JournalRow[]
  readonly takes: readonly TakeRow[]
  /** How many chunks of each take there are. */
  readonly chunks: ReadonlyMap<string, number>
  readonly deviceId: string | null
  /** How often each owner's rows were wiped. */
  readonly wipes: ReadonlyMap<number, number>
}

export type FailsWhen = 'written' | 'committed'

export type LoginPage = {
  readonly factory: IDBFactory
  /** The next so many writes find the disk full: each at once, or only as its transaction is to be committed. */
  failWrites(count: number, when: FailsWhen): void
  /** The browser closes the handle under the page. */
  closeHandles(): void
}

export type Disk = {
  open(life: Life): LoginPage
  rows(): Rows
}

type Inside = { readonly _databases: Map<string, RawDatabase>; readonly _connectionQueues: unknown }
type RawDatabase = {
  readonly rawObjectStores: Map<string, { records: { values(): Iterable<{ value: unknown }> } }>
}
type RawTransaction = IDBTransaction & {
  _execRequestAsync(given: Operation): IDBRequest
  _start(): void
  _abort(name: string): void
  readonly _requests: readonly unknown[]
  readonly _state: string
}
type Operation = { operation: () => unknown }

/** The name of the database of recordings beside a device's own. */
export function mediaNameOf(name: string): string {
  return `${name}-media`
}

/**
 * An empty disk; `onCommit` hears of every committed write, before the page that made it does, and in which database
 * it was: in the other one a user may be in the middle of a transaction.
 */
export function createDisk(name: string, onCommit: (database: string) => void): Disk {
  const base = new IDBFactory() as unknown as Inside
  // As of each table's last commit: in another table a user may be in the middle of a transaction.
  const tables = new Map<string, unknown[]>()
  const table = <Row>(of: string, database = name) =>
    (tables.get(`${database}/${of}`) ?? []) as Row[]
  const commit = ({ db, objectStoreNames }: IDBTransaction) => {
    for (const of of objectStoreNames) {
      const records = base._databases.get(db.name)?.rawObjectStores.get(of)?.records.values() ?? []
      tables.set(
        `${db.name}/${of}`,
        Array.from(records, (one) => one.value),
      )
    }
    onCommit(db.name)
  }
  const media = mediaNameOf(name)
  return {
    open: (life) => openLoginPage({ base, life, commit }),
    rows: () => {
      const meta = table<MetaRow>('meta')
      return {
        attempts: table<AttemptRow>('attempts'),
        answers: table<AnswerRow>('answers'),
        outbox: table<CommandRow>('outbox'),
        timers: table<TimerRow>('timers'),
        entries: table<JournalRow>('journal'),
        takes: table<TakeRow>('recordings', media),
        chunks: countsOf(table<ChunkRow>('chunks', media)),
        deviceId: deviceIdIn(meta),
        wipes: wipesIn(meta),
      }
    },
  }
}

function openLoginPage(given: {
  base: Inside
  life: Life
  commit: (transaction: IDBTransaction) => void
}): LoginPage {
  const { base, life, commit } = given
  const factory = new IDBFactory()
  Object.assign(factory, {
    _databases: base._databases,
    _connectionQueues: base._connectionQueues,
  })
  const connections = new Set<IDBDatabase>()
  const running = new Set<IDBTransaction>()
  let failing: { count: number; when: FailsWhen } = { count: 0, when: 'written' }
  const takeFailure = (when: FailsWhen) => {
    if (failing.count === 0 || failing.when !== when) return false
    failing.count -= 1
    return true
  }
  const watch = (transaction: IDBTransaction) => {
    running.add(transaction)
    // At the capturing stage: before the page's own handlers.
    transaction.addEventListener('success', () => void life.step(), true)
    transaction.addEventListener('abort', () => running.delete(transaction))
    transaction.addEventListener('complete', () => {
      running.delete(transaction)
      if (transaction.mode !== 'readonly') commit(transaction)
      life.step()
    })
    if (transaction.mode === 'readwrite') refuseWrites(transaction, takeFailure)
  }
  const adopt = (connection: IDBDatabase) => {
    if (connections.has(connection)) return
    connections.add(connection)
    const begin = connection.transaction.bind(connection)
    connection.transaction = (...details) => {
      if (life.isOver) throw new DOMException('The page is gone.', 'InvalidStateError')
      const transaction = begin(...details)
      watch(transaction)
      return transaction
    }
  }
  const abortAll = () => {
    for (const transaction of Array.from(running)) abort(transaction)
    running.clear()
  }
  const open = factory.open.bind(factory)
  factory.open = (...details) => {
    if (life.isOver) return new IDBOpenDBRequest()
    const request = open(...details)
    request.addEventListener('upgradeneeded', () => {
      adopt(request.result)
      if (request.transaction !== null) watch(request.transaction)
      if (!life.step()) abortAll()
    })
    request.addEventListener('success', () => {
      adopt(request.result)
      if (!life.step()) request.result.close()
    })
    return request
  }
  life.onEnd(() => {
    abortAll()
    for (const connection of connections) connection.close()
  })
  return {
    factory,
    failWrites(count, when) {
      failing = { count, when }
    },
    closeHandles() {
      abortAll()
      for (const connection of connections) forceClose(connection)
      connections.clear()
    },
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has failed by itself, and only its event is still to come.
  }
}

// The request fails, and the transaction with it; or all requests succeed, and the transaction fails in the end: a full
// disk may show in either way.
function refuseWrites(
  transaction: IDBTransaction,
  takeFailure: (when: FailsWhen) => boolean,
): void {
  const raw = transaction as RawTransaction
  let hasWritten = false
  onWrite(raw, () => {
    hasWritten = true
    return takeFailure('written')
  })
  const start = raw._start.bind(raw)
  raw._start = () => {
    const isAtItsEnd = hasWritten && raw._requests.length === 0 && raw._state !== 'finished'
    if (isAtItsEnd && takeFailure('committed')) raw._abort('QuotaExceededError')
    else start()
  }
}

// Asks at each request that writes whether it is to fail.
function onWrite(raw: RawTransaction, isToFail: () => boolean): void {
  const execute = raw._execRequestAsync.bind(raw)
  let isWriting = false
  raw._execRequestAsync = (given) =>
    isWriting && isToFail() ? execute({ ...given, operation: refuse }) : execute(given)
  const find = raw.objectStore.bind(raw)
  const wrapped = new Set<IDBObjectStore>()
  raw.objectStore = (name) => {
    const store = find(name)
    if (wrapped.has(store)) return store
    wrapped.add(store)
    for (const write of ['put', 'add'] as const) {
      const original = store[write].bind(store)
      store[write] = (...details) => {
        isWriting = true
        try {
          return original(...details)
        } finally {
          isWriting = false
        }
      }
    }
    return store
  }
}

function refuse(): never {
  throw new DOMException('The disk is full.', 'QuotaExceededError')
}

function forceClose(connection: IDBDatabase): void {
  forceCloseDatabase(connection as never)
}

function deviceIdIn(meta: readonly MetaRow[]): string | null {
  const value = meta.find((row) => row.key === 'device-id')?.value
  return typeof value === 'string' ? value : null
}

function countsOf(chunks: readonly ChunkRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { recordingId } of chunks) counts.set(recordingId, (counts.get(recordingId) ?? 0) + 1)
  return counts
}

const EPOCH = 'generation:'

function wipesIn(meta: readonly MetaRow[]): Map<number, number> {
  const rows = meta.filter((row) => row.key.startsWith(EPOCH))
  return new Map(rows.map((row) => [Number(row.key.slice(EPOCH.length)), Number(row.value)]))
}
