/**
 * Turns at a kiosk station with faults: `npm run faults:kiosk -- --turns 1000 --seed 1`. It ends with what was lost, sent
 * twice or shown to others, and fails unless that is nothing. The same seed repeats the same faults.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { nodeBinary, root } from './command.mjs'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
})

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  nodeBinary,
  [vitest, 'run', '--project', 'server', 'src/web/offline/kiosk/turns.server.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, KIOSK_TURNS: values.turns, KIOSK_SEED: values.seed },
  },
)
process.exitCode = status ?? 1
