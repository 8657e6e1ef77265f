/**
 * `npm run i18n:check`: every message has its translation in every locale, one and the same in all catalogs, and the
 * committed catalogs are what the sources say.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './command.mjs'
import { withCopy } from './copy.mjs'
import { extractCatalogs } from './generators.mjs'
import { findContradictions, listMessages } from './messages.mjs'

const LOCALES = 'src/web/i18n/locales'
const SOURCE_LOCALE = 'en'

try {
  const problems = await withCopy(findProblems)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function findProblems(folder) {
  await extractCatalogs(folder)
  const locales = readdirSync(join(folder, LOCALES))
  const all = locales.flatMap((locale) => {
    const names = readdirSync(join(folder, LOCALES, locale))
    return [
      ...names.flatMap((name) => compare({ folder, locale, name })),
      ...contradictions({ folder, locale, names }),
    ]
  })
  console.log(`${all.length} problems in ${locales.join(', ')}`)
  return all
}

function compare({ folder, locale, name }) {
  const file = join(LOCALES, locale, name)
  const wanted = read(join(folder, file))
  const committed = read(join(root, file))
  const isStale = String([...wanted.keys()]) !== String([...committed.keys()])
  const stale = isStale ? [`${file} is out of date: run npm run i18n:extract.`] : []
  const missing = [...wanted].filter(([, text]) => text === '' && locale !== SOURCE_LOCALE)
  return [...stale, ...missing.map(([id]) => `${file}: no words for ${JSON.stringify(id)}`)]
}

function contradictions({ folder, locale, names }) {
  const catalogs = names.map((name) => read(join(folder, LOCALES, locale, name)))
  return findContradictions(catalogs).map(
    ({ id, texts }) =>
      `${join(LOCALES, locale)}: ${JSON.stringify(id)} is translated as ${texts.map((text) => JSON.stringify(text)).join(' and ')}.`,
  )
}

function read(path) {
  return existsSync(path) ? listMessages(readFileSync(path, 'utf8')) : new Map()
}
