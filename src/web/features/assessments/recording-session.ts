// One take, from the camera to the disk: asks for the devices, records in short pieces, and keeps each before the next.
// It must not send anything, and draws nothing.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { SIGNATURE_BYTES } from '#contract/assessments/recording-rules.ts'
import { webLocks } from '#web/offline/locks.ts'
import { takeLock } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { noteRecordings } from '#web/offline/meta.ts'
import type { Offline } from '#web/offline/offline.ts'
import { askToPersist } from '#web/offline/persist-storage.ts'
import { BITS_PER_SECOND } from '#web/offline/recording-size.ts'

import { beginPreparation } from './count-preparation.ts'
import type { Activity } from './package-queries.ts'
import { baseType, pickType } from './recorder-types.ts'
import { hasRoom, isRefusal } from './recording-room.ts'
import type { RecordingProblem, SessionState } from './recording-state.ts'
import type { SpeakingTimes } from './speaking-times.ts'

type Wanted = NonNullable<AssessmentPackage['questions'][number]['recording']>

type Given = {
  readonly offline: Offline
  readonly media: Media
  readonly activity: Activity
  readonly questionId: string
  readonly wanted: Wanted
}

/** What may change while a take is made: the attempt's id, and who hears of a take that is whole and on disk. */
type Around = {
  readonly attemptId: string
  readonly onTaken: (recordingId: string) => void
  /** Null for a recording that is not prepared. */
  readonly times: SpeakingTimes | null
}

/** At most this much is lost when the battery dies. */
const PIECE_MS = 2000
/** Devices that gave nothing for so long will give nothing. */
const SILENT_AFTER_MS = 5000
const SECOND_MS = 1000

export class RecordingSession {
  readonly #given: Given
  readonly #listeners = new Set<() => void>()
  #state: SessionState
  #recorder: MediaRecorder | null = null
  #kept: Promise<void> = Promise.resolve()
  #received = 0
  #isClosed = false
  #isAbandoned = false
  #around: Around = { attemptId: '', onTaken: () => undefined, times: null }
  #stopPreparing: (() => void) | null = null

