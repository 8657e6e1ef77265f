// `npm run faults:mutations`: takes one mechanism after the other away from the product, and fails unless the check
// notices each of them. Each is known to be noticed by a schedule of seed 1, which is tried first: `--seed` with another
// number looks for one again, and so does this one when it has changed.
import { parseArgs } from 'node:util'

import { findFailure } from './campaign.ts'
import { mutants, type Mutant } from './mutant.ts'
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
const chosen = mutants.filter((one) => one.name.includes(values.only))
let caught = 0
for (const mutant of chosen) if (await isCaught(mutant)) caught += 1
process.stdout.write(`mutations ${chosen.length} caught ${caught}\n`)
process.exit(caught === chosen.length && caught > 0 ? 0 : 1)

async function isCaught(mutant: Mutant): Promise<boolean> {
  const started = performance.now()
  const stage = await openStage({ ...mutant, dump })
  const at = await findFailure(stage, {
    schedules: Number(values.schedules),
    seed: Number(values.seed),
    first: values.seed === SEED ? mutant.noticedBy : undefined,
    isMeant: (trouble) => trouble.kind === mutant.kind,
  })
  await stage.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const found =
    at === null ? 'NOT NOTICED' : `${mutant.kind}, by schedule ${at}, after ${seconds} s`
  process.stdout.write(`without ${mutant.name}: ${found}\n`)
  return at !== null
}
