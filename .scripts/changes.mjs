/**
 * What git says of changes: for the stages that look at them only.
 */
import { execFileSync } from 'node:child_process'

import { root } from './command.mjs'

/** What the offline promise rests on, and what tries it. */
const OFFLINE = ['src/web/offline', 'sw', 'src/testing/faults', 'e2e/faults']

/**
 * Files that differ from a commit, those that git does not track yet included; removed ones as well.
 * @param {string} since a commit
 * @returns {string[]} paths relative to the repository
 * @throws {Error} with one line for the user when there is no such commit
 */
export function changedFiles(since) {
  const changed = lines('diff', '--name-only', since)
  if (changed === undefined) throw new Error(`git knows no commit ${since}.`)
  return [...changed, ...(lines('ls-files', '--others', '--exclude-standard') ?? [])]
}

/**
 * Whether the offline engine, the worker or a fault harness differs from the branch that this one is to join, or from
 * the last release.
 * @returns {{reasonToSkip: string | undefined}} no reason where something differs
 */
export function offlineChanges() {
  const base = baseCommit()
  if (base === undefined) return { reasonToSkip: 'git has no other branch or tag to compare with' }
  const changed = lines('diff', '--name-only', base, '--', ...OFFLINE) ?? []
  if (changed.length > 0) return { reasonToSkip: undefined }
  return { reasonToSkip: `nothing offline differs from ${base.slice(0, 12)}` }
}

/** @returns {string | undefined} the commit that is checked out; undefined where there is no git */
export function headCommit() {
  return lines('rev-parse', 'HEAD')?.[0]
}

/**
 * The commit that a landing is compared with: where this branch left the one that it is to join. In a clone of that one
 * itself nothing tells where it was before, and the last ten commits have to do.
 * @returns {string | undefined} undefined where git knows no such commit
 */
export function landingBase() {
  const [joined] = lines('merge-base', 'HEAD', 'origin/main') ?? []
  if (joined !== undefined && joined !== headCommit()) return joined
  return lines('rev-list', '--first-parent', '--max-count=11', 'HEAD')?.at(-1)
}

function baseCommit() {
  const [head] = lines('rev-parse', 'HEAD') ?? []
  const [joined] = lines('merge-base', 'HEAD', 'origin/main') ?? []
  if (joined !== undefined && joined !== head) return joined
  const [tag] = lines('describe', '--tags', '--abbrev=0') ?? []
  return tag
}

function lines(...args) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore']
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio })
    return output.split('\n').filter(Boolean)
  } catch {
    // No git, no repository, no such commit: all the same to who asks.
    return undefined
  }
}
