/**
 * How many tests passed, and which failed, from the JSON reports of vitest and Playwright.
 */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_FAILURE = 12

/**
 * @param {string} path JSON report
 * @param {number} code exit code of the run; a run that broke counts as a failed test at least
 * @returns {{passed: number, failed: number, failures: string[]}} `failures`: the tests that failed, each with the
 *   beginning of what it said
 */
export function countTests(path, code) {
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : NONE
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const NONE = { passed: 0, failed: 0, failures: [] }

function read(report) {
  return report.stats ? fromPlaywright(report) : fromVitest(report)
}

function fromVitest({ testResults, numPassedTests, numFailedTests }) {
  // A file that could not be loaded, or cleaned up, has a failure that is no test's.
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages)),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failed, ...broken.map((file) => failure(file.name, [file.message]))],
  }
}

function fromPlaywright({ stats, suites, errors = [] }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map((error) => error.message)]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures,
  }
}

function failedSpecs({ file, specs = [], suites = [] }) {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => failure(`${file} › ${spec.title}`, messagesOf(spec)))
  return [...own, ...suites.flatMap(failedSpecs)]
}

function messagesOf(spec) {
  const results = spec.tests.flatMap((test) => test.results)
  return results.flatMap((result) => result.errors.map((error) => error.message))
}

/** A name, and below it the beginning of what was said, without the colours of a terminal. */
function failure(name, messages = []) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_OF_A_FAILURE)
  return [name, ...said.map((line) => `  ${line}`)].join('\n')
}
