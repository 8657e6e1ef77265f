// Many schedules, one after the other: counts what went wrong, and finds the smallest schedule in which it does.
import * as fc from 'fast-check'

import type { Trouble } from './journal.ts'
import { seedOf } from './random.ts'
import { runSchedule, type Stage } from './run-schedule.ts'
import { scheduleArbitrary, type Schedule } from './schedule.ts'
import { addTroubles, emptyTally, type Tally } from './tally.ts'

/** Time to look for a smaller schedule, and for how many that failed. */
const SHRINKING_MS = 60_000
const SHRUNK_AT_MOST = 3

/** A schedule that failed, as small as it was found to fail. */
export type Failure = {
  readonly schedule: Schedule
  readonly troubles: readonly Trouble[]
  /** For `--replay`. */
  readonly replay: string
}

/** Runs schedules; `onFailure` hears of the first ones that fail, in their smallest form. */
export async function runCampaign(
  stage: Stage,
  given: { schedules: number; seed: number; onFailure: (failure: Failure) => void },
): Promise<Tally> {
  const tally = emptyTally()
  let shrunk = 0
  for (let index = 0; index < given.schedules; index += 1) {
    const seed = seedOf(given.seed, index)
    const troubles = await runSchedule(stage, scheduleOf(seed))
    addTroubles(tally, troubles)
    if (troubles.length === 0 || shrunk >= SHRUNK_AT_MOST) continue
    shrunk += 1
    given.onFailure(await shrink(stage, seed))
  }
  return tally
}

/** Runs schedules until one fails, `first` before the others, wherever it is; its number, from 1, or null for none. */
export async function findFailure(
  stage: Stage,
  given: {
    schedules: number
    seed: number
    first?: number
    isMeant: (trouble: Trouble) => boolean
  },
): Promise<number | null> {
  const { schedules, seed, first, isMeant } = given
  const all = Array.from({ length: schedules }, (_, index) => index + 1)
  const rest = all.filter((number) => number !== first)
  for (const number of first === undefined ? rest : [first, ...rest]) {
    const troubles = await runSchedule(stage, scheduleOf(seedOf(seed, number - 1)))
    if (troubles.some(isMeant)) return number
  }
  return null
}

/** The schedule that a replay names, and what goes wrong in it now. */
export async function runReplay(
  stage: Stage,
  replay: string,
): Promise<{ schedule: Schedule; troubles: readonly Trouble[] }> {
  const [seed = '', ...path] = replay.split(':')
  let schedule = scheduleOf(Number(seed))
  if (path.length > 0) {
    const property = fc.property(scheduleArbitrary, (found) => {
      schedule = found
      return false
    })
    fc.check(property, { seed: Number(seed), path: path.join(':'), endOnFailure: true })
  }
  return { schedule, troubles: await runSchedule(stage, schedule) }
}

function scheduleOf(seed: number): Schedule {
  const [schedule] = fc.sample(scheduleArbitrary, { seed, numRuns: 1 })
  if (schedule === undefined) throw new Error('There is no schedule.')
  return schedule
}

async function shrink(stage: Stage, seed: number): Promise<Failure> {
  let last: { schedule: Schedule; troubles: readonly Trouble[] } | null = null
  const property = fc.asyncProperty(scheduleArbitrary, async (schedule) => {
    const troubles = await runSchedule(stage, schedule)
    if (troubles.length > 0) last = { schedule, troubles }
    return troubles.length === 0
  })
  const details = await fc.check(property, {
    seed,
    numRuns: 1,
    interruptAfterTimeLimit: SHRINKING_MS,
  })
  const schedule = details.counterexample?.[0] ?? scheduleOf(seed)
  const troubles = last === null ? [] : (last as { troubles: readonly Trouble[] }).troubles
  const path = details.counterexamplePath
  return { schedule, troubles, replay: path === null ? String(seed) : `${seed}:${path}` }
}
