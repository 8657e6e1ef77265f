/**
 * What is generated from what. Each generator works in a folder that holds the sources: the
 * repository itself, or a copy of it when only asking whether something would change.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { capture, nodeBinary } from './command.mjs'

const SCHEMA = 'src/web/api/schema.d.ts'
const MAIL_FRAME = 'src/server/mail/mail-frame.gen.ts'
const SHAPES = 'src/web/api/reply-shapes.gen.ts'
const BANNER = '// Generated from the server’s OpenAPI document by `npm run generate`.\n\n'

/**
 * @typedef {object} Generator
 * @property {string} name
 * @property {string} source what must exist for there to be anything to generate
 * @property {string} output file or folder that it writes
 * @property {(folder: string) => Promise<void>} run
 */

/**
 * Sources that git does not track: start, dev and test write them.
 * @type {Generator[]}
 */
export const sourceGenerators = [
  {
    name: 'routes',
    source: 'src/web/routes',
    output: 'src/web/route-tree.gen.ts',
    run: generateRoutes,
  },
  { name: 'api types', source: 'src/server/openapi.ts', output: SCHEMA, run: generateApiTypes },
  {
    name: 'reply shapes',
    source: '.scripts/reply-shapes.ts',
    output: SHAPES,
    run: generateReplyShapes,
  },
]

/**
 * Files that git tracks: a check fails where they differ.
 * @type {Generator[]}
 */
export const trackedGenerators = [
  {
    name: 'migrations',
    source: 'src/server/db/drizzle.config.ts',
    output: 'src/server/db/migrations',
    run: generateMigrations,
  },
  {
    name: 'mail frame',
    source: '.scripts/mail-frame.mjs',
    output: MAIL_FRAME,
    run: generateMailFrame,
  },
  { name: 'catalogs', source: 'src/web', output: 'src/web/i18n/locales', run: extractCatalogs },
]

/** Writes the message catalogs of every locale. */
export async function extractCatalogs(folder) {
  await run(folder, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'])
}

async function generateRoutes(folder) {
  await run(folder, ['.scripts/generate-routes.mjs', folder])
}

async function generateApiTypes(folder) {
  const { default: openapiTs, astToString } = await import('openapi-typescript')
  const document = JSON.parse(await run(folder, ['src/server/openapi.ts']))
  const types = astToString(await openapiTs(document))
  mkdirSync(dirname(join(folder, SCHEMA)), { recursive: true })
  writeFileSync(join(folder, SCHEMA), BANNER + types)
}

async function generateReplyShapes(folder) {
  const print =
    "import('./.scripts/reply-shapes.ts').then((one) => console.log(one.replyShapesFile()))"
  writeFileSync(join(folder, SHAPES), await run(folder, ['-e', print]))
}

async function generateMailFrame(folder) {
  writeFileSync(join(folder, MAIL_FRAME), await run(folder, ['.scripts/mail-frame.mjs']))
}

async function generateMigrations(folder) {
  const config = ['--config', 'src/server/db/drizzle.config.ts']
  await run(folder, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...config])
  await run(folder, ['node_modules/drizzle-kit/bin.cjs', 'check', ...config])
}

/** Runs a script in the folder and returns what it printed; throws what it said when it fails. */
async function run(folder, script) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code, output, stdout } = await capture([nodeBinary, ...script], { cwd: folder, env })
  if (code !== 0) throw new Error(`${script.join(' ')} failed:\n${output.trimEnd()}`)
  return stdout
}
