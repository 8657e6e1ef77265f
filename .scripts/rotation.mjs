/**
 * Tests that only a release check runs, all of them: a landing runs a sixth, chosen by its commit, and what the change
 * touches beyond that. Node >= 18 and built-in modules only.
 */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

import { headCommit } from './changes.mjs'
import { root } from './command.mjs'

/** Into how many parts the tests of a release check are divided. */
export const PARTS = 6

/** Where they are: unit tests beside their code, journeys in a folder of their own. */
const PLACES = {
  unit: { folders: ['src', 'sw', '.scripts'], name: /\.release(\.server)?\.test\.tsx?$/ },
  e2e: { folders: ['e2e/release'], name: /\.test\.ts$/ },
}

/**
 * The part that a name belongs to, of a commit or of an endpoint: the same in every checkout.
 * @param {string} name
 * @returns {number} 1 to 6
 */
export function partOf(name) {
  return 1 + (createHash('sha256').update(name).digest().readUInt32BE() % PARTS)
}

/**
 * The part that is the turn of this commit; where git knows none, the first.
 * @returns {number} 1 to 6
 */
export function partOfCommit() {
  const commit = headCommit()
  return commit === undefined ? 1 : partOf(commit)
}

/**
 * The tests of one part, and those that a change touches.
 * @param {'unit' | 'e2e'} kind
 * @param {{part: number, isChanged?: (file: string) => boolean}} chosen
 * @returns {string[]} paths relative to the repository
 */
export function releaseTests(kind, { part, isChanged = () => false }) {
  const parts = partsOf(kind)
  const own = new Set(parts[part - 1])
  return parts
    .flat()
    .filter((file) => own.has(file) || isChanged(file))
    .toSorted()
}

/** @param {'unit' | 'e2e'} kind */
export function allReleaseTests(kind) {
  return partsOf(kind).flat().toSorted()
}

/**
 * Parts of about the same size: the largest file goes first, each into the part that has least.
 * @param {'unit' | 'e2e'} kind
 * @returns {string[][]}
 */
function partsOf(kind) {
  const { folders, name } = PLACES[kind]
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => name.test(file))
    .map((file) => ({ file, size: statSync(join(root, file)).size }))
    .toSorted((one, other) => other.size - one.size || (one.file < other.file ? -1 : 1))
  /** @type {{size: number, files: string[]}[]} */
  const parts = Array.from({ length: PARTS }, () => ({ size: 0, files: [] }))
  for (const { file, size } of files) {
    const least = parts.reduce((one, other) => (other.size < one.size ? other : one))
    least.size += size
    least.files.push(file)
  }
  return parts.map((part) => part.files)
}
