// One page of the app in a browser: what its screens do with the engine, without the screens.
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { settle, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { createEngineOfPage, type Offline } from '#web/offline/engine-of-page.ts'
import type { Engine } from '#web/offline/engine.ts'
import type { JournalNote } from '#web/offline/journal.ts'
import { leaveDevice } from '#web/offline/leaving.ts'
import { assembleMedia, type Media } from '#web/offline/media-host.ts'
import { leaveMedia } from '#web/offline/media-leaving.ts'
import { hasRecordings } from '#web/offline/meta.ts'

import { openHost } from './browser-host.ts'
import type { BrowserHost, Device, Page } from './browser.ts'
import { createCamera } from './camera.ts'
import { beginLife } from './life.ts'
import { agree, answerEeoc, live, retryOwn, work } from './own-data.ts'
import { RECORDED, TIMED, type Person, type PersonActivity } from './person-pool.ts'

/** As the screens have it: answers given in quick succession travel together. */
const SEND_AFTER_MS = 400
/** As the screens have it: a write that failed is tried again. */
const WRITE_AGAIN_MS = 1000

export function openPage(device: Device): Page {
  const life = beginLife(device.browser)
  const given = openHost(device, life)
  let owner = device.remembered
  let isLeaving = false
  let moves = 0
  let awake: Engine | null = null
  let opened: Offline | null = null
  let recordings: { offline: Offline; media: Media } | null = null
  const engines = createEngineOfPage(
    () => given.host,
    (engine) => {
      awake = engine
      const stop = engine.subscribe(() => {
        if (engine.status === 'unreachable') device.worker.register()
      })
      return () => {
        stop()
        awake = null
      }
    },
  )

  // As the page has it: the recordings of the user who is here, sent beside their answers.
  function mediaOf(offline: Offline): Media {
    if (recordings?.offline === offline) return recordings.media
    const media = assembleMedia(given.mediaHost, offline.ownerId)
    recordings = { offline, media }
    offline.closed.addEventListener('abort', () => media.engine.stop())
    media.engine.wake()
    return media
  }

  // Who never recorded anything here opens no second database.
  async function resumeRecordings(): Promise<void> {
    const offline = opened
    if (offline === null || !(await hasRecordings(offline.db))) return
    if (!offline.closed.aborted) mediaOf(offline)
  }

  async function run(what: (offline: Offline, person: Person) => Promise<unknown>): Promise<void> {
    if (owner === null || life.isOver) return
    const person = owner
    try {
      const offline = await engines.open(person.userId)
      if (offline !== opened) {
        opened = offline
        await resumeRecordings()
      }
      await what(offline, person)
    } catch {
      // The screens say it, and go on; what was promised is in the journal.
    }
  }

  const act: Page['act'] = (what) => {
    if (!isLeaving) void run(what)
  }
  const screenAnswers = createScreenAnswers(device, () => life.step())
  const camera = createCamera({
    device,
    locks: given.host.locks,
    door: given.door,
    step: () => life.step(),
  })
  const onActivity = (
    index: number,
    what: (offline: Offline, activity: PersonActivity) => Promise<unknown>,
  ) =>
    act(async (offline, person) => {
      const activity = person.activities[index]
      if (activity !== undefined) await what(offline, activity)
    })

  const here = { device, step: () => life.step() }
  const onTimed = (what: (offline: Offline, activity: PersonActivity) => Promise<unknown>) =>
    onActivity(TIMED, what)

  const page: Page = {
    ...given,
    get owner() {
      return owner
    },
    act,
    begin: (index) => onActivity(index, (offline, activity) => begin(offline, activity)),
    answer: ({ activity: index, question, value: choice }) =>
      onActivity(index, async (offline, activity) => {
        await begin(offline, activity)
        const questionId = activity.questions[question]
        const value = activity.isTyped ? typedAnswer({ question, choice }) : choice
        if (questionId !== undefined)
          await screenAnswers.write(offline, { activity, questionId, value })
      }),
    moveTo: (index, position) =>
      onActivity(index, (offline, activity) =>
        offline.store.moveTo(activity, { position, moves: (moves += 1) }),
      ),
    handIn: (index) =>
      onActivity(index, async (offline, activity) => {
        await noteTimed(offline, { activity, note: { kind: 'submit' } })
        await offline.store.handIn(activity)
        offline.engine.wake()
      }),
    startPart: (part) =>
      onTimed(async (offline, activity) => {
        await begin(offline, activity)
        await offline.timers.start(activity, activity.timers[part] ?? '')
        offline.engine.wake()
      }),
    endPart: (part) =>
      onTimed((offline, activity) => offline.timers.end(activity, activity.timers[part] ?? '')),
    noteHidden: (isHidden) =>
      onTimed((offline, activity) =>
        offline.journal.note(activity, { kind: isHidden ? 'hidden' : 'visible' }),
      ),
    record: ({ question, ...pieces }) =>
      onActivity(RECORDED, async (offline, activity) => {
        const { attemptId } = await begin(offline, activity)
        const questionId = activity.questions[question] ?? ''
        const of = { attemptId, activity, questionId, ...pieces }
        await camera.record({ offline, media: mediaOf(offline) }, of)
      }),
    finishTake: () =>
      onActivity(RECORDED, async (offline, activity) => {
        const taken = await camera.finish({ offline, media: mediaOf(offline) })
        if (taken === null) return
        const { questionId, recordingId: value } = taken
        await screenAnswers.write(offline, { activity, questionId, value })
      }),
    retry: (index) =>
      onActivity(index, async (offline, activity) => {
        const { store, engine } = offline
        if (index === RECORDED) await camera.retryAll({ media: mediaOf(offline), activity })
        const attempt = await store.findAttempt(activity)
        if (attempt === null || attempt.refusal === null) return
        await store.retry(attempt.attemptId)
        engine.wake()
      }),
    restore: (index) =>
      onActivity(index, (offline, activity) => restore(given, { offline, activity, device })),
    agree: (text) => act((offline, person) => agree(here, { offline, person, text })),
    answerEeoc: (choice) => act((offline, person) => answerEeoc(here, { offline, person, choice })),
    live: (town) => act((offline, person) => live(here, { offline, person, town })),
    work: (title) => act((offline, person) => work(here, { offline, person, title })),
    retryOwn: () => act(retryOwn),
    signOut(isSending) {
      act(async (offline, person) => {
        if (isSending) await offline.engine.drain()
        const { mediaHost } = given
        if (await hasRecordings(offline.db))
          await leaveMedia({ db: mediaHost.db, offline: offline.db, ownerId: person.userId })
        await leaveDevice(offline.db, person.userId)
        await engines.close()
        const call = given.api.POST('/auth/v1/logout/', { headers: SKIP_RETRY_HEADERS })
        const isLate = new Promise((resolve) => device.world.after(GOODBYE_MS, () => resolve(null)))
        await Promise.race([settle(call).catch(() => undefined), isLate])
        given.session.actFor(null)
        if (life.isOver) return
        owner = null
        if (device.remembered === person) device.remembered = null
      })
      // The screens give way to the one that says goodbye.
      isLeaving = owner !== null
    },
    become(person) {
      owner = person
      isLeaving = false
      given.session.actFor(person.userId)
      void run(() => Promise.resolve())
    },
    wake() {
      recordings?.media.engine.wake()
      if (awake !== null) {
        awake.wake()
        resumeRecordings().catch(() => undefined)
      }
      // The screen could not open; a user tries it again.
      else if (!isLeaving) void run(() => Promise.resolve())
    },
    isLeaving: () => isLeaving,
    // Either of them says so, and leads to the sign-in.
    isSignedOut: () =>
      [awake, recordings?.media.engine].some((one) => one?.status === 'signed-out'),
  }
  if (owner !== null) page.become(owner)
  return page
}

/** How long the screens wait for the server's word on a sign-out. */
const GOODBYE_MS = 3000

function begin({ store }: Offline, activity: PersonActivity) {
  return store.begin({ ...activity, language: 'en' })
}

// As the screens have it: what happens in a limited activity is noted as well, and a note that fails holds nothing up.
async function noteTimed(
  { journal }: Offline,
  { activity, note }: { activity: PersonActivity; note: JournalNote },
): Promise<void> {
  if (activity.timers.length > 0) await journal.note(activity, note).catch(() => undefined)
}

async function restore(
  { api }: BrowserHost,
  given: { offline: Offline; activity: PersonActivity; device: Device },
): Promise<void> {
  const { offline, activity, device } = given
  const attemptId = device.attemptOnServer(activity)
  if ((await offline.store.findAttempt(activity)) !== null || attemptId === null) return
  await offline.store.restore(async () => {
    const call = api.GET('/user-response/v1/assessment-answers/{attempt_id}/', {
      params: { path: { attempt_id: attemptId } },
    })
    const { attempt, answers } = (await unwrap(call)).data
    const { started_at: startedAt, submitted_at: submittedAt } = attempt
    return { ...activity, attemptId, startedAt, submittedAt, answers }
  })
}

type Writing = { activity: PersonActivity; questionId: string; value: AnswerValue }

// Writes one answer after the other, as the screens do: what fails stays in its field and is tried again.
function createScreenAnswers(device: Device, step: () => boolean) {
  const pending = new Map<string, Writing>()
  let isRunning = false

  async function flush(offline: Offline): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      for (const [key, writing] of pending) {
        await offline.store.put(writing)
        if (!step()) return
        const { refId, jobStepActivityId } = writing.activity
        const { questionId, value } = writing
        const of = { device: device.index, ownerId: offline.ownerId, refId, jobStepActivityId }
        device.journal.promise({ ...of, questionId, value })
        if (pending.get(key) === writing) pending.delete(key)
        await noteTimed(offline, {
          activity: writing.activity,
          note: { kind: 'answer', detail: questionId },
        })
      }
      offline.engine.wake(SEND_AFTER_MS)
    } catch (error) {
      // Submitted meanwhile, or the attempt is gone from this device: the screen has closed.
      if (isFinal(error)) pending.clear()
      else
        device.world.after(WRITE_AGAIN_MS, () => {
          if (step()) void flush(offline)
        })
    } finally {
      isRunning = false
    }
  }

  return {
    write(offline: Offline, writing: Writing): Promise<void> {
      const key = `${writing.activity.jobStepActivityId}/${writing.questionId}`
      pending.delete(key)
      pending.set(key, writing)
      return flush(offline)
    },
  }
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'HandedInError' || error.message.includes('holds no attempt')
}

/** What people type that reads like JSON: it has to come back as the text that it is. */
const TYPED = [
  '4015550134',
  '42',
  '00',
  '-0',
  '1e3',
  'true',
  'false',
  'null',
  '{"a":1}',
  '{...}',
  '[1]',
  '"',
  '"a"',
  '0.125',
  '',
]

function typedAnswer({ question, choice }: { question: number; choice: number }): string {
  return TYPED[(question * 5 + choice) % TYPED.length] ?? ''
}
