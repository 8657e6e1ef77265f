/**
 * What a scaffold would write. Everything is checked here, so that a name or a file that does not fit leaves nothing
 * half done.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { insert, syntaxProblem } from './anchors.mjs'
import { collection } from './collection.mjs'
import { assertUnused, fill, namesOf } from './names.mjs'
import { Refusal } from './refusal.mjs'

/** @type {Readonly<Record<string, import('./collection.mjs').Kind>>} */
const KINDS = { collection }
const FOLDER = dirname(fileURLToPath(import.meta.url))

/**
 * @typedef {{path: string, text: string, isNew: boolean}} PlannedFile
 * @typedef {{files: PlannedFile[], messages: string[], steps: string[]}} Plan
 */

/**
 * @param {{kind?: string, name?: string, plural?: string}} wanted
 * @param {import('./repository.mjs').Repository} repository
 * @returns {Plan}
 * @throws {Refusal}
 */
export function planScaffold({ kind, name, plural }, repository) {
  if (kind === undefined || name === undefined)
    throw new Refusal(
      'Usage: npm run scaffold -- collection parking-space [--plural parking-spaces]',
    )
  if (!Object.hasOwn(KINDS, kind))
    throw new Refusal(`There is no scaffold "${kind}", only: ${Object.keys(KINDS).join(', ')}.`)
  const { insertions, messages, steps, ...rest } = KINDS[kind]
  const names = namesOf(name, plural)
  const filled = (template) => fill(template, names)
  const templates = templatesOf(kind, rest.files)
  const created = templates.map(({ path, text }) => ({
    path: filled(path),
    text: filled(text),
    isNew: true,
  }))
  const taken = { table: filled(rest.taken.table), endpoint: filled(rest.taken.endpoint) }
  assertFree({ paths: created.map(({ path }) => path), ...taken }, repository)
  assertUnused(names, templates)
  const changed = insertions.map(({ path, at }) => {
    const insertions = at.map(({ anchor, text }) => ({ anchor, text: filled(text) }))
    return changedFile({ path, insertions }, repository)
  })
  const files = [...created, ...changed]
  for (const file of files) assertParses(file)
  return { files, messages: messages.map(filled), steps: steps.map(filled) }
}

function templatesOf(kind, files) {
  return Object.entries(files).map(([path, template]) => ({
    path,
    text: readFileSync(join(FOLDER, kind, `${template}.template`), 'utf8'),
  }))
}

function assertFree({ paths, table, endpoint }, repository) {
  const path = paths.find(repository.exists)
  if (path !== undefined) throw new Refusal(`${path} exists already.`)
  if (repository.tables().includes(table)) throw new Refusal(`The table ${table} exists already.`)
  const exporter = repository.exporter(endpoint)
  if (exporter !== undefined) throw new Refusal(`${exporter} has ${endpoint} already.`)
}

function changedFile({ path, insertions }, repository) {
  const text = repository.read(path)
  if (text === undefined) throw new Refusal(`${path} was not found.`)
  if (repository.isChanged(path))
    throw new Refusal(`${path} has changes that are not committed: commit or stash them first.`)
  return { path, text: insert({ path, text }, insertions), isNew: false }
}

/** A name such as `class` makes sentences that are no code. */
function assertParses(file) {
  const problem = syntaxProblem(file)
  if (problem !== undefined) throw new Refusal(`${file.path} would not parse: ${problem}`)
}
