/** The app's own offline engine in an otherwise empty page of its origin, within the reach of the benches. */
import { api, session } from '../../../src/web/api/client.ts'
import { deviceDatabase } from '../../../src/web/offline/database.ts'
import { realTime } from '../../../src/web/offline/device-time.ts'
import { assembleEngine } from '../../../src/web/offline/host.ts'
import { webLocks } from '../../../src/web/offline/locks.ts'
import { mediaDatabase } from '../../../src/web/offline/media-database.ts'
import { MediaStore } from '../../../src/web/offline/media-store.ts'
import { drainRecording } from '../../../src/web/offline/media-sync.ts'
import { apiMediaTransport } from '../../../src/web/offline/media-transport.ts'
import { getDeviceId, noteRecordings } from '../../../src/web/offline/meta.ts'
import { apiTransport } from '../../../src/web/offline/transport.ts'
import type { BenchActivity, BenchQuestion } from '../candidate.ts'
import { openBareDatabase } from './bare-database.ts'
import { keepPackages, readStored, timeHandOvers } from './hand-over-page.ts'
import { madeUpVideo } from './made-up-video.ts'

export type DevicePage = typeof device
type Of = { ownerId: number; activity: BenchActivity }

/** Between two choices: faster than anyone reads a statement, and never in step with anything. */
const PAUSE_MS = 100

const device = {
  keepPackages,
  readStored,
  timeHandOvers,

  /** Stores choices at an attempt, one after the other; ms from each until it is durable. */
  async timeChoices({ ownerId, activity, count }: Of & { count: number }): Promise<number[]> {
    const { store } = await openEngine(ownerId)
    await store.begin({ ...activity, language: 'en' })
    return timeEach(choices(activity.questions, count), (choice) =>
      store.put({ activity, ...choice }),
    )
  },

  /** The same rows by a bare put of Dexie's, in a database of the same kind. */
  async timeBarePuts({ ownerId, activity, count }: Of & { count: number }): Promise<number[]> {
    const db = await openBareDatabase()
    const attemptId = crypto.randomUUID()
    let rev = 0
    const times = await timeEach(choices(activity.questions, count), ({ questionId, value }) => {
      rev += 1
      const answeredAt = new Date().toISOString()
      const row = { attemptId, questionId, value, ownerId, rev, answeredAt, ackedRev: 0 }
      return db.answers.put({ ...row, isWaiting: 1 })
    })
    db.close()
    return times
  },

  /** Takes whole activities, as the screens do, and hands them in. Returns how many operations wait to be sent. */
  async takeAll(ownerId: number, activities: readonly BenchActivity[]): Promise<number> {
    const { store, timers, journal } = await openEngine(ownerId)
    for (const activity of activities) {
      await store.begin({ ...activity, language: 'en' })
      for (const section of activity.timedSections)
        await timers.start(activity, `section:${section}`)
      for (const choice of choices(activity.questions, activity.questions.length)) {
        await store.put({ activity, ...choice })
        if (activity.timedSections.length > 0)
          await journal.note(activity, { kind: 'answer', detail: choice.questionId })
      }
      await store.handIn(activity)
    }
    const db = deviceDatabase()
    const [commands, answers] = await Promise.all([
      db.outbox.count(),
      db.answers.where('[ownerId+isWaiting]').equals([ownerId, 1]).count(),
    ])
    return commands + answers
  },

  /** Begins an attempt, here and on the server. */
  async begin({ ownerId, activity }: Of): Promise<void> {
    const { store, engine } = await openEngine(ownerId)
    await store.begin({ ...activity, language: 'en' })
    await engine.drain()
    if ((await store.findAttempt(activity))?.startedAt === null)
      throw new Error('The server did not hear of the start.')
  },

  /** Records a take of so many bytes, as the camera's pieces come in; its id. */
  async record(given: Of & { bytes: number; pieceBytes: number }): Promise<string> {
    const { ownerId, activity, bytes, pieceBytes } = given
    const { store: answers } = await openEngine(ownerId)
    const attempt = await answers.findAttempt(activity)
    const [question] = activity.questions
    if (attempt === null || question === undefined) throw new Error('Nothing is begun.')
    await noteRecordings(deviceDatabase())
    const store = new MediaStore({ db: mediaDatabase(), ownerId, time: realTime })
    const { recordingId } = await store.begin({
      activity,
      questionId: question.id,
      attemptId: attempt.attemptId,
      mime: 'video/webm',
    })
    for (const piece of madeUpVideo({ bytes, pieceBytes }))
      await store.append(recordingId, { bytes: piece, durationMs: 2000 })
    await store.finish(recordingId)
    return recordingId
  },

  /** Sends a recording; ms until the server has all of it and took its manifest. */
  async upload(ownerId: number, recordingId: string): Promise<number> {
    const offline = deviceDatabase()
    const deps = {
      db: mediaDatabase(),
      offline,
      ownerId,
      transport: apiMediaTransport({ api, session }, { ownerId }),
      locks: webLocks(),
      time: realTime,
      deviceId: await getDeviceId(offline, realTime),
    }
    const started = performance.now()
    const result = await drainRecording(deps, recordingId)
    const ms = performance.now() - started
    const row = await deps.db.recordings.get(recordingId)
    if (row?.state !== 'closed' && row?.state !== 'ready')
      throw new Error(`The recording was not sent: ${result}, ${JSON.stringify(row?.refusal)}`)
    return ms
  },

  /** Waits until the server has verified a recording and works on nothing any more. */
  async settle(ownerId: number, recordingId: string): Promise<void> {
    const transport = apiMediaTransport({ api, session }, { ownerId })
    for (;;) {
      const state = await transport.fetchState(recordingId)
      if (state.kind === 'ok' && state.data.status === 'ready') return
      if (state.kind !== 'ok' || state.data.status === 'failed')
        throw new Error(`The recording is not ready: ${JSON.stringify(state)}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  },
}

declare global {
  var device: DevicePage
}
globalThis.device = device

function openEngine(ownerId: number) {
  session.actFor(ownerId)
  const db = deviceDatabase()
  const locks = webLocks()
  const transportFor = (id: number) => apiTransport(api, { ownerId: id })
  return assembleEngine(
    { db, transportFor, onReply: session.onReply, locks, time: realTime },
    ownerId,
  )
}

type Choice = { questionId: string; value: number }

function choices(questions: readonly BenchQuestion[], count: number): Choice[] {
  return Array.from({ length: count }, (_, index) => {
    const question = questions[index % questions.length]
    const option = question?.options[index % question.options.length]
    if (question === undefined || option === undefined) throw new Error('Nothing to choose from.')
    return { questionId: question.id, value: option.value }
  })
}

async function timeEach(
  all: readonly Choice[],
  store: (choice: Choice) => PromiseLike<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const choice of all) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS + Math.random() * 16))
    const started = performance.now()
    await store(choice)
    times.push(performance.now() - started)
  }
  return times
}
