/**
 * How many tests passed, and which failed, from the JSON reports of vitest and Playwright.
 */
import { existsSync, readFileSync } from 'node:fs'

/**
 * @param {string} path JSON report
 * @param {number} code exit code of the run; a run that broke counts as a failed test at least
 * @returns {{passed: number, failed: number, failures: string[]}} `failures`: the names of the tests that failed
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
  // A file that could not be loaded has no tests of its own to fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file.name} › ${test.fullName}`),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failed, ...broken.map((file) => file.name)],
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
  const own = specs.filter((spec) => !spec.ok).map((spec) => `${file} › ${spec.title}`)
  return [...own, ...suites.flatMap(failedSpecs)]
}
