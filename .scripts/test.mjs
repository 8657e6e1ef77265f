/**
 * `npm test`: every check and test, from a fresh clone. One line per stage, everything runs even when something fails,
 * and the last line counts the tests. `npm run release-check` (`--release`): everything, however long it takes.
 * Flags: --only stage,stage · --skip stage,stage · --changed[=commit], what differs from a commit (HEAD) only ·
 * --rotation 1..6, only that part of what a release check runs whole.
 * Node >= 18 and built-in modules only.
 */
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './command.mjs'
import { findBinaries, startPostgres } from './postgres.mjs'
import { generateSources, install } from './prepare.mjs'
import { openMemoryFolder, openRunFolder } from './run-folder.mjs'

/** What a run found, for the user who collects such things: stages with their times, and what passed only on a retry. */
const REPORT = 'node_modules/.cache/fairlead/test-report.json'

try {
  process.exitCode = (await run(readFlags(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 0 failed')
  process.exitCode = 1
}
// A database that was not asked to stop would keep this process alive.
process.exit()

async function run({ only, skip, ...asked }) {
  const started = Date.now()
  const folder = openRunFolder()
  await install()
  await generateSources()
  // After the install: the stages know where the project's Node is.
  const [{ stagesOf }, { runStage, runAgain }] = await Promise.all([
    import('./stages.mjs'),
    import('./run-stage.mjs'),
  ])
  const database = await openDatabase({ folder, only })
  const chosen = choose(stagesOf({ ...asked, only }), { only, skip })
  const options = { folder }
  const lane = async (name) => {
    const results = []
    for (const stage of chosen.filter((one) => one.lane === name))
      results.push(await runStage(stage, options))
    return results
  }
  const early = await Promise.all([lane('checks'), lane('tests')])
  // Browsers want both cores, and what the first lane built.
  const first = [...early.flat(), ...(await lane('browser'))]
  const results = []
  // A machine that does something else meanwhile fails tests, too. No one wants to hear that twice a week; locally, one
  // who waits for a test wants to know.
  for (const result of first)
    results.push(process.env.CI ? await runAgain(result, options) : result)
  await database?.stop()
  return report(results, Date.now() - started)
}

/** Server tests run on PostgreSQL where there is one: in a third of the time. CI must have it. */
async function openDatabase({ folder, only }) {
  process.env.SWEEP_SEED ??= String(randomInt(1e9))
  const isNeeded = only.length === 0 || only.some((name) => /^unit|:unit/.test(name))
  if (process.env.TEST_DATABASE_URL || !isNeeded) return undefined
  if (!process.env.CI && (await findBinaries({ mayInstall: false })) === undefined) {
    console.log(
      'No PostgreSQL found: the server tests run on the embedded database, which takes longer.',
    )
    return undefined
  }
  const database = await startPostgres({ parent: openMemoryFolder() ?? folder })
  process.env.TEST_DATABASE_URL = database.testUrl
  return database
}

function choose(stages, { only, skip }) {
  const unknown = [...only, ...skip].filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(', ')
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${known}.`)
  }
  return stages.filter(
    ({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name),
  )
}

function readFlags(flags) {
  const changed = valueOf(flags, '--changed')
  return {
    only: list(valueOf(flags, '--only')),
    skip: list(valueOf(flags, '--skip')),
    isRelease: flags.includes('--release'),
    rotation: readPart(valueOf(flags, '--rotation')),
    changedSince: changed === '' ? 'HEAD' : changed,
  }
}

/** @throws {Error} for what is no part of the rotation */
function readPart(value) {
  if (value === undefined) return undefined
  if (!/^[1-6]$/.test(value)) throw new Error('--rotation wants a number from 1 to 6.')
  return Number(value)
}

/** Both `--only a,b` and `--only=a,b`; nothing after the flag is an empty value. */
function valueOf(flags, flag) {
  const at = flags.findIndex((item) => item === flag || item.startsWith(`${flag}=`))
  if (at === -1) return undefined
  if (flags[at].includes('=')) return flags[at].slice(flag.length + 1)
  const next = flags[at + 1] ?? ''
  return next.startsWith('--') ? '' : next
}

function list(value = '') {
  return value.split(',').filter(Boolean)
}

function report(results, elapsedMs) {
  const bad = results.filter((result) => !result.isPassed).map(({ stage }) => stage.name)
  const late = results.filter(({ seconds, stage }) => seconds > stage.budget)
  const cpu = Math.round(results.reduce((total, result) => total + (result.cpuSeconds ?? 0), 0))
  const flaky = results.flatMap((result) => result.flaky)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const ran = results.filter((result) => !result.isSkipped).length
  const seconds = Math.round(elapsedMs / 1000)
  write({ seconds, flaky, results })
  console.log(`\n${ran} stages in ${seconds} s, ${cpu} s of CPU`)
  if (late.length > 0) {
    const named = late.map(
      (one) => `${one.stage.name} (${Math.round(one.seconds)} of ${one.stage.budget} s)`,
    )
    console.log(`Over their share of the time: ${named.join(', ')}`)
  }
  const names = flaky.map((one) => one.split('\n', 1)[0])
  for (const one of flaky) console.log(`Passed only on a retry: ${one}`)
  console.log(`flaky ${flaky.length}${flaky.length === 0 ? '' : `: ${names.join('; ')}`}`)
  if (bad.length > 0) console.log(`Failed stages: ${bad.join(', ')}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return bad.length === 0
}

function write({ seconds, flaky, results }) {
  const path = join(root, REPORT)
  mkdirSync(dirname(path), { recursive: true })
  const stages = results.map(({ stage, ...result }) => ({
    name: stage.name,
    budget: stage.budget,
    ...result,
  }))
  writeFileSync(path, `${JSON.stringify({ seconds, flaky, stages }, null, 2)}\n`)
}
