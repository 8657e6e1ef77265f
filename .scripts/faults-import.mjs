/**
 * An import of people by a server that is killed: `npm run faults:import -- --rows 100000 --kills 20 --seed 1`. It ends with
 * how many rows were lost, doubled or half imported, and fails unless that is none. The same seed kills at the same moments.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { nodeBinary, root } from './command.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
})

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'src/server/imports/import-kills.release.test.ts'
const command = [
  '.scripts/postgres.mjs',
  'run',
  '--',
  nodeBinary,
  vitest,
  'run',
  '--project',
  'server',
  test,
]
const { status } = spawnSync(nodeBinary, command, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    IMPORT_ROWS: values.rows,
    IMPORT_KILLS: values.kills,
    IMPORT_SEED: values.seed,
  },
})
process.exitCode = status ?? 1
