// One camera or microphone while its check runs. Records nothing, and draws nothing.
import {
  closeMedia,
  openMedia,
  problemOf,
  type MediaDeviceType,
  type MediaProblem,
  type OpenedMedia,
} from './open-media.ts'

/** `stopped`: it was on, and is off again. */
export type LiveState =
  | { readonly step: 'idle' | 'asking' | 'stopped' }
  | ({ readonly step: 'on' } & OpenedMedia)
  | { readonly step: 'failed'; readonly problem: MediaProblem }

export class LiveMedia {
  readonly #type: MediaDeviceType
  readonly #listeners = new Set<() => void>()
  #state: LiveState = { step: 'idle' }
  /** Counts what was asked for: only what was asked for last may turn anything on. */
  #asked = 0

  constructor(type: MediaDeviceType) {
    this.#type = type
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): LiveState => this.#state

  /** Turns on the device of this id, or the browser's choice. Resolves when it is on, or cannot be. */
  readonly start = async (deviceId?: string): Promise<void> => {
    this.#release()
    const asked = this.#asked
    this.#set({ step: 'asking' })
    try {
      const opened = await openMedia({ type: this.#type, deviceId })
      if (asked !== this.#asked) closeMedia(opened.stream)
      else this.#show(opened)
    } catch (error) {
      if (asked === this.#asked) this.#set({ step: 'failed', problem: problemOf(error) })
    }
  }

  /** Turns it off, and what is being asked for does not come on any more. */
  readonly stop = (): void => {
    const { step } = this.#state
    this.#release()
    if (step === 'on') this.#set({ step: 'stopped' })
    if (step === 'asking') this.#set({ step: 'idle' })
  }

  #show(opened: OpenedMedia): void {
    for (const track of opened.stream.getTracks())
      track.addEventListener('ended', () => this.#lose(opened.stream), { once: true })
    this.#set({ step: 'on', ...opened })
  }

  // Unplugged while it was on.
  #lose(stream: MediaStream): void {
    if (this.#state.step !== 'on' || this.#state.stream !== stream) return
    this.#release()
    this.#set({ step: 'failed', problem: 'missing' })
  }

  #release(): void {
    this.#asked += 1
    if (this.#state.step === 'on') closeMedia(this.#state.stream)
  }

  #set(state: LiveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
