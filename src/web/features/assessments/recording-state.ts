// How far a recording session is, and what is in its way.
import type { TakeRow } from '#web/offline/media-database.ts'

/**
 * What keeps a take from being made. `silent`: the devices give no byte. `no-room`: less than twice of what it may need
 * is free. `not-kept`: this device does not store it. `refused`: the server takes no other; it says why.
 */
export type RecordingProblem =
  | 'denied'
  | 'no-device'
  | 'unsupported'
  | 'no-room'
  | 'silent'
  | 'not-kept'
  | 'refused'

export type SessionState = {
  readonly phase: 'idle' | 'asking' | 'preparing' | 'ready' | 'admitting' | 'recording' | 'keeping'
  readonly stream: MediaStream | null
  readonly problem: RecordingProblem | null
  /** Why, where the server refuses. */
  readonly refusal: TakeRow['refusal']
  /** To prepare in that phase, else of the take. */
  readonly secondsLeft: number
}
