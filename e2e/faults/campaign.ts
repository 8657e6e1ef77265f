// Many schedules, one after the other. The database is read when all of a batch have run: each has its own people.
import type { Trouble } from '#testing/faults/journal.ts'
import { seedOf } from '#testing/faults/random.ts'
import { addTroubles, emptyTally, type Tally } from '#testing/faults/tally.ts'

import { check, type Findings } from './checks.ts'
import { runSchedule } from './run-schedule.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import type { Stage } from './stage.ts'

export type Failure = {
  readonly schedule: Schedule
  readonly troubles: readonly Trouble[]
  /** For `--replay`. */
  readonly seed: number
}

type Run = { readonly seed: number; readonly schedule: Schedule; readonly findings: Findings }

/** A failure is heard of before too many more schedules have run. */
const BATCH = 25

/**
 * Runs the schedules of some seeds; `onFailure` hears of each that fails. One that fails is run again by its seed, and
 * counts when it fails both times: a browser is not the same twice, and `onFlaky` hears of one that passed then.
 */
export async function runCampaign(
  stage: Stage,
  given: {
    seeds: readonly number[]
    onFailure: (failure: Failure) => void
    onFlaky: (failure: Failure) => void
  },
): Promise<Tally> {
  const tally = emptyTally()
  for (let from = 0; from < given.seeds.length; from += BATCH) {
    for (const first of await runBatch(stage, given.seeds.slice(from, from + BATCH))) {
      const [second] = await runBatch(stage, [first.seed])
      if (second === undefined) {
        given.onFlaky(first)
        continue
      }
      addTroubles(tally, second.troubles)
      given.onFailure(second)
    }
  }
  return tally
}

/** The seeds of a campaign: the same for the same seed. */
export function seedsOf({ schedules, seed }: { schedules: number; seed: number }): number[] {
  return Array.from({ length: schedules }, (_, index) => seedOf(seed, index))
}

/** Runs one schedule for each seed, and returns those that failed. */
async function runBatch(stage: Stage, seeds: readonly number[]): Promise<Failure[]> {
  const runs: Run[] = []
  for (const seed of seeds) {
    const schedule = scheduleOf(seed)
    runs.push({ seed, schedule, findings: await runSchedule(stage, { schedule }) })
  }
  const ledger = await stage.readLedger()
  return runs
    .map(({ findings, ...run }) => ({ ...run, troubles: check(findings, ledger) }))
    .filter(({ troubles }) => troubles.length > 0)
}
