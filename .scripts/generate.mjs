/**
 * `npm run generate` writes everything that is generated; with --check it only says what would change of what git
 * tracks, and fails if anything would.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './command.mjs'
import { withCopy } from './copy.mjs'
import { trackedGenerators } from './generators.mjs'
import { generateSources } from './prepare.mjs'

const isCheck = process.argv.includes('--check')

try {
  await generateSources()
  const stale = isCheck ? await withCopy(check) : await generate(root)
  for (const path of stale) console.error(`${path} is out of date: run npm run generate.`)
  if (stale.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function check(folder) {
  await generate(folder)
  return trackedGenerators.flatMap(({ output }) => differences({ folder, path: output }))
}

async function generate(folder) {
  for (const { name, source, run } of trackedGenerators) {
    if (existsSync(join(folder, source))) await run(folder)
    else console.log(`${name}: nothing to do, ${source} does not exist.`)
  }
  return []
}

/** Paths below `path` that are not the same in the repository and in the folder. */
function differences({ folder, path }) {
  const names = new Set([...list(join(root, path)), ...list(join(folder, path))])
  return [...names]
    .map((name) => join(path, name))
    .filter((file) => read(join(root, file)) !== read(join(folder, file)))
}

function list(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return ['']
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
}

/** A catalog without a message is as good as none. */
function read(path) {
  if (!existsSync(path)) return ''
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.po') && !/^msgid "[^"]/m.test(text) ? '' : text
}
