// What a run of schedules comes to: how often something was lost, doubled, another user's, or never arrived by itself.
import type { Trouble } from './journal.ts'

export type Tally = { lost: number; duplicates: number; foreign: number; stuck: number }

export function emptyTally(): Tally {
  return { lost: 0, duplicates: 0, foreign: 0, stuck: 0 }
}

/** Adds what went wrong in one schedule. */
export function addTroubles(tally: Tally, troubles: readonly Trouble[]): void {
  for (const { kind } of troubles) {
    if (kind === 'lost') tally.lost += 1
    else if (kind === 'duplicate') tally.duplicates += 1
    else if (kind === 'stuck') tally.stuck += 1
    else tally.foreign += 1
  }
}

export function isClean({ lost, duplicates, foreign, stuck }: Tally): boolean {
  return lost + duplicates + foreign + stuck === 0
}

/** The last line of a run; `startedAt` by `performance.now()`. */
export function closingLine(tally: Tally, run: { schedules: number; startedAt: number }): string {
  const { lost, duplicates, foreign, stuck } = tally
  const seconds = ((performance.now() - run.startedAt) / 1000).toFixed(1)
  return `schedules ${run.schedules} lost ${lost} duplicates ${duplicates} foreign ${foreign} stuck ${stuck} seconds ${seconds}`
}
