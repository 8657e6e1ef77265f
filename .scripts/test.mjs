/**
 * `npm test`: every check and test, from a fresh clone. One line per stage, everything runs even
 * when something fails, and the last line counts the tests.
 * Flags: --only stage,stage and --skip stage,stage. Node >= 18 and built-in modules only.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { capture, compileCache, root } from './command.mjs'
import { install } from './prepare.mjs'
import { countTests } from './test-counts.mjs'

const STAGE_LIMIT_MS = 20 * 60_000
const LAST_LINES = 60
const PLAIN = { TZ: 'UTC', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compileCache }

/** @typedef {{name: string, isPassed: boolean, passed: number, failed: number}} Result */

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 0 failed')
  process.exitCode = 1
}

async function run(flags) {
  const started = Date.now()
  await install()
  // After the install: the stages know where the project's Node is.
  const { stages } = await import('./stages.mjs')
  const chosen = choose(stages, flags)
  const lane = (name) => runLane(chosen.filter((stage) => stage.lane === name))
  const early = await Promise.all([lane('checks'), lane('tests')])
  // Browsers want both cores, and what the first lane built.
  const results = [...early.flat(), ...(await lane('browser'))]
  return report(results, Date.now() - started)
}

function choose(stages, flags) {
  const only = valuesOf(flags, '--only')
  const skip = valuesOf(flags, '--skip') ?? []
  const unknown = [...(only ?? []), ...skip].filter(
    (name) => !stages.some((stage) => stage.name === name),
  )
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(', ')
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${known}.`)
  }
  return stages.filter(({ name }) => (only?.includes(name) ?? true) && !skip.includes(name))
}

/** Both `--only a,b` and `--only=a,b`. */
function valuesOf(flags, flag) {
  const at = flags.findIndex((item) => item === flag || item.startsWith(`${flag}=`))
  if (at === -1) return undefined
  const value = flags[at].includes('=') ? flags[at].slice(flag.length + 1) : flags[at + 1]
  return (value ?? '').split(',').filter(Boolean)
}

async function runLane(stages) {
  const results = []
  for (const stage of stages) results.push(await runStage(stage))
  return results
}

/** @returns {Promise<Result>} */
async function runStage(stage) {
  const started = Date.now()
  const why = stage.skip?.()
  if (why !== undefined) return finish(stage, { started, note: `skipped: ${why}` })
  const missing = await stage.missing?.()
  if (missing !== undefined) return finish(stage, { started, code: 1, output: missing })
  if (stage.report) rmSync(join(root, stage.report), { force: true })
  const env = { ...process.env, ...PLAIN, ...stage.env }
  const { code, output } = await capture(stage.command, { env, timeoutMs: STAGE_LIMIT_MS })
  const counts = stage.report ? countTests(join(root, stage.report), code) : undefined
  return finish(stage, { started, code, output, counts })
}

function finish({ name }, { started, code = 0, output = '', note = '', counts }) {
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : note
  const mark = code === 0 ? 'ok  ' : 'FAIL'
  console.log(`${mark} ${name.padEnd(14)} ${seconds.padStart(8)}  ${tests}`.trimEnd())
  // What failed comes first: the output of a browser run is long, and may be cut by whoever keeps it.
  if (code !== 0) console.log(indent(saidBy({ failures: counts?.failures ?? [], output })))
  return { name, isPassed: code === 0, passed: counts?.passed ?? 0, failed: counts?.failed ?? 0 }
}

/** A run may fail with no test to blame, at its end: the last lines then go before all of them. */
function saidBy({ failures, output }) {
  if (failures.length > 0) return [...failures, output].join('\n')
  const end = output.trimEnd().split('\n').slice(-LAST_LINES)
  return ['The last lines:', ...end, '', 'All of it:', output].join('\n')
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '     | ')
}

function report(results, elapsedMs) {
  const bad = results.filter((result) => !result.isPassed).map((result) => result.name)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${results.length} stages in ${(elapsedMs / 1000).toFixed(0)} s`)
  if (bad.length > 0) console.log(`Failed stages: ${bad.join(', ')}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return bad.length === 0
}
