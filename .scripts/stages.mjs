/**
 * The stages of `npm test` and `npm run release-check`: what each runs, its share of the time, what it may skip, and
 * where its tests are counted. Stages of one lane run one after the other; the lanes run side by side.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { changedFiles, offlineChanges } from './changes.mjs'
import { ensureChromium, noChromium } from './chromium.mjs'
import { root } from './command.mjs'
import { ensureRadicale } from './radicale.mjs'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'checks' | 'tests' | 'browser'} lane
 * @property {string[]} command
 * @property {number} budget its share of the time in seconds, on two cores
 * @property {number} [limit] seconds after which it is stopped, several times its share when left out
 * @property {string} [report] JSON report with test counts, relative to the repository
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => string | undefined} [skip] the reason why there is nothing to do
 * @property {() => Promise<string | undefined>} [missing] what the machine lacks
 * @property {(failedNames: string[]) => string[]} [rerun] the command that runs some of its tests once more
 *
 * @typedef {object} Run
 * @property {boolean} isRelease `release-check`: the fault runs, and nothing else
 * @property {string | undefined} changedSince `--changed`: only what differs from this commit
 * @property {string[]} only stages asked for by name
 */

const REPORTS = 'node_modules/.cache/fairlead/stages'
const BROWSER_FAULTS = `${REPORTS}/faults-browser.json`
const EMBEDDED = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined }
/**
 * The server tests that also run on the embedded database: its own, the start-up, which makes the demo on it, and one way
 * from device to row. Not the walk over the policies of all tables: they are the same there, and it takes a quarter of an
 * hour.
 */
const ON_EMBEDDED = [
  ...readdirSync(join(root, 'src/server/db'))
    .filter((name) => name.endsWith('.test.ts') && name !== 'row-level-security.test.ts')
    .map((name) => `src/server/db/${name}`),
  'src/server/main.test.ts',
  'src/web/offline/sync.server.test.ts',
]

/**
 * @param {Run} run
 * @returns {Stage[]}
 */
export function stagesOf(run) {
  if (run.isRelease)
    return [check({ name: 'build:check', budget: 15 }), ...faultRuns(), ...harnessTests()]
  if (run.changedSince !== undefined) return changedStages(run.changedSince)
  const faults = [...faultRuns(), ...harnessTests()].map((stage) => inCiAfterChanges(stage, run))
  return [
    check({ name: 'generate:check', budget: 30 }),
    check({ name: 'format:check', budget: 5 }),
    check({ name: 'lint', budget: 40 }),
    check({ name: 'typecheck', budget: 60 }),
    check({ name: 'depcruise', budget: 10 }),
    check({ name: 'knip', budget: 10 }),
    check({ name: 'i18n:check', budget: 20 }),
    check({ name: 'build:check', budget: 30 }),
    check({ name: 'size', budget: 5 }),
    check({ name: 'advisories', budget: 10 }),
    inCi(check({ name: 'faults', budget: 120, args: ['--schedules', '500', '--seed', '1'] }), run),
    { ...unit({ name: 'unit', budget: 260 }), missing: installInCi },
    unit({
      name: 'unit-embedded',
      lane: 'checks',
      budget: 80,
      // A dozen servers start one after the other, beside all other tests: half a minute each on a slow machine.
      limit: 1200,
      args: ['--project', 'server', ...ON_EMBEDDED],
      env: EMBEDDED,
      skip: () => (process.env.TEST_DATABASE_URL ? undefined : 'all of unit ran on it'),
    }),
    journeys({ args: [] }),
    ...faults,
  ]
}

function changedStages(since) {
  const files = changedFiles(since).filter((file) => existsSync(join(root, file)))
  const sources = files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file))
  const isWeb = files.some((file) => /^(src\/web|sw|public)\//.test(file))
  const isJourney = files.some((file) => file.startsWith('e2e/'))
  const format = { name: 'format:check', budget: 5, command: ['oxfmt', '--check', ...files] }
  const lint = { name: 'lint', budget: 40, command: ['oxlint', ...sources] }
  const only = [`--only-changed=${since}`, '--pass-with-no-tests']
  return [
    when(files.length > 0, direct(format)),
    when(sources.length > 0, direct(lint)),
    check({ name: 'depcruise', budget: 10 }),
    check({ name: 'knip', budget: 10 }),
    when(isWeb, check({ name: 'i18n:check', budget: 20 })),
    when(isWeb || isJourney, check({ name: 'build:check', budget: 30 })),
    check({ name: 'typecheck', budget: 60 }),
    unit({ name: 'unit', budget: 260, args: [`--changed=${since}`] }),
    when(isJourney, journeys({ args: only })),
  ]
}