  constructor(given: Given) {
    this.#given = given
    const secondsLeft = given.wanted.max_seconds
    this.#state = { phase: 'idle', stream: null, problem: null, refusal: null, secondsLeft }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): SessionState => this.#state

  /** Takes what is around it by now; a take may end long after the drawing that began it. */
  readonly follow = (around: Around): void => {
    this.#around = around
  }

  /** Asks for the camera and the microphone, and shows what they see. */
  readonly open = async (): Promise<void> => {
    const { wanted } = this.#given
    this.#isClosed = false
    if (pickType(wanted.kind) === null) return this.#fail('unsupported')
    this.#set({ phase: 'asking', problem: null })
    if (!(await hasRoom({ ...wanted, max_seconds: this.#maxSeconds() })))
      return this.#fail('no-room')
    const video = wanted.kind === 'video' && { width: { ideal: 640 }, height: { ideal: 480 } }
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video })
      this.#set({ phase: 'ready', stream, secondsLeft: this.#maxSeconds() })
    } catch (error) {
      return this.#fail(isRefusal(error) ? 'denied' : 'no-device')
    }
    await this.#prepare()
  }

  /** Begins a take with the devices that are open. */
  readonly start = async (): Promise<void> => {
    const { offline, media, activity, questionId, wanted } = this.#given
    const mimeType = pickType(wanted.kind)
    const { stream } = this.#state
    this.#stopPreparing?.()
    if (stream === null || mimeType === null || this.#recorder !== null) return
    const recorder = new MediaRecorder(stream, {
      mimeType,
      videoBitsPerSecond: BITS_PER_SECOND.video,
      audioBitsPerSecond: BITS_PER_SECOND.audio,
    })
    this.#recorder = recorder
    try {
      await noteRecordings(offline.db)
      const { attemptId } = this.#around
      const mime = baseType(recorder.mimeType === '' ? mimeType : recorder.mimeType)
      if (mime === null) return this.#fail('unsupported')
      const { recordingId } = await media.store.begin({ activity, questionId, attemptId, mime })
      void askToPersist()
      if (!(await this.#isAdmitted(recordingId))) return
      this.#run(recorder, recordingId)
    } catch {
      this.#fail('not-kept')
    }
  }

  /** Ends the take. */
  readonly stop = (): void => {
    if (this.#recorder?.state === 'recording') this.#recorder.stop()
  }

  /** Ends the take without an answer: it is as if it had not been begun. */
  readonly abandon = (): void => {
    this.#isAbandoned = this.#recorder?.state === 'recording'
    this.stop()
  }

  /** Ends everything; a take under way is kept as it is. */
  readonly close = (): void => {
    this.#isClosed = true
    this.#stopPreparing?.()
    this.stop()
    for (const track of this.#state.stream?.getTracks() ?? []) track.stop()
  }

  async #prepare(): Promise<void> {
    const { offline, activity, questionId } = this.#given
    const { times } = this.#around
    if (times === null || this.#isClosed) return
    const begun = beginPreparation({
      offline,
      activity,
      questionId,
      seconds: () => (this.#around.times ?? times).preparation,
      isGone: () => this.#isClosed,
      onBegin: () => this.#set({ phase: 'preparing' }),
      onLeft: (secondsLeft) => this.#set({ secondsLeft }),
      onOver: () => void this.start(),
    })
    const stop = await begun.catch(() => null)
    if (stop === null) return this.#fail('not-kept')
    this.#stopPreparing = () => {
      stop()
      this.#stopPreparing = null
      if (this.#state.phase === 'preparing')
        this.#set({ phase: 'ready', secondsLeft: this.#maxSeconds() })
    }
  }

  #maxSeconds(): number {
    return this.#around.times?.speaking ?? this.#given.wanted.max_seconds
  }

  // No one speaks into a recording that has no room: with a network the server is asked first.
  async #isAdmitted(recordingId: string): Promise<boolean> {
    if (!navigator.onLine) return true
    const { media } = this.#given
    this.#set({ phase: 'admitting', problem: null })
    const refusal = await media.admit(recordingId)
    if (refusal === null && !this.#isClosed) return true
    await media.store.discard([recordingId])
    this.#set({ refusal })
    this.#fail('refused')
    return false
  }

  #run(recorder: MediaRecorder, recordingId: string): void {
    const startedAt = performance.now()
    const maxSeconds = this.#maxSeconds()
    const ended = new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve())
    })
    // Held while it is recorded: other tabs can tell a take that lives from one whose tab was killed.
    void webLocks().tryExclusive(takeLock(recordingId), () => ended)
    this.#received = 0
    recorder.addEventListener('dataavailable', ({ data }) =>
      this.#keep(recordingId, { data, durationMs: Math.round(performance.now() - startedAt) }),
    )
    recorder.start(PIECE_MS)
    this.#set({ phase: 'recording', problem: null, secondsLeft: maxSeconds })
    const ticking = setInterval(() => {
      const passed = performance.now() - startedAt
      const secondsLeft = Math.max(0, Math.ceil(maxSeconds - passed / SECOND_MS))
      this.#set({ secondsLeft })
      if (!this.#hasMedia() && passed > SILENT_AFTER_MS) this.#set({ problem: 'silent' })
      if (secondsLeft === 0) this.stop()
    }, SECOND_MS / 4)
    void ended.then(() => {
      clearInterval(ticking)
      return this.#finish(recordingId)
    })
  }

  // One piece after the other, each on disk and read back before the next is touched.
  #keep(recordingId: string, { data, durationMs }: { data: Blob; durationMs: number }): void {
    this.#received += data.size
    if (data.size === 0) {
      if (this.#received === 0) this.#set({ problem: 'silent' })
      return
    }
    const { store, engine } = this.#given.media
    const keep = async () => {
      await store.append(recordingId, { bytes: await data.arrayBuffer(), durationMs })
      engine.wake()
    }
    this.#kept = this.#kept.then(keep)
    this.#kept.catch(() => {
      this.#set({ problem: 'not-kept' })
      this.stop()
    })
  }

  #hasMedia(): boolean {
    return this.#received >= SIGNATURE_BYTES
  }

  async #finish(recordingId: string): Promise<void> {
    const { media } = this.#given
    this.#recorder = null
    this.#set({ phase: 'keeping' })
    try {
      // What came to disk before a piece that did not is kept, and still an answer.
      await this.#kept.catch(() => undefined)
      this.#kept = Promise.resolve()
      const isAbandoned = this.#isAbandoned
      this.#isAbandoned = false
      if (isAbandoned || !this.#hasMedia()) await media.store.discard([recordingId])
      else await media.store.finish(recordingId)
      if (!isAbandoned && !this.#hasMedia()) return this.#fail('silent')
      if (!isAbandoned) this.#around.onTaken(recordingId)
      media.engine.wake()
      this.#set({ phase: 'ready', secondsLeft: this.#maxSeconds() })
    } catch {
      this.#fail('not-kept')
    }
  }

  #fail(problem: RecordingProblem): void {
    this.#recorder = null
    const phase = this.#state.stream === null ? 'idle' : 'ready'
    this.#set({ phase, problem })
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
