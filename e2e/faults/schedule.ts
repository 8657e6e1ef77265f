// What a schedule is, and how any of them comes about from a seed: a made-up day of one candidate on one device.
import * as fc from 'fast-check'

import { NOT_OURS } from '#testing/faults/not-ours.ts'

import type { Fault } from './fault-proxy.ts'

export type Step =
  /** Chooses at the question on screen and goes on, for each key. `isPatient`: waits to read where the answer is. */
  | {
      readonly do: 'answer'
      readonly tab: 0 | 1
      readonly keys: readonly number[]
      readonly isPatient: boolean
    }
  /** Goes back and chooses again. */
  | { readonly do: 'revise'; readonly tab: 0 | 1; readonly back: number; readonly key: number }
  | { readonly do: 'faults'; readonly faults: readonly Fault[] }
  /** `isAnnounced`: the browser knows that it has no network. */
  | { readonly do: 'offline'; readonly isAnnounced: boolean }
  | { readonly do: 'online' }
  /** The server is killed this long after the next request, and started again. */
  | { readonly do: 'server-dies'; readonly ms: number }
  /** `isDiskFull`: and the disk is full when it is opened again. */
  | { readonly do: 'browser-is-killed'; readonly isDiskFull: boolean }
  | { readonly do: 'disk-has-room' }
  | { readonly do: 'reload'; readonly tab: 0 | 1 }
  | { readonly do: 'second-tab' }
  | { readonly do: 'close-second-tab' }
  /** Chooses in a second tab, and closes it in the moment in which the choice shows. */
  | { readonly do: 'choose-and-close'; readonly key: number }
  /** Leaves for another page, and comes back to the one in the back/forward cache. */
  | { readonly do: 'leave-and-come-back'; readonly tab: 0 | 1 }
  /** The browser gives up what it stored of the app's files. */
  | { readonly do: 'caches-vanish' }
  /** The browser gives up what it stored of the app's databases. */
  | { readonly do: 'storage-vanishes' }
  /** A new release comes out, and the browser looks for it. `isWanted`: the user takes it where it is offered. */
  | { readonly do: 'update'; readonly tab: 0 | 1; readonly isWanted: boolean }
  | { readonly do: 'clock-jumps'; readonly minutes: number }
  /** The access token runs out, and is renewed. */
  | { readonly do: 'token-runs-out' }
  /** The cookies are gone: a sign-in is asked for. */
  | { readonly do: 'session-ends' }
  /** Another user takes the device, answers, and gives it back. `signsOut`: the user who leaves says so. */
  | {
      readonly do: 'hand-over'
      readonly signsOut: boolean
      readonly keys: readonly number[]
    }
  | { readonly do: 'submit' }

export type Schedule = {
  readonly steps: readonly Step[]
  /** How it ends: on a new page, or on the one that is open. */
  readonly isReopening: boolean
  readonly isSubmitting: boolean
}

const MOST_STEPS = 12

const tab = fc.constantFrom<(0 | 1)[]>(0, 0, 1)
const rarely = fc.constantFrom(false, false, false, true)
const key = fc.integer({ min: 1, max: 5 })
const keys = fc.array(key, { minLength: 1, maxLength: 3 })
const lateBy = fc.constantFrom(300, 1500)

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('lose-reply', 'drop', 'bad-gateway') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(500, 502, 429),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('not-ours' as const),
      reply: fc.constantFrom(...NOT_OURS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hang' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('late-reply' as const), ms: lateBy }) },
)

const is = <K extends Step['do']>(name: K) => fc.constant(name)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ do: is('answer'), tab, keys, isPatient: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: is('revise'), tab, back: fc.integer({ min: 1, max: 2 }), key }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('faults'),
      faults: fc.array(fault, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: is('offline'), isAnnounced: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: is('online') }) },
  { weight: 2, arbitrary: fc.record({ do: is('server-dies'), ms: fc.nat(40) }) },
  { weight: 4, arbitrary: fc.record({ do: is('browser-is-killed'), isDiskFull: rarely }) },
  { weight: 3, arbitrary: fc.record({ do: is('reload'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: is('second-tab') }) },
  { weight: 1, arbitrary: fc.record({ do: is('close-second-tab') }) },
  { weight: 3, arbitrary: fc.record({ do: is('choose-and-close'), key }) },
  { weight: 3, arbitrary: fc.record({ do: is('leave-and-come-back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: is('caches-vanish') }) },
  { weight: 1, arbitrary: fc.record({ do: is('storage-vanishes') }) },
  { weight: 2, arbitrary: fc.record({ do: is('update'), tab, isWanted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: is('disk-has-room') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('clock-jumps'),
      minutes: fc.constantFrom(-1440, -5, 5, 1440),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('token-runs-out') }) },
  { weight: 1, arbitrary: fc.record({ do: is('session-ends') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('hand-over'),
      signsOut: fc.boolean(),
      keys: fc.array(key, { maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('submit') }) },
)

const scheduleArbitrary: fc.Arbitrary<Schedule> = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: MOST_STEPS, size: 'max' }),
  isReopening: fc.boolean(),
  isSubmitting: fc.boolean(),
})

/** The schedule of a seed, always the same. */
export function scheduleOf(seed: number): Schedule {
  const [schedule] = fc.sample(scheduleArbitrary, { seed, numRuns: 1 })
  if (schedule === undefined) throw new Error('There is no schedule.')
  return schedule
}