function when(isChanged, stage) {
  return isChanged ? stage : { ...stage, skip: () => 'nothing that it looks at changed' }
}

/** Faults made up by a seed, for longer than everyone wants to wait each time. */
function faultRuns() {
  return [
    { ...check({ name: 'faults:mutations', budget: 90 }), lane: 'tests' },
    {
      ...check({ name: 'faults', budget: 1500, args: ['--schedules', '10000', '--seed', '1'] }),
      name: 'faults:10000',
    },
    { ...check({ name: 'attack', budget: 700 }), lane: 'browser', env: EMBEDDED },
    {
      ...check({
        name: 'faults:browser',
        budget: 400,
        args: ['--schedules', '15', '--seed', '1', '--report', BROWSER_FAULTS],
      }),
      lane: 'browser',
      report: BROWSER_FAULTS,
      env: EMBEDDED,
      missing: missingBrowser,
    },
  ]
}

/** Whether the fault harness of the browser notices what it is there for. */
function harnessTests() {
  return [
    playwright({ name: 'e2e:faults', budget: 240, args: ['--project', 'faults'], env: EMBEDDED }),
  ]
}

function journeys({ args }) {
  const project = ['--project', 'journeys', ...args]
  return playwright({ name: 'e2e', budget: 420, args: project })
}

function playwright({ name, budget, args, env }) {
  const report = `${REPORTS}/${name.replace(':', '-')}.json`
  const command = npmRun('e2e', ...args)
  return {
    name,
    lane: 'browser',
    budget,
    command,
    report,
    env: { ...env, TEST_REPORT: join(root, report) },
    missing: missingBrowser,
    rerun: () => [...command, '--last-failed'],
  }
}

function unit({ name, lane = 'tests', budget, limit, args = [], env, skip }) {
  const report = `${REPORTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=.scripts/test-reporter.mjs']
  const command = npmRun('unit', ...reporters, ...args)
  return {
    name,
    lane,
    budget,
    limit,
    command,
    report,
    env: { ...env, TEST_REPORT: join(root, report) },
    skip,
    rerun: (failed) => [...npmRun('unit', ...reporters), ...selection(failed)],
  }
}

/** The files of some tests, and the tests themselves where none of the failures is a whole file's. */
function selection(names) {
  const files = [...new Set(names.map((name) => name.split(' › ')[0]))]
  const titles = names.map((name) => name.split(' › ').slice(1).join(' › '))
  if (titles.includes('')) return files
  return [...files, '--testNamePattern', titles.map(patternOf).join('|')]
}

/** Reports join the titles of a test and of what is around it by ` > `, patterns by a blank. */
function patternOf(title) {
  return `${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' > ', '.+')}$`
}

function check({ name, budget, args = [] }) {
  return { name, lane: 'checks', budget, command: npmRun(name, ...args) }
}

/** A tool on some files, as its script runs it on all. */
function direct({ name, budget, command }) {
  return { name, lane: 'checks', budget, command: ['npx', '--no-install', ...command] }
}

/** Only where CI is set, or when it is asked for by name. */
function inCi(stage, run) {
  const isAsked = process.env.CI || run.only.includes(stage.name)
  return isAsked
    ? stage
    : { ...stage, skip: () => `takes a minute; CI runs it, or --only ${stage.name}` }
}

function inCiAfterChanges(stage, run) {
  if (run.only.includes(stage.name)) return stage
  if (!process.env.CI) return { ...stage, skip: () => 'part of npm run release-check' }
  return { ...stage, skip: () => offlineChanges().reasonToSkip }
}

function npmRun(name, ...args) {
  return ['npm', 'run', '--silent', name, '--', ...args]
}

/** What tests need that are skipped without it. */
async function installInCi() {
  if (process.env.CI) await ensureRadicale()
  return undefined
}

async function missingBrowser() {
  return (await ensureChromium()) === undefined ? noChromium : undefined
}
