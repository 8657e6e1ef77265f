// `npm run faults`: the offline engine under every fault that can be thought of, against the real server.
import { parseArgs } from 'node:util'

import { runCampaign, runReplay, type Failure } from './campaign.ts'
import type { Schedule } from './schedule.ts'
import { openStage } from './stage.ts'
import { closingLine, isClean } from './tally.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
  },
})

// What a page leaves unhandled is lost with the page; what matters of it is found on disk and in the database.
process.on('unhandledRejection', () => undefined)

const stage = await openStage()
const failed = values.replay === undefined ? await run() : await replay(values.replay)
await stage.close()
process.exit(failed ? 1 : 0)

async function run(): Promise<boolean> {
  const startedAt = performance.now()
  const schedules = Number(values.schedules)
  const tally = await runCampaign(stage, { schedules, seed: Number(values.seed), onFailure: show })
  say(closingLine(tally, { schedules, startedAt }))
  return !isClean(tally)
}

async function replay(name: string): Promise<boolean> {
  const found = await runReplay(stage, name)
  show({ ...found, replay: name })
  return found.troubles.length > 0
}

function show({ schedule, troubles, replay }: Failure): void {
  say(describe(schedule))
  for (const { kind, what } of troubles) say(`  ${kind}: ${what}`)
  say(`  npm run faults -- --replay ${replay}\n`)
}

function describe({ setUp, steps, isReopening, seed }: Schedule): string {
  const end = isReopening ? 'pages open again at the end' : 'pages stay open at the end'
  return [
    `${JSON.stringify(setUp)}, seed ${seed}, ${end}`,
    ...steps.map((step) => `  ${JSON.stringify(step)}`),
  ].join('\n')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
