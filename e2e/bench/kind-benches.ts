/**
 * `first-question-…`, one for each kind of activity: the page is opened again, with everything cached, until the first question
 * is on the screen of a cheap phone. The reference is the baseline page, whose questions are part of it.
 */
import { median, type Bench } from './bench.ts'
import { openFirst } from './browser-benches.ts'
import type { Side } from './browser-environment.ts'
import { closeKindEnvironment, getKindEnvironment, KINDS } from './kind-environment.ts'

const LOADS = 3

export function kindBenches(): Bench[] {
  return KINDS.map((slug) => ({
    name: `first-question-${slug}`,
    unit: 'ms',
    direction: 'lower',
    bound: 1.5,
    rounds: 3,
    ours: async () => firstQuestion(await (await getKindEnvironment()).openKind(slug)),
    reference: async () => firstQuestion((await getKindEnvironment()).baseline),
    close: closeKindEnvironment,
  }))
}

async function firstQuestion(side: Side): Promise<number> {
  await side.page.bringToFront()
  const times: number[] = []
  for (let load = 0; load < LOADS; load += 1) times.push(await openFirst(side))
  return median(times)
}
