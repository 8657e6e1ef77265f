/**
 * The kinds of stages: a check, unit tests by vitest, journeys by Playwright, and when one has nothing to do.
 */
import { join } from 'node:path'

import { offlineChanges } from './changes.mjs'
import { ensureChromium, noChromium } from './chromium.mjs'
import { root } from './command.mjs'

/** Reports of stages, relative to the repository. */
export const REPORTS = 'node_modules/.cache/fairlead/stages'

/** A check or a tool that is a script of package.json. */
export function check({ name, budget, args = [] }) {
  return { name, lane: 'checks', budget, command: npmRun(name, ...args) }
}

/** A tool on some files, as its script runs it on all. */
export function direct({ name, budget, command }) {
  return { name, lane: 'checks', budget, command: ['npx', '--no-install', ...command] }
}

/** Tests by vitest; `args`: its own, files among them. */
export function unit({ name, lane = 'tests', budget, limit, args = [], env, skip }) {
  const report = reportOf(name)
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

/** Tests in a browser; `args`: of Playwright. */
export function journeys({ name, budget, args, env }) {
  const report = reportOf(name)
  const command = npmRun('e2e', ...args)
  return {
    name,
    lane: 'browser',
    budget,
    command,
    report,
    env: { ...env, TEST_REPORT: join(root, report) },
    missing: missingBrowser,
    // By name: a later stage has overwritten what Playwright knows of the last run.
    rerun: (failed) => npmRun('e2e', ...projectsIn(args), ...filesOf(failed)),
  }
}

/** A stage that has nothing to do where nothing changed that it looks at. */
export function when(isChanged, stage) {
  return isChanged ? stage : { ...stage, skip: () => 'nothing that it looks at changed' }
}

/** Only where CI is set, or when it is asked for by name. */
export function inCi(stage, run) {
  const isAsked = process.env.CI || run.only.includes(stage.name)
  return isAsked
    ? stage
    : { ...stage, skip: () => `takes a minute; CI runs it, or --only ${stage.name}` }
}

/** Only where CI is set and the offline engine or what tries it was changed, or when it is asked for by name. */
export function inCiAfterChanges(stage, run) {
  if (run.only.includes(stage.name)) return stage
  if (!process.env.CI) return { ...stage, skip: () => 'part of npm run release-check' }
  return { ...stage, skip: () => offlineChanges().reasonToSkip }
}

/** @returns {Promise<string | undefined>} why no browser can be started */
export async function missingBrowser() {
  return (await ensureChromium()) === undefined ? noChromium : undefined
}

/** The files of some tests, and the tests themselves where none of the failures is a whole file's. */
function selection(names) {
  const files = filesOf(names)
  const titles = names.map((name) => name.split(' › ').slice(1).join(' › '))
  if (titles.includes('')) return files
  return [...files, '--testNamePattern', titles.map(patternOf).join('|')]
}

function filesOf(names) {
  return [...new Set(names.map((name) => name.split(' › ')[0]))]
}

function projectsIn(args) {
  return args.filter((arg) => arg.startsWith('--project='))
}

/** Reports join the titles of a test and of what is around it by ` > `, patterns by a blank. */
function patternOf(title) {
  return `${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' > ', '.+')}$`
}

function reportOf(name) {
  return `${REPORTS}/${name.replace(':', '-')}.json`
}

function npmRun(name, ...args) {
  return ['npm', 'run', '--silent', name, '--', ...args]
}
