// People take turns at one kiosk station while the network fails and the browser is killed at any step of the airlock, and
// at any step of a beginning without network, as half of them begin. At
// the end everything has arrived once, under the right names. More turns: `npm run faults:kiosk`.
import { Dexie } from 'dexie'
import { and, eq } from 'drizzle-orm'
import { IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'

import { answerEvidence, attempt, userStepActivity } from '#server/db/schema/assessment.ts'
import { listQuestions, only } from '#testing/builders.ts'
import { activityOf, heldBy, type Candidate } from '#testing/candidate.ts'
import { beginLife } from '#testing/faults/life.ts'
import { createLockTable } from '#testing/faults/lock-table.ts'
import { createRandom } from '#testing/faults/random.ts'
import { createDisk, createPower, Killed } from '#testing/kiosk-device.ts'
import { buildStation } from '#testing/kiosk.ts'
import { openDevice, openNetwork, type Fault } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { createKioskClient } from '../../api/kiosk-client.ts'
import { realTime } from '../device-time.ts'
import { webLocks } from '../locks.ts'
import { apiMediaTransport } from '../media-transport.ts'
import { apiTransport } from '../transport.ts'
import { beginOffline } from './begin-offline.ts'
import { createCodeTries } from './code-tries.ts'
import { endAll, endSession } from './hand-over.ts'
import { createLease } from './lease.ts'
import { sealedWork, type SealedHost } from './sealed-sync.ts'
import { bringExpected, type ExpectedSource } from './start-packages.ts'
import { StationDatabase, type SessionRow } from './station-database.ts'

const TURNS = Number(process.env['KIOSK_TURNS'] ?? 25)
const SEED = Number(process.env['KIOSK_SEED'] ?? 1)
const MOST_ANSWERS = 6
const locale = 'en'
/** Enough for every step of sealing and wiping. */
const STEPS = 8
const FAULTS: readonly Fault[] = ['none', 'drop', 'lose-reply', 'fail-500', 'too-many']

const test = await openTestApp()
const network = openNetwork(test)
afterEach(() => {
  vi.restoreAllMocks()
})

type Turn = {
  readonly candidate: Candidate
  readonly attemptId: string
  readonly answers: ReadonlyMap<string, number>
}

it(
  `loses nothing, sends nothing twice and shows no one another’s in ${TURNS} turns, seed ${SEED}`,
  async () => {
    const random = createRandom(SEED)
    const power = createPower()
    const disk = createDisk(power)
    killInCrypto(power.step)
    const office = await buildStation(test)
    network.station = office.device.cookies.get('fairlead_station') ?? null
    const { asmtId } = activityOf(office.requisition, 'competencies')
    const questions = (await listQuestions(test.database, asmtId)).map((one) => one.question_id)
    const turns: Turn[] = []
    let foreign = 0
    let kills = 0
    let offline = 0

    for (let count = 0; count < TURNS; count += 1) {
      const { person, application } = await office.apply()
      const candidate = { client: await test.as(person), person, application, ...office }
      const code = await office.codeFor(application)
      const isOffline = random.next() < 0.5
      const row = isOffline ? await beginAlone(code) : await beginByServer(candidate, code)
      if (isOffline) offline += 1
      turns.push(await takeTurn({ candidate, row }))
      foreign += await countTraces(turns)
      if (random.next() < 0.5) await sendOnce(faultsOf(20))
    }
    for (let round = 0; round < 5; round += 1) await sendOnce([])
    const left = await withStation((station) => station.sessions.count())
    const found = await compare(turns)
    process.stdout.write(
      `turns ${TURNS} lost ${found.lost} duplicates ${found.duplicates} foreign ${foreign + found.foreign}\n`,
    )
    expect({ ...found, traces: foreign, left }).toEqual({
      lost: 0,
      duplicates: 0,
      foreign: 0,
      traces: 0,
      left: 0,
    })
    // A killed browser is what is tried: a run without one proves nothing.
    expect(kills).toBeGreaterThan(TURNS / 10)
    expect(offline).toBeGreaterThan(TURNS / 4)

    async function beginByServer(candidate: Candidate, code: string): Promise<SessionRow> {
      const begun = await freshDevice().post('/kiosk/v1/sessions/', { code })
      const row = rowOf({ candidate, sessionId: begun.body.data.session_id })
      await withStation((station) => station.sessions.put(row))
      return row
    }

    /** Begins without network; the browser may be killed on the way, and the code is then entered again. */
    async function beginAlone(code: string): Promise<SessionRow> {
      await withStation((station) => bringExpected(partsOf(station), expectedSource()))
      power.killAt(random.next() < 0.4 ? random.below(STEPS) : null)
      const enter = () => withStation((station) => beginOffline(partsOf(station), { code, locale }))
      const begun = await enter().catch(async (error: unknown) => {
        if (!isOfKill(error)) throw error
        kills += 1
        power.killAt(null)
        await withStation(restart)
        return enter()
      })
      expect(begun).toBe('begun')
      power.killAt(null)
      return withStation(async ({ sessions }) => {
        const row = only(await sessions.where({ state: 'starting' }).toArray())
        await sessions.update(row.sessionId, { state: 'open' })
        return row
      })
    }

    function partsOf(station: StationDatabase) {
      const parts = { station, time: realTime }
      const storage = { indexedDB: disk, IDBKeyRange }
      return { ...parts, storage, lease: createLease(parts), tries: createCodeTries(parts) }
    }

    // Only who comes next: a key for each of the others, at each turn, would take hours.
    function expectedSource(): ExpectedSource {
      const device = freshDevice()
      return {
        list: async () => {
          const told = (await device.post('/kiosk/v1/lease/')).body.data
          return { ...told, people: told.people.slice(0, 1) }
        },
        get: async (codeId) => (await device.get(`/kiosk/v1/expected/${codeId}/`)).body.data,
      }
    }

    /** Someone answers, with or without a network, and leaves; the browser may be killed on the way, again and again. */
    async function takeTurn(of: { candidate: Candidate; row: SessionRow }): Promise<Turn> {
      const { candidate, row } = of
      const { sessionId } = row
      const device = await openDevice({ candidate, storage: disk, name: `fairlead-${sessionId}` })
      const { attemptId } = await device.begin()
      const answers = new Map<string, number>()
      const most = 1 + random.below(MOST_ANSWERS)
      for (let given = 0; given < most; given += 1) {
        const question = questions[random.below(questions.length)] ?? ''
        const value = 1 + random.below(5)
        await device.put(question, value)
        answers.set(question, value)
      }
      device.crash()
      let isFirst = true
      for (;;) {
        power.killAt(random.next() < 0.6 ? random.below(STEPS) : null)
        try {
          await withStation((station) => (isFirst ? leave(station, row) : restart(station)))
          power.killAt(null)
          return { candidate, attemptId, answers }
        } catch (error) {
          if (!isOfKill(error)) throw error
          kills += 1
          power.killAt(null)
          isFirst = false
        }
      }
    }

    // From an address of its own: so many calls in so short a time are not what is tried here.
    function freshDevice() {
      const device = test.client()
      device.cookies.set('fairlead_station', network.station ?? '')
      return device
    }

    function leave(station: StationDatabase, row: SessionRow): Promise<void> {
      const storage = { indexedDB: disk, IDBKeyRange }
      return endSession(station, { session: row, endedBy: 'hand_over', at: Date.now(), storage })
    }

    function restart(station: StationDatabase): Promise<void> {
      return endAll(station, { storage: { indexedDB: disk, IDBKeyRange }, at: Date.now() })
    }

    async function withStation<T>(work: (station: StationDatabase) => Promise<T>): Promise<T> {
      const station = new StationDatabase({ indexedDB: disk, IDBKeyRange })
      try {
        return await work(station)
      } finally {
        station.close()
      }
    }

    function faultsOf(count: number): Fault[] {
      return Array.from({ length: count }, () => FAULTS[random.below(FAULTS.length)] ?? 'none')
    }

    // Once through all that waits; an engine does so again and again.
    async function sendOnce(faults: Fault[]): Promise<void> {
      network.faults = faults
      await withStation(async (station) => {
        const work = sealedWork(hostOf(station))
        for (const id of await work.list()) await work.drain(id).catch(() => undefined)
      })
      network.faults = []
    }

    function hostOf(station: StationDatabase): SealedHost {
      return {
        station,
        time: realTime,
        locks: webLocks(createLockTable().managerFor(beginLife())),
        register: async ({ sessionId, startedAt, offline: start }) => {
          const fault = network.faults.shift() ?? 'none'
          if (fault === 'drop') return 'unreachable'
          const reply = await freshDevice().post('/kiosk/v1/offline-sessions/', {
            session_id: sessionId,
            code_id: start?.codeId,
            grant: start?.grant,
            started_at: new Date(startedAt).toISOString(),
          })
          if (fault === 'lose-reply') return 'unreachable'
          return reply.status === 200 ? 'ok' : 'refused'
        },
        reportEnd: async ({ sessionId, endedBy, endedAt, isAllSent }) => {
          if ((network.faults.shift() ?? 'none') === 'drop') return 'unreachable'
          const reply = await freshDevice().post(`/kiosk/v1/sessions/${sessionId}/end/`, {
            ended_by: endedBy ?? 'restart',
            ended_at: new Date(endedAt ?? Date.now()).toISOString(),
            is_all_sent: isAllSent,
          })
          return reply.status === 404 ? 'unknown' : 'ok'
        },
        sessionApi: (row) => {
          const client = createKioskClient({ ...row, renew: () => Promise.resolve(false) })
          return {
            transportFor: (ownerId) => apiTransport(client.api, { ownerId }),
            mediaTransportFor: (ownerId) => apiMediaTransport(client, { ownerId }),
            onReply: client.session.onReply,
          }
        },
      }
    }

    /** What the next person could read of those before: databases of theirs, or their ids anywhere. */
    async function countTraces(before: readonly Turn[]): Promise<number> {
      const names = (await disk.databases()).map(({ name = '' }) => name)
      const others = names.filter((name) => name !== 'fairlead-station')
      const text = await withStation(async (station) => {
        const rows = await station.sessions.toArray()
        const sessions = rows.map(
          ({ sealed, ...row }) => JSON.stringify(row) + asText(sealed?.bytes),
        )
        return JSON.stringify([sessions, await station.expected.toArray()])
      })
      return others.length + before.filter(({ attemptId }) => text.includes(attemptId)).length
    }
  },
  60_000 + TURNS * 3000,
)

function asText(bytes: ArrayBuffer | undefined): string {
  return bytes === undefined ? '' : new TextDecoder().decode(bytes)
}

function rowOf({ candidate, sessionId }: { candidate: Candidate; sessionId: string }): SessionRow {
  return {
    sessionId,
    userId: candidate.person.userId,
    refId: candidate.application.refId,
    locale: 'en',
    startedAt: Date.now(),
    state: 'open',
    endedAt: null,
    endedBy: null,
    sealed: null,
    isWiped: false,
  }
}

/** Each use of a key is a step at which the browser may be killed. */
function killInCrypto(step: () => void): void {
  const generateKey = crypto.subtle.generateKey.bind(crypto.subtle)
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementation((...given: unknown[]) => {
    step()
    return Reflect.apply(generateKey, undefined, given)
  })
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...given) => {
    step()
    return Reflect.apply(encrypt, undefined, given)
  })
}

