/** The hand-over of a kiosk station, for `device-page.ts`: what a person leaves on the device is ended as the app ends it. */
import type { AssessmentPackage } from '../../../src/contract/assessments/assessments.ts'
import { AnswerStore } from '../../../src/web/offline/answer-store.ts'
import { deviceDatabase, type OfflineDatabase } from '../../../src/web/offline/database.ts'
import { realTime } from '../../../src/web/offline/device-time.ts'
import { endSession, openPerson } from '../../../src/web/offline/kiosk/hand-over.ts'
import { StationDatabase } from '../../../src/web/offline/kiosk/station-database.ts'
import { createServerClock } from '../../../src/web/offline/server-clock.ts'
import type { BenchActivity } from '../candidate.ts'
import type { StoredTable } from './plain-page.ts'

/** Between two hand-overs: what the one before left to the browser is done. */
const PAUSE_MS = 500

/** Stores the questions of activities, as screens do before they show them. */
export async function keepPackages(
  ownerId: number,
  activities: readonly BenchActivity[],
): Promise<void> {
  const clock = createServerClock({ time: realTime, offset: 0 })
  const store = new AnswerStore({ db: deviceDatabase(), ownerId, clock })
  for (const { questions: _, timedSections: __, ...activity } of activities) {
    const { jobId, jobStepActivityId, refId } = activity
    const asked = `?job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
    const reply = await fetch(`/user-response/v1/job-questions/${jobId}/${asked}`)
    const { data } = (await reply.json()) as { data: AssessmentPackage }
    await store.savePackage(activity, () => Promise.resolve(data))
  }
}

/** Everything that this device has of its owner, and how it is indexed. */
export async function readStored(): Promise<StoredTable[]> {
  const stored: StoredTable[] = []
  for (const table of deviceDatabase().tables) {
    const { primKey, indexes } = table.schema
    stored.push({
      name: table.name,
      keyPath: primKey.keyPath ?? '',
      isAutomatic: primKey.auto ?? false,
      indexes: indexes.map(({ keyPath, unique = false }) => ({ keyPath: keyPath ?? '', unique })),
      rows: await table.toArray(),
    })
  }
  return stored
}

/** Ends sessions of people who each left all of that, one after the other; ms of each. */
export async function timeHandOvers(ownerId: number, count: number): Promise<number[]> {
  const station = new StationDatabase()
  const times: number[] = []
  for (let time = 0; time < count; time += 1) times.push(await timeHandOver(station, ownerId))
  await station.delete()
  return times
}

async function timeHandOver(station: StationDatabase, userId: number): Promise<number> {
  const session = {
    sessionId: crypto.randomUUID(),
    userId,
    refId: 1,
    locale: 'en',
    startedAt: Date.now(),
    state: 'open',
    endedAt: null,
    endedBy: null,
    sealed: null,
    isWiped: false,
  } as const
  await station.sessions.put(session)
  const { db, media } = openPerson(session.sessionId)
  await fill(db)
  await media.open()
  db.close()
  media.close()
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const started = performance.now()
  await endSession(station, { session, endedBy: 'hand_over', at: Date.now() })
  const ms = performance.now() - started
  const left = await station.sessions.get(session.sessionId)
  if (left?.isWiped !== true || left.sealed === null) throw new Error('Nothing was handed over.')
  return ms
}

async function fill(db: OfflineDatabase): Promise<void> {
  for (const { name } of db.tables)
    await db.table(name).bulkAdd(await deviceDatabase().table(name).toArray())
}
