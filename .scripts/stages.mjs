/**
 * The stages of `npm test` and `npm run release-check`: what each runs, its share of the time, what it may skip, and
 * where its tests are counted. Stages of one lane run one after the other; the lanes run side by side.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { changedFiles, landingBase } from './changes.mjs'
import { root } from './command.mjs'
import { ensurePdfPrograms } from './pdf-programs.mjs'
import { ensureRadicale } from './radicale.mjs'
import { allReleaseTests, PARTS, partOfCommit, releaseTests } from './rotation.mjs'
import { changeOf, sliceOf, unitTestsIn } from './slices.mjs'
import {
  check,
  direct,
  inCi,
  inCiAfterChanges,
  journeys,
  missingBrowser,
  REPORTS,
  unit,
  when,
} from './stage-kinds.mjs'

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
 * @property {boolean} isRelease `release-check`: everything there is
 * @property {string | undefined} changedSince `--changed`: only what differs from this commit
 * @property {number | undefined} rotation `--rotation`: only this part of what a release check runs whole
 * @property {string[]} only stages asked for by name
 */

const BROWSER_FAULTS = `${REPORTS}/faults-browser.json`
const BUILD = { name: 'build:check', budget: 30 }
/** The tests of a landing: no `*.release.test.ts` (vite.config.ts). */
const LANDING = { FAIRLEAD_TESTS: 'landing' }
/** Every endpoint as everyone, and with bad input: they try a part of the cases unless told to try all. */
const SWEEPS = ['src/server/http/permissions.test.ts', 'src/server/http/bad-input.test.ts']
/** The journeys that most of the app stands behind. */
const SMOKE = ['--project=journeys', '--grep', '@smoke']
const EMBEDDED = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined }
/**
 * The server tests that also run on the embedded database: its own, one start, and one way from device to row. Not the
 * walk over the policies of all tables: they are the same there, and it takes a quarter of an hour.
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
  if (run.isRelease) return releaseStages()
  if (run.changedSince !== undefined) return changedStages(run.changedSince)
  if (run.rotation !== undefined) return [check(BUILD), ...rotationStages(run.rotation, SWEEPS)]
  const part = partOfCommit()
  const faults = shortFaultRuns().map((stage) => inCiAfterChanges(stage, run))
  const rotation = rotationStages(part).map((stage) => inCi(stage, run))
  return [
    ...checks(run),
    ...landingTests(process.env.CI ? part : undefined),
    ...rotation,
    ...faults,
  ]
}

/** Everything there is, as long as it takes. */
function releaseStages() {
  return [
    ...checks({ only: ['faults'] }),
    { ...unit({ name: 'unit', budget: 900, env: { SWEEP: 'full' } }), missing: installInCi },
    embeddedTests(),
    journeys({
      name: 'e2e',
      budget: 1200,
      args: ['--project=journeys', '--project=release'],
    }),
    ...shortFaultRuns(),
    ...longFaultRuns(),
  ]
}

function checks(run) {
  return [
    check({ name: 'generate:check', budget: 30 }),
    check({ name: 'format:check', budget: 5 }),
    check({ name: 'lint', budget: 50 }),
    check({ name: 'typecheck', budget: 40 }),
    check({ name: 'depcruise', budget: 15 }),
    check({ name: 'knip', budget: 10 }),
    check({ name: 'i18n:check', budget: 20 }),
    check(BUILD),
    check({ name: 'size', budget: 5 }),
    check({ name: 'advisories', budget: 10 }),
    inCi(check({ name: 'faults', budget: 90, args: ['--schedules', '500', '--seed', '1'] }), run),
  ]
}

/** What a change must not break. The endpoints of a part are swept whole. */
function landingTests(part) {
  const env = { ...LANDING, ...(part === undefined ? {} : sweepOf(part)) }
  return [
    { ...unit({ name: 'unit', budget: 300, env }), missing: installInCi },
    embeddedTests(),
    journeys({ name: 'e2e', budget: 300, args: ['--project=journeys'] }),
  ]
}

function embeddedTests() {
  return unit({
    name: 'unit-embedded',
    lane: 'checks',
    budget: 80,
    // Servers start one after the other, beside all other tests: half a minute each on a slow machine.
    limit: 1200,
    args: ['--project', 'server', ...ON_EMBEDDED],
    env: EMBEDDED,
    skip: () => (process.env.TEST_DATABASE_URL ? undefined : 'all of unit ran on it'),
  })
}

