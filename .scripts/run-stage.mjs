/**
 * Running one stage of the tests, and saying in a line how it went.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { capture, compileCache, root } from './command.mjs'
import { fullDisk } from './run-folder.mjs'
import { countTests } from './test-counts.mjs'

const LAST_LINES = 60
/** How many times its share a stage may take before it is stopped: a slow machine is no hanging test. */
const PATIENCE = 8
const PATIENCE_AT_LEAST = 600
/** More failures than these are no flakes. */
const RERUN_AT_MOST = 20
/** How many files are named where a stage took more than its share. */
const SLOWEST = 10
const PLAIN = { TZ: 'UTC', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compileCache }
const KILLED = 137

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {object} Result
 * @property {Stage} stage
 * @property {boolean} isPassed
 * @property {boolean} isSkipped
 * @property {number} seconds
 * @property {number | undefined} cpuSeconds of its programs, in user mode and in the system; not of a database beside them
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failedNames
 * @property {string[]} failures those, each with the beginning of what it said
 * @property {string[]} flaky tests that passed only on a retry, each with the beginning of what it said before
 */

/**
 * Runs a stage and prints a line about it, and below it what failed.
 * @param {Stage} stage
 * @param {{folder: string}} options `folder`: for temporary files
 * @returns {Promise<Result>}
 */
export async function runStage(stage, options) {
  const started = Date.now()
  const why = stage.skip?.()
  if (why !== undefined) return finish(stage, { started, isSkipped: true, note: `skipped: ${why}` })
  const missing = await stage.missing?.()
  if (missing !== undefined) return finish(stage, { started, code: 1, output: missing })
  return finish(stage, { started, ...options, ...(await execute(stage, options)) })
}

/**
 * Runs the tests of a stage that failed once more, with nothing beside them.
 * @param {Result} result
 * @param {{folder: string}} options
 * @returns {Promise<Result>} the same result where that is no use; otherwise passed when each of them passed
 */
export async function runAgain(result, options) {
  const { stage, failedNames } = result
  const isFew = failedNames.length > 0 && failedNames.length <= RERUN_AT_MOST
  if (result.isPassed || stage.rerun === undefined || !isFew) return result
  const started = Date.now()
  const some = { ...stage, command: stage.rerun(failedNames) }
  const { code, output, counts, cpuSeconds } = await execute(some, options)
  // A run of nothing passes as well.
  const isPassed = code === 0 && counts.passed >= failedNames.length
  finish(
    { ...some, name: `${stage.name}, again` },
    { started, ...options, code: isPassed ? 0 : code || 1, output, counts, cpuSeconds },
  )
  if (!isPassed) return result
  const flaky = [...result.flaky, ...result.failures]
  const passed = result.passed + failedNames.length
  return { ...result, isPassed, passed, failed: 0, failedNames: [], failures: [], flaky }
}

async function execute(stage, { folder }) {
  const report = stage.report === undefined ? undefined : resolve(root, stage.report)
  if (report !== undefined) {
    rmSync(report, { force: true })
    mkdirSync(dirname(report), { recursive: true })
  }
  const env = { ...process.env, ...PLAIN, TMPDIR: folder, ...stage.env }
  const timeoutMs = 1000 * (stage.limit ?? Math.max(PATIENCE * stage.budget, PATIENCE_AT_LEAST))
  const times = join(folder, `times-${process.pid}-${stage.name.replaceAll(':', '-')}`)
  const { code, output } = await capture(timed(stage.command, times), { env, timeoutMs })
  const counts = report === undefined ? undefined : countTests(report, code)
  return { code, output, counts, cpuSeconds: readTimes(times) }
}

/** The command, and behind it what the shell knows of the time of all that ran in it. */
function timed(command, file) {
  if (process.platform === 'win32') return command
  return [
    'sh',
    '-c',
    'file=$1; shift; "$@"; code=$?; times >"$file"; exit $code',
    'sh',
    file,
    ...command,
  ]
}

/** The second line is of the programs that the shell ran: `1m2.34s 0m5.67s`. A stage that was stopped has left none. */
function readTimes(file) {
  if (!existsSync(file)) return undefined
  const [, children = ''] = readFileSync(file, 'utf8').split('\n')
  rmSync(file, { force: true })
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + 60 * Number(minutes) + Number(seconds),
    0,
  )
}

/** @returns {Result} */
function finish(stage, ran) {
  const { started, code = 0, output = '', counts, folder, isSkipped, cpuSeconds } = ran
  const seconds = (Date.now() - started) / 1000
  const mark = code === 0 ? 'ok  ' : 'FAIL'
  const said = saying(stage, { ...ran, seconds })
    .filter(Boolean)
    .join(', ')
  console.log(
    `${mark} ${stage.name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s  ${said}`.trimEnd(),
  )
  if (seconds > stage.budget) for (const line of slowest(counts)) console.log(`     ${line}`)
  // What failed comes first: the output of a browser run is long, and may be cut where it is stored.
  if (code !== 0) console.log(indent(explain({ code, counts, output, folder })))
  return {
    stage,
    isPassed: code === 0,
    isSkipped: isSkipped ?? false,
    seconds,
    cpuSeconds,
    passed: counts?.passed ?? 0,
    failed: counts?.failed ?? 0,
    failedNames: counts?.failedNames ?? [],
    failures: counts?.failures ?? [],
    flaky: counts?.flaky ?? [],
  }
}

function saying(stage, { note, counts, cpuSeconds, seconds }) {
  return [
    counts ? `${counts.passed} passed, ${counts.failed} failed` : note,
    cpuSeconds === undefined ? '' : `${Math.round(cpuSeconds)} s of CPU`,
    seconds > stage.budget ? `over its share of ${stage.budget} s` : '',
    stage.note,
  ]
}

/** Where the time went, of a stage that took more than its share. */
function slowest(counts) {
  const files = (counts?.files ?? []).toSorted((one, other) => other.seconds - one.seconds)
  return files
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

function explain({ code, counts, output, folder }) {
  const causes = [
    folder === undefined ? undefined : fullDisk(folder),
    code === KILLED ? 'The machine killed it: it may be short of memory.' : undefined,
    ...(counts?.running ?? []).map((name) => `Had not ended: ${name}`),
  ].filter((line) => line !== undefined)
  return [...causes, ...saidBy({ failures: counts?.failures ?? [], output })].join('\n')
}

/** A run may fail with no test to blame, at its end: the last lines then go before all of them. */
function saidBy({ failures, output }) {
  if (failures.length > 0) return [...failures, output]
  const end = output.trimEnd().split('\n').slice(-LAST_LINES)
  return ['The last lines:', ...end, '', 'All of it:', output]
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '     | ')
}
