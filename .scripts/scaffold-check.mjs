/**
 * `npm run scaffold:check`: scaffolds a collection in a copy of the repository and runs what would judge it there: migration,
 * generated sources, types, lint, format, unused code, imports, and the tests that it brings or that look at every
 * endpoint and table. Takes five to eight minutes on two cores, and needs PostgreSQL; so no other check runs it. Run it after a
 * change of `.scripts/scaffold/`, or of what its templates are modelled on.
 */
import { execFileSync } from 'node:child_process'

import { capture, root } from './command.mjs'
import { withCopy } from './copy.mjs'
import { planScaffold } from './scaffold/plan.mjs'
import { repositoryAt } from './scaffold/repository.mjs'

const WANTED = { kind: 'collection', name: 'parking-space' }
/** In the titles of tests about one endpoint or one table. */
const ABOUT_IT = '[Pp]arking.?[Ss]pace'
const SWEPT = [
  'src/server/access/collections/',
  'src/server/http/permissions.test.ts',
  'src/server/http/bad-input.test.ts',
  'src/server/db/row-level-security.test.ts',
]
const vitest = (project, ...args) => ['npx', 'vitest', 'run', '--project', project, ...args]
const onPostgres = ['node', '.scripts/postgres.mjs', 'run', '--']
const script = (name) => ['npm', 'run', '-s', name]

/** @returns {[string, string[]][]} the title and the command of each check */
function checksOf(paths) {
  return [
    ['format', script('format:check')],
    ['types', script('typecheck')],
    ['lint', ['npx', 'oxlint', ...paths]],
    ['unused code', script('knip')],
    ['imports', script('depcruise')],
    ['contract and addresses', vitest('web', 'src/contract/', 'src/web/features/settings/')],
    ['screen', vitest('components', 'src/web/features/settings/collection/')],
    [
      'server, permissions, bad input, row-level security',
      [...onPostgres, ...vitest('server', ...SWEPT, '--testNamePattern', ABOUT_IT)],
    ],
    ['personal data', [...onPostgres, ...vitest('server', 'src/server/privacy/erased-columns')]],
  ]
}

try {
  await withCopy(check, sources())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function check(folder) {
  const { messages, files } = planScaffold(WANTED, repositoryAt(folder))
  await run(folder, ['scaffold', ['node', '.scripts/scaffold.mjs', WANTED.kind, WANTED.name]])
  const migrate = ['node', '.scripts/migrations.mjs', '--name', 'add_parking_spaces']
  await run(folder, ['migration', migrate])
  await run(folder, ['generated sources', script('generate')])
  await assertMessages(folder, messages)
  const paths = files.map(({ path }) => path)
  for (const one of checksOf(paths)) await run(folder, one)
  console.log(`A scaffolded collection passes: ${paths.length} files written or changed.`)
}

async function run(folder, [title, command]) {
  const started = Date.now()
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code, output } = await capture(command, { cwd: folder, env })
  const [, passed] = output.match(/^\s*Tests\s+.*?(\d+) passed/m) ?? []
  // Vitest is content with none.
  const isEmpty = command.includes('vitest') && passed === undefined
  if (code !== 0 || isEmpty)
    throw new Error(`${command.join(' ')} failed (${code}):\n${output.trimEnd()}`)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${title}: ${seconds} s${passed === undefined ? '' : `, ${passed} tests`}`)
}

/** The messages that the command names are those that want a translation. */
async function assertMessages(folder, messages) {
  const { output } = await capture(script('i18n:check'), { cwd: folder })
  const missing = [...output.matchAll(/no words for (".*")$/gm)].map(([, text]) => JSON.parse(text))
  const found = new Set(missing)
  const isSame = found.size === messages.length && messages.every((message) => found.has(message))
  if (!isSame)
    throw new Error(`To translate: ${[...found].join('; ')}. Not: ${messages.join('; ')}.`)
  console.log(`messages to translate: ${found.size}`)
}

/** Every source as it is on disk, committed or not. */
function sources() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
}
