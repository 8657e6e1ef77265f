// `npm run faults:mutations`: takes one mechanism after the other away from the product, and fails unless the check
// notices each of them.
import { parseArgs } from 'node:util'

import { findFailure } from './campaign.ts'
import { sabotages, type Sabotage } from './sabotage.ts'
import { dumpDatabase } from './server.ts'
import { openStage } from './stage.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

process.on('unhandledRejection', () => undefined)

const dump = await dumpDatabase()
const chosen = sabotages.filter((one) => one.name.includes(values.only))
let caught = 0
for (const sabotage of chosen) if (await isCaught(sabotage)) caught += 1
process.stdout.write(`mutations ${chosen.length} caught ${caught}\n`)
process.exit(caught === chosen.length && caught > 0 ? 0 : 1)

async function isCaught(sabotage: Sabotage): Promise<boolean> {
  const started = performance.now()
  const stage = await openStage({ ...sabotage, dump })
  const at = await findFailure(stage, {
    schedules: Number(values.schedules),
    seed: Number(values.seed),
    isMeant: (trouble) => trouble.kind === sabotage.kind,
  })
  await stage.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const found =
    at === null ? 'NOT NOTICED' : `${sabotage.kind}, by schedule ${at}, after ${seconds} s`
  process.stdout.write(`without ${sabotage.name}: ${found}\n`)
  return at !== null
}
