/**
 * How many tests passed, which failed, and which passed only on a retry: from the report of a stage.
 */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_FAILURE = 12

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failedNames
 * @property {string[]} failures the tests that failed, each with the beginning of what it said
 * @property {string[]} flaky the tests that passed only on a retry, each with the beginning of what it said before
 * @property {string[]} running the tests that had not ended
 * @property {{name: string, seconds: number}[]} files how long each took
 */

/**
 * @param {string} path JSON report: Playwright's, or the one of `test-reporter.mjs`
 * @param {number} code exit code of the run; a run that broke counts as a failed test at least
 * @returns {Counts}
 */
export function countTests(path, code) {
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : NONE
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const NONE = {
  passed: 0,
  failed: 0,
  failedNames: [],
  failures: [],
  flaky: [],
  running: [],
  files: [],
}

function read(report) {
  const { failures, flaky, ...counts } = report.stats
    ? fromPlaywright(report)
    : { ...NONE, ...report }
  return {
    ...counts,
    failed: failures.length,
    failedNames: failures.map(({ name }) => name),
    failures: failures.map(shortened),
    flaky: flaky.map(shortened),
  }
}

function fromPlaywright({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf)
  const broken = errors.map(({ message }) => ({ name: 'outside of any test', messages: [message] }))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...specs.filter((spec) => !spec.ok).map(failureOf), ...broken],
    flaky: specs.filter(isFlaky).map(failureOf),
    running: [],
    files: suites.map((suite) => ({ name: suite.file, seconds: secondsOf(specsOf(suite)) })),
  }
}

function secondsOf(specs) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((total, { duration = 0 }) => total + duration, 0) / 1000
}

function specsOf({ file, specs = [], suites = [] }) {
  const own = specs.map((spec) => ({ ...spec, name: `${file} › ${spec.title}` }))
  return [...own, ...suites.flatMap(specsOf)]
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === 'flaky')
}

function failureOf({ name, tests }) {
  const results = tests.flatMap((test) => test.results)
  return { name, messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)) }
}

/** A name, and below it the beginning of what was said, without the colours of a terminal. */
function shortened({ name, messages }) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_OF_A_FAILURE)
  return [name, ...said.map((line) => `  ${line}`)].join('\n')
}
