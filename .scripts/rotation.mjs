/**
 * Tests that only a release check runs, all of them: a landing runs a sixth, chosen by its commit, and what the change
 * touches beyond that. Node >= 18 and built-in modules only.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
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
 * The part that a file or an endpoint belongs to: the same in every checkout.
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
  return allReleaseTests(kind).filter((file) => partOf(file) === part || isChanged(file))
}

/** @param {'unit' | 'e2e'} kind */
export function allReleaseTests(kind) {
  const { folders, name } = PLACES[kind]
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => name.test(file))
    .toSorted()
}
