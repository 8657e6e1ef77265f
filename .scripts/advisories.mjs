/**
 * `npm run advisories`: known weaknesses of the libraries that the app runs with, as the registry tells them. Fails for
 * grave ones. A registry that tells nothing, as mirrors may, is no reason to stop work on the app: it is said, and fails
 * only with ADVISORIES=required, which is for the user who releases.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { root } from './command.mjs'

const GRAVE = new Set(['high', 'critical'])
const TIMEOUT_MS = 60_000

/**
 * @typedef {{ holds: boolean, lines: string[] }} Verdict
 * @param {unknown} report what `npm audit --json` printed, parsed; undefined for nothing that can be read
 * @param {{ isRequired: boolean }} options
 * @returns {Verdict}
 */
export function verdictOf(report, { isRequired }) {
  const found = report?.vulnerabilities
  if (found === undefined) {
    const why = report?.message ?? 'no answer'
    return { holds: !isRequired, lines: [`not checked: the registry told nothing (${why})`] }
  }
  const known = Object.values(found)
  const lines = known.map(({ name, severity, range }) => `${severity}: ${name} ${range}`)
  const holds = !known.some(({ severity }) => GRAVE.has(severity))
  return { holds, lines: lines.length === 0 ? ['no known weakness'] : lines.toSorted() }
}

function main() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  })
  const isRequired = process.env.ADVISORIES === 'required'
  const { holds, lines } = verdictOf(parsed(stdout), { isRequired })
  for (const line of lines) console.log(line)
  if (!holds) process.exitCode = 1
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
