// A candidate's device: the real engine on an IndexedDB in memory, joined to the real server by a network with faults.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { api, session } from '#web/api/client.ts'
import { AnswerStore } from '#web/offline/answer-store.ts'
import { OfflineDatabase, type ActivityKey } from '#web/offline/database.ts'
import { realTime } from '#web/offline/device-time.ts'
import { Engine } from '#web/offline/engine.ts'
import { Journal } from '#web/offline/journal.ts'
import { webLocks } from '#web/offline/locks.ts'
import { getDeviceId } from '#web/offline/meta.ts'
import { createServerClock } from '#web/offline/server-clock.ts'
import { listWaiting } from '#web/offline/sync.ts'
import { TimerStore } from '#web/offline/timer-store.ts'
import { refreshStartTimes } from '#web/offline/timing-sync.ts'
import { apiTransport } from '#web/offline/transport.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import { listQuestions } from './builders.ts'
import { activityOf, buildCandidate, type Candidate } from './candidate.ts'
import { beginLife } from './faults/life.ts'
import { createLockTable, type LockTable } from './faults/lock-table.ts'
import { NOT_OURS, refusalOf, replyNotOurs, type NotOurs } from './faults/not-ours.ts'
import type { TestApp } from './test-app.ts'

/**
 * What becomes of one request. `lose-reply`: the server does its work, and no one hears of it. `forbid`: the server says
 * no. `differ`: it says that it holds other answers, to the first question. The others: `not-ours.ts`.
 */
export type Fault =
  | 'none'
  | 'drop'
  | 'lose-reply'
  | 'fail-500'
  | 'too-many'
  | 'forbid'
  | 'differ'
  | NotOurs

export type Network = {
  /** Faults for the next requests, first one first; after them everything passes. */
  faults: Fault[]
  /** While false nothing passes. */
  isOnline: boolean
  /** Whose cookies the browser holds; null for no one's. */
  bearer: string | null
  /** The refresh token among them, for a person who really signed in. */
  refresh: string | null
  /** The credential of the kiosk station that the browser is. */
  station: string | null
  readonly sent: { method: string; path: string; key: string | null; status: number | null }[]
}

