/**
 * The stages of `npm test`: what each runs, what it may skip, and where its tests are counted.
 * Stages of one lane run one after the other; the lanes run side by side.
 */
import { ensureChromium, noChromium } from './chromium.mjs'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'checks' | 'tests' | 'browser'} lane
 * @property {string[]} command
 * @property {string} [report] JSON report with test counts, relative to the repository
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => string | undefined} [skip] the reason why there is nothing to do
 * @property {() => Promise<string | undefined>} [missing] what the machine lacks
 */

const ON_PGLITE = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined }

/**
 * Every endpoint by everybody, and with everything that is bad: what they find does not depend on the database, and they
 * take as long as all the others. They run once, on PostgreSQL where there is one.
 */
const WITHOUT_SWEEPS = ['bad-input', 'permissions'].flatMap((name) => [
  '--exclude',
  `src/server/http/${name}.test.ts`,
])

/** @type {Stage[]} */
export const stages = [
  check('generate:check'),
  check('format:check'),
  check('lint'),
  check('depcruise'),
  check('knip'),
  check('i18n:check'),
  check('build:check'),
  check('size'),
  check('advisories'),
  long(check('faults', '--schedules', '1000', '--seed', '1')),
  long(check('faults:mutations')),
  { ...check('typecheck'), lane: 'tests' },
  unit({ name: 'unit', env: ON_PGLITE, args: process.env.TEST_DATABASE_URL ? WITHOUT_SWEEPS : [] }),
  unit({
    name: 'unit-postgres',
    lane: 'checks',
    args: ['--project', 'server'],
    env: { DATABASE_URL: undefined },
    skip: () => (process.env.TEST_DATABASE_URL ? undefined : 'TEST_DATABASE_URL is not set'),
  }),
  {
    name: 'e2e',
    lane: 'browser',
    // Whether the fault harness notices faults takes as long as the faults.
    command: npmRun('e2e', ...(process.env.CI ? [] : ['--project', 'journeys'])),
    report: 'e2e/results/report.json',
    env: ON_PGLITE,
    missing: missingBrowser,
  },
  long({
    ...check('faults:browser', '--schedules', '15', '--seed', '1'),
    lane: 'browser',
    env: ON_PGLITE,
    missing: missingBrowser,
  }),
]

function check(name, ...args) {
  return { name, lane: 'checks', command: npmRun(name, ...args) }
}

/** Every machine that has CI set runs it, everybody else by name. */
function long(stage) {
  const isAsked = process.argv.some((word) => word.split(/[=,]/).includes(stage.name))
  const why = `takes minutes; CI runs it, or --only ${stage.name}`
  return { ...stage, skip: () => (process.env.CI || isAsked ? undefined : why) }
}

function unit({ name, lane = 'tests', args = [], env, skip }) {
  const report = `node_modules/.cache/fairlead/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, lane, command: npmRun('unit', ...reporters, ...args), report, env, skip }
}

function npmRun(name, ...args) {
  return ['npm', 'run', '--silent', name, '--', ...args]
}

async function missingBrowser() {
  return (await ensureChromium()) === undefined ? noChromium : undefined
}
