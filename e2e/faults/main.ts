// `npm run faults:browser`: the built app in a real browser, on the real server, under faults; `npm run build` comes first.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { closingLine, isClean } from '#testing/faults/tally.ts'

import { runCampaign, seedsOf, type Failure } from './campaign.ts'
import { openStage } from './stage.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    /** A file for the counts, in the form of `.scripts/test-reporter.mjs`. */
    report: { type: 'string' },
  },
})

const seeds =
  values.replay === undefined
    ? seedsOf({ schedules: Number(values.schedules), seed: Number(values.seed) })
    : [Number(values.replay)]
const startedAt = performance.now()
const failures: Failure[] = []
const flaky: Failure[] = []
// Each may run twice, with people of its own each time.
const stage = await openStage(2 * seeds.length)
const tally = await runCampaign(stage, {
  seeds,
  onFailure(failure) {
    failures.push(failure)
    show(failure)
  },
  onFlaky(failure) {
    flaky.push(failure)
    show(failure)
    say('  It passed when it was run again.\n')
  },
})
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(report()))
say(closingLine(tally, { schedules: seeds.length, startedAt }))
await stage.close()
process.exit(isClean(tally) ? 0 : 1)

function report() {
  return {
    passed: seeds.length - failures.length,
    failures: failures.map(told),
    flaky: flaky.map(told),
  }
}

function told({ seed, troubles }: Failure) {
  const name = `npm run faults:browser -- --replay ${seed}`
  return { name, messages: troubles.map(({ kind, what }) => `${kind}: ${what}`) }
}

function show({ schedule, troubles, seed }: Failure): void {
  const { steps, ...end } = schedule
  say(JSON.stringify(end))
  for (const step of steps) say(`  ${JSON.stringify(step)}`)
  for (const { kind, what } of troubles) say(`  ${kind}: ${what}`)
  say(`  npm run faults:browser -- --replay ${seed}\n`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