// Dexie wraps what opening a database throws.
function isOfKill(error: unknown): boolean {
  if (error instanceof Killed) return true
  return error instanceof Dexie.DexieError && isOfKill(error.inner)
}

/** What the server holds, against what each person answered. */
async function compare(turns: readonly Turn[]) {
  let [lost, duplicates, foreign] = [0, 0, 0]
  for (const { candidate, attemptId, answers } of turns) {
    const held = await heldBy(await test.as(candidate.person), attemptId).catch(() => ({}))
    const values = new Map(Object.entries<unknown>(held))
    for (const [question, value] of answers) if (values.get(question) !== value) lost += 1
    for (const question of values.keys()) if (!answers.has(question)) foreign += 1
    const { userSmartreqId } = candidate.application
    duplicates += Math.max(0, (await countAttempts(userSmartreqId)) - 1)
    duplicates += await test.database.owner.$count(
      answerEvidence,
      eq(answerEvidence.attemptId, attemptId),
    )
  }
  return { lost, duplicates, foreign }
}

async function countAttempts(userSmartreqId: number): Promise<number> {
  const rows = await test.database.owner
    .select({ attemptId: attempt.attemptId })
    .from(attempt)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, attempt.accountId),
        eq(userStepActivity.userStepActivityId, attempt.userStepActivityId),
      ),
    )
    .where(eq(userStepActivity.userSmartreqId, userSmartreqId))
  return rows.length
}
