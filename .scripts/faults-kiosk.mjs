/**
 * Turns at a kiosk station with faults: `npm run faults:kiosk -- --turns 1000 --seed 1`. It ends with what was lost, sent
 * twice or shown to others, and fails unless that is nothing. The same seed repeats the same faults. With `--browser` it is
 * a day of thirty people in a real browser: `npm run faults:kiosk -- --browser --people 30 --seed 1`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { nodeBinary, root } from './command.mjs'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '200' },
    people: { type: 'string', default: '30' },
    browser: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
})

const seed = { KIOSK_SEED: values.seed }
if (values.browser) {
  const isBuilt = run(['.scripts/build.mjs'], {}) === 0
  const day = ['test', '--config', 'e2e/playwright.config.ts', '--project=faults', 'kiosk-day']
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const env = { ...seed, KIOSK_PEOPLE: values.people }
  process.exitCode = isBuilt ? run([playwright, ...day], env) : 1
} else {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const test = 'src/web/offline/kiosk/turns.release.server.test.ts'
  const env = { ...seed, KIOSK_TURNS: values.turns }
  process.exitCode = run([vitest, 'run', '--project', 'server', test], env)
}

function run(command, env) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  return spawnSync(nodeBinary, command, options).status ?? 1
}
