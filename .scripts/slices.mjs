/**
 * Which tests a change asks for. The import graph reaches nearly every test from nearly every file, so what counts is
 * the slice: a folder of one subject. A change asks for the tests of its slice and of those that import from it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { root } from './command.mjs'

const SOURCE = /\.(tsx?|mjs)$/
const UNIT_TEST = /\.test\.tsx?$/
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** What all slices of the contract are listed in, and what is derived from that list. */
const CONTRACT_LISTS =
  /^src\/contract\/(.+\/slice|slices|endpoints|collections|examples\/examples)\.ts$/
const ALIAS = /^#(contract|server|web|testing)\//

/**
 * @typedef {object} Change
 * @property {Set<string>} slices those with a changed file
 * @property {Set<string>} users those, and the slices that import from one of them
 */

/**
 * The slice of a file: its folder. In the contract and in what tests share every file is one, since a file there is
 * read by one subject or by all; the lists of its slices are one together, because an endpoint is imported by the
 * manifest of its slice, and tested by what is derived from all of them.
 * @param {string} file a path relative to the repository
 * @returns {string}
 */
export function sliceOf(file) {
  if (/^src\/(server|web)\/[^/]+\//.test(file)) return posix.dirname(file)
  const name = file.replace(/(\.release)?(\.server)?\.test\.(tsx?)$/, '.$3')
  return CONTRACT_LISTS.test(name) ? 'src/contract/slices.ts' : name
}

/**
 * @param {readonly string[]} files what changed, relative to the repository
 * @returns {Change}
 */
export function changeOf(files) {
  const slices = new Set(files.filter((file) => SOURCE.test(file)).map(sliceOf))
  const users = new Set(slices)
  for (const file of sources()) {
    const isUser = importsOf(file).some((imported) => slices.has(sliceOf(imported)))
    if (isUser) users.add(sliceOf(file))
  }
  return { slices, users }
}

/**
 * The unit tests in some slices.
 * @param {Set<string>} slices
 * @returns {string[]} paths relative to the repository
 */
export function unitTestsIn(slices) {
  return sources().filter((file) => UNIT_TEST.test(file) && slices.has(sliceOf(file)))
}

/** Every source and test of the app, of the worker and of the tools. */
function sources() {
  return ['src', 'sw', '.scripts', 'e2e/bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((file) => SOURCE.test(file) && !file.includes('.gen.')),
  )
}

/** The modules of ours that a file imports, type imports included: relative to the repository. */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, name]) => {
    if (ALIAS.test(name)) return [`src/${name.slice(1)}`]
    return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : []
  })
}
