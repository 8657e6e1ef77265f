/**
 * How many tests passed and failed, from the JSON reports of vitest and Playwright.
 */
import { existsSync, readFileSync } from 'node:fs'

/**
 * @param {string} path JSON report
 * @param {number} code exit code of the run; a run that broke counts as a failed test at least
 * @returns {{passed: number, failed: number}}
 */
export function countTests(path, code) {
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : NONE
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const NONE = { passed: 0, failed: 0 }

function read(report) {
  if (report.stats) return fromPlaywright(report)
  // A file that could not be loaded has no tests of its own to fail.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function fromPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
