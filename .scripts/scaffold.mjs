/**
 * `npm run scaffold -- collection parking-space`: writes a list that a company keeps (its declaration, table and words), of
 * which only the fields and the words are left to change. Ends with 2, and writes nothing, when the name or
 * the repository does not fit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { capture, nodeBinary, root } from './command.mjs'
import { planScaffold } from './scaffold/plan.mjs'
import { Refusal } from './scaffold/refusal.mjs'
import { repositoryAt } from './scaffold/repository.mjs'

try {
  const plan = planScaffold(wantedOf(process.argv.slice(2)), repositoryAt(root))
  for (const { path, text } of plan.files) write(path, text)
  await format(plan.files.map(({ path }) => path))
  report(plan)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}

function wantedOf(args) {
  try {
    const options = { plural: { type: 'string' } }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [kind, name, ...more] = positionals
    if (more.length > 0) throw new Refusal(`One name is enough: what is "${more[0]}"?`)
    return { kind, name, plural: values.plural }
  } catch (error) {
    throw new Refusal(error.message.split('\n')[0], { cause: error })
  }
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

async function format(paths) {
  const { code, output } = await capture([nodeBinary, 'node_modules/oxfmt/bin/oxfmt', ...paths])
  if (code !== 0) throw new Error(`oxfmt failed:\n${output.trimEnd()}`)
}

function report({ files, messages, steps }) {
  for (const { path, isNew } of files) console.log(`${isNew ? 'wrote  ' : 'changed'} ${path}`)
  console.log('\nLeft by hand:')
  for (const [index, step] of steps.entries()) console.log(`${index + 1}. ${step}`)
  for (const message of messages) console.log(`   - ${message}`)
}