/** A sixth of what only a release check runs whole, and what the change touches beyond that. */
function rotationStages(part, sweeps = []) {
  const base = landingBase()
  const changed = changeOf(base === undefined ? [] : changedFiles(base)).slices
  const isChanged = (file) => changed.has(sliceOf(file))
  const units = [...releaseTests('unit', { part, isChanged }), ...sweeps]
  const browsers = releaseTests('e2e', { part, isChanged })
  const args = ['--project=release', ...browsers]
  const note = `rotation ${part} of ${PARTS}; npm test -- --rotation ${part} repeats it`
  return [
    when(units.length > 0, {
      ...unit({ name: 'rotation:unit', budget: 90, args: units, env: sweepOf(part) }),
      note,
    }),
    when(browsers.length > 0, { ...journeys({ name: 'rotation:e2e', budget: 140, args }), note }),
  ]
}

function sweepOf(part) {
  return { SWEEP_PART: String(part) }
}

/** What git says was changed, its slices and the slices that use them, the sweeps of its endpoints, and a few journeys. */
function changedStages(since) {
  const files = changedFiles(since).filter((file) => existsSync(join(root, file)))
  const sources = files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file))
  const isApp = files.some((file) => /^(src|sw|public|e2e)\//.test(file))
  const format = { name: 'format:check', budget: 5, command: ['oxfmt', '--check', ...files] }
  const lint = { name: 'lint', budget: 40, command: ['oxlint', ...sources] }
  const tests = testsOf(files)
  return [
    when(files.length > 0, direct(format)),
    when(sources.length > 0, direct(lint)),
    check({ name: 'depcruise', budget: 10 }),
    check({ name: 'knip', budget: 10 }),
    when(isApp, check({ name: 'i18n:check', budget: 20 })),
    when(isApp, check(BUILD)),
    check({ name: 'typecheck', budget: 60 }),
    when(
      tests.unit.length > 0,
      unit({ name: 'unit', budget: 120, args: tests.unit, env: tests.env }),
    ),
    when(isApp, journeys({ name: 'e2e', budget: 90, args: SMOKE })),
    when(tests.e2e.length > 0, journeys({ name: 'e2e:changed', budget: 90, args: tests.e2e })),
  ]
}

/** The tests that a change asks for. Of its own slices also those that a landing leaves to the rotation. */
function testsOf(files) {
  const { slices, users } = changeOf(files)
  const own = new Set(unitTestsIn(slices))
  const release = new Set(allReleaseTests('unit'))
  const others = unitTestsIn(users).filter((file) => own.has(file) || !release.has(file))
  const contracts = [...slices].filter((slice) => slice.startsWith('src/contract/'))
  const isApi = [...slices].some((slice) => /^src\/(contract|server)\//.test(slice))
  return {
    unit: [...others, ...(isApi ? SWEEPS : [])],
    env: { SWEEP_CONTRACTS: contracts.join(',') },
    e2e: files.filter((file) => /^e2e\/(journeys|release)\/.+\.test\.ts$/.test(file)),
  }
}

/** Faults in a browser, and whether the harnesses notice what they are there for: also in CI after offline changes. */
function shortFaultRuns() {
  return [
    { ...check({ name: 'faults:mutations', budget: 90 }), lane: 'tests' },
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
    journeys({ name: 'e2e:faults', budget: 240, args: ['--project=faults'], env: EMBEDDED }),
  ]
}

/** Faults made up by a seed, and an attacker, for longer than anyone wants to wait for a landing. */
function longFaultRuns() {
  // 10,000 schedules: half of them in each lane, because one process keeps one core busy.
  const half = (seed) =>
    check({ name: 'faults', budget: 1500, args: ['--schedules', '5000', '--seed', seed] })
  return [
    { ...half('1'), name: 'faults:5000:1' },
    { ...half('2'), name: 'faults:5000:2', lane: 'tests' },
    { ...check({ name: 'attack', budget: 700 }), lane: 'browser', env: EMBEDDED },
  ]
}

/** What tests need that are skipped without it. */
async function installInCi() {
  if (!process.env.CI) return undefined
  await ensureRadicale()
  await ensurePdfPrograms()
  return undefined
}
