// `npm run faults:mutations`: takes one mechanism after the other away from the product, and fails unless the check
// notices each of them. Each is known to be noticed by a schedule of seed 1, which is tried first: `--seed` with another
// number looks for one anew, and so does this one when it has changed.
import { parseArgs } from 'node:util'

import { findFailure } from './campaign.ts'
import { sabotages, type Sabotage } from './sabotage.ts'
import { dumpDatabase } from './server.ts'
import { openStage } from './stage.ts'

const SEED = '1'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: SEED },
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
    first: values.seed === SEED ? sabotage.noticedBy : undefined,
    isMeant: (trouble) => trouble.kind === sabotage.kind,
  })
  await stage.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const found =
    at === null ? 'NOT NOTICED' : `${sabotage.kind}, by schedule ${at}, after ${seconds} s`
  process.stdout.write(`without ${sabotage.name}: ${found}\n`)
  return at !== null
}