/** Stands in for the browser's fetch in this test file. */
export function openNetwork(test: TestApp): Network {
  const network: Network = {
    faults: [],
    isOnline: true,
    bearer: null,
    refresh: null,
    station: null,
    sent: [],
  }
  beforeEach(() => {
    Object.assign(network, {
      faults: [],
      isOnline: true,
      bearer: null,
      refresh: null,
      station: null,
    })
    network.sent.length = 0
    vi.stubGlobal('fetch', (request: Request) => carry(test, { network, request }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    session.actFor(null)
    passTime(test, -passedMs)
  })
  return network
}

async function carry(
  test: TestApp,
  given: { network: Network; request: Request },
): Promise<Response> {
  const { network, request } = given
  const { pathname, search } = new URL(request.url)
  const entry: Network['sent'][number] = {
    method: request.method,
    path: pathname,
    key: request.headers.get('idempotency-key'),
    status: null,
  }
  network.sent.push(entry)
  const fault = network.isOnline ? (network.faults.shift() ?? 'none') : 'drop'
  if (fault === 'drop') throw new TypeError('Failed to fetch')
  if (fault === 'fail-500') return new Response('{}', { status: 500 })
  if (fault === 'too-many') return new Response('{}', { status: 429 })
  if (fault === 'forbid') return refusalOf({ status: 403, code: 'forbidden', serverMs: Date.now() })
  if (fault === 'differ') {
    const { answers } = JSON.parse(await request.text())
    const details = { question_ids: [answers[0].question_id] }
    return refusalOf({ status: 409, code: 'answers_differ', details, serverMs: Date.now() })
  }
  if (isNotOurs(fault)) return replyNotOurs(fault, Date.now())
  const body = request.method === 'GET' ? null : Buffer.from(await request.arrayBuffer())
  const reply = await test.app.inject({
    method: methodOf(request),
    url: pathname + search,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(network.bearer === null ? {} : { authorization: `Bearer ${network.bearer}` }),
      ...(network.refresh === null ? {} : { cookie: `fairlead_refresh=${network.refresh}` }),
      ...(network.station === null ? {} : { cookie: `fairlead_station=${network.station}` }),
    },
    ...(body === null || body.length === 0 ? {} : { payload: body }),
  })
  entry.status = reply.statusCode
  if (fault === 'lose-reply') throw new TypeError('Failed to fetch')
  return new Response(reply.body === '' ? null : reply.body, {
    status: reply.statusCode,
    headers: {
      'content-type': 'application/json',
      'upload-offset': String(reply.headers['upload-offset'] ?? ''),
      [REPLY_MARK]: String(reply.headers[REPLY_MARK] ?? ''),
    },
  })
}

function isNotOurs(fault: Fault): fault is NotOurs {
  return NOT_OURS.some((kind) => kind === fault)
}

function methodOf({ method }: Request): 'GET' | 'POST' | 'PATCH' {
  return method === 'GET' || method === 'PATCH' ? method : 'POST'
}

/** Signs a person in on the device under test: cookies and page alike. */
export async function signInOnDevice(network: Network, candidate: Candidate): Promise<void> {
  network.bearer = candidate.client.bearer
  session.actFor(candidate.person.userId)
}

/** A new user with an application, signed in on a device of their own, and the questions that they will answer. */
export async function arrive(
  test: TestApp,
  network: Network,
): Promise<{ candidate: Candidate; device: Device; questions: string[] }> {
  const candidate = await buildCandidate(test)
  await signInOnDevice(network, candidate)
  const device = await openDevice({ candidate })
  const { asmtId } = activityOf(candidate.requisition, 'competencies')
  const questions = (await listQuestions(test.database, asmtId)).map((one) => one.question_id)
  return { candidate, device, questions }
}

let passedMs = 0

/** So much time passes at once, for the server and for every device, until the end of the test. */
export function passTime(test: TestApp, ms: number): void {
  passedMs += ms
  test.clock.shift(ms)
}

export type Device = Awaited<ReturnType<typeof openDevice>>

/**
 * Opens the app on a device as a candidate. `storage` of an earlier opening: the same device again, after a reload or
 * a kill. The engine's timers never fire by themselves: a test says when it drains.
 */
export async function openDevice(given: {
  candidate: Candidate
  storage?: IDBFactory
  slug?: string
  /** Of its database. */
  name?: string
  /** How far the device's clock is ahead, unknown to the device. */
  aheadMs?: number
}) {
  const { candidate, storage = new IDBFactory(), slug = 'competencies', aheadMs = 0 } = given
  const { name = 'device' } = given
  const ownerId = candidate.person.userId
  const db = new OfflineDatabase({ name, indexedDB: storage, IDBKeyRange })
  let wallAheadMs = aheadMs
  const time = {
    ...realTime,
    now: () => Date.now() + passedMs + wallAheadMs,
    mono: () => performance.now() + passedMs,
    visibility: () => ({ isHidden: false, hides: 0 }),
  }
  const clock = createServerClock({ time, offset: 0 })
  const stopHearing = session.onReply(clock.hear)
  const store = new AnswerStore({ db, ownerId, clock })
  const deviceId = await getDeviceId(db, realTime)
  const life = beginLife()
  const locks = webLocks(locksOf(storage).managerFor(life))
  const never = { ...realTime, after: () => () => undefined }
  const parts = { db, ownerId, clock, time: realTime }
  const journal = new Journal({ ...parts, page: uuidv7() })
  const deps = {
    db,
    transport: apiTransport(api, { ownerId }),
    locks,
    clock,
    journal,
    deviceId,
    ownerId,
    time: never,
  }
  const engine = new Engine(deps)
  const timers = new TimerStore({ ...parts, journal })
  const { jobStepActivityId, asmtId } = activityOf(candidate.requisition, slug)
  const activity: ActivityKey & { jobId: number } = {
    refId: candidate.application.refId,
    jobStepActivityId,
    jobId: candidate.requisition.jobId,
  }
  return {
    db,
    ownerId,
    storage,
    locks,
    store,
    timers,
    journal,
    refreshStartTimes: (attemptId: string) => refreshStartTimes(deps, attemptId),
    engine,
    deviceId,
    activity,
    begin: () => store.begin({ ...activity, asmtId, language: 'en' }),
    put: (questionId: string, value: AnswerValue) => store.put({ activity, questionId, value }),
    handIn: () => store.handIn(activity),
    attempt: () => store.findAttempt(activity),
    /** Ids of the attempts that have anything to send. */
    waiting: () => listWaiting(db, ownerId),
    /** A user sets the device's clock, by so much. */
    setClock: (ms: number) => {
      wallAheadMs += ms
    },
    /** The tab dies: nothing more is written, nothing is cleaned up. */
    crash: () => {
      life.end()
      stopHearing()
      engine.stop()
      db.close()
    },
  }
}

const lockTables = new WeakMap<IDBFactory, LockTable>()

// A device opened again has the locks of before, and other devices have their own.
function locksOf(storage: IDBFactory): LockTable {
  const table = lockTables.get(storage) ?? createLockTable()
  lockTables.set(storage, table)
  return table
}
