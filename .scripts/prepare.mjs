/**
 * What must be there before the app can run: packages, generated sources and the built front end. Each step does
 * nothing when nothing changed. Plain Node >= 18 and built-in modules only.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'

import { capture, compileCache, nodeBinary, root } from './command.mjs'

const BUILD_SOURCES = [
  'src',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  '.scripts/areas.mjs',
  '.scripts/chunk-groups.mjs',
  'lingui.config.ts',
  'package-lock.json',
]
// The server is not bundled; what is generated follows from the rest.
const NOT_BUILT = /^src\/(server|testing)(\/|$)|\.gen\.(ts|js)$|schema\.d\.ts$|\.test\.tsx?$/
const STAMP = 'dist/.sources'
/** What the generated sources follow from: the endpoints with their routes, and the screens' addresses. */
const GENERATED_FROM = [
  'src/contract',
  'src/server',
  'src/web/routes',
  '.scripts/generators.mjs',
  '.scripts/reply-shapes.ts',
  'package-lock.json',
]
const NOT_READ = /^src\/server\/db\/migrations(\/|$)|\.test\.tsx?$/
const GENERATED_STAMP = 'node_modules/.cache/fairlead/generated-from'

/**
 * Installs packages when they differ from package-lock.json.
 * @returns {Promise<boolean>} true when it installed
 * @throws {Error} with one line for the user
 */
export async function install() {
  if (isInstalled()) return false
  await step('Installing packages', installPackages)
  if (existsSync(nodeBinary)) return true
  // An npm that blocks install scripts has left the project's Node without its binary.
  await step('Fetching Node', () => capture(['npm', 'rebuild', 'node']))
  if (!existsSync(nodeBinary)) throw new Error('npm did not install Node: run npm rebuild node')
  return true
}

/**
 * Writes the sources that git does not track (API types, reply shapes, route tree) when what they follow from changed.
 * @returns {Promise<boolean>} true when it wrote them
 * @throws {Error} with one line for the user
 */
export async function generateSources() {
  // After the install: the generators are packages.
  const { sourceGenerators } = await import('./generators.mjs')
  const from = hashFiles({ folder: root, paths: GENERATED_FROM, isLeftOut: NOT_READ })
  const stamp = join(root, GENERATED_STAMP)
  const isThere = sourceGenerators.every(({ output }) => existsSync(join(root, output)))
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return false
  await step('Generating types', () => runAll(sourceGenerators))
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, from)
  return true
}

async function runAll(generators) {
  try {
    for (const { run } of generators) await run(root)
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

/**
 * Builds the front end when a source of it changed.
 * @param {string} [folder] where its sources are
 * @returns {Promise<boolean>} true when it built
 * @throws {Error} with one line for the user
 */
export async function build(folder = root) {
  const sources = hashFiles({ folder, paths: BUILD_SOURCES, isLeftOut: NOT_BUILT })
  if (isBuilt(folder, sources)) return false
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const vite = [nodeBinary, program, 'build', '--logLevel', 'warn']
  // Whatever the shell says: what is served is never a build for development.
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
  await step('Building the app', () => capture(vite, { cwd: folder, env }))
  writeFileSync(join(folder, STAMP), sources)
  return true
}

/** npm keeps in node_modules what it put there; that is compared with the lock file. */
function isInstalled() {
  const found = readJson(join(root, 'node_modules/.package-lock.json'))?.packages
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  if (!found || !wanted || !existsSync(nodeBinary)) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    if (!(path in found)) return entry.optional === true || entry.devOptional === true
    return found[path].version === entry.version && found[path].integrity === entry.integrity
  })
}

function isBuilt(folder, sources) {
  const stamp = join(folder, STAMP)
  const isThere = existsSync(join(folder, 'dist/index.html')) && existsSync(stamp)
  return isThere && readFileSync(stamp, 'utf8') === sources
}

function hashFiles({ folder, paths, isLeftOut }) {
  const hash = createHash('sha256')
  const files = paths.flatMap((name) => listFiles({ folder, path: join(folder, name), isLeftOut }))
  for (const path of files)
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Every file below a path, in a stable order. */
function listFiles({ folder, path, isLeftOut }) {
  if (!existsSync(path) || isLeftOut.test(relative(folder, path))) return []
  try {
    // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
    const names = readdirSync(path).sort()
    return names.flatMap((name) => listFiles({ folder, path: join(path, name), isLeftOut }))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

/**
 * The lock file says what to install. `npm ci` refuses it where a registry has no packages for
 * other platforms (it wants to name them all); `npm install` takes the same versions without that.
 */
async function installPackages() {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const env = outsideEnv()
  const clean = await capture(['npm', 'ci', ...quiet], { env })
  const isRefused = clean.code !== 0 && clean.output.includes('EUSAGE')
  return isRefused ? capture(['npm', 'install', '--no-save', ...quiet], { env }) : clean
}

/** npm replaces node_modules, so it must not itself run on the Node in there. */
function outsideEnv() {
  const path = (process.env.PATH ?? '').split(delimiter)
  const outside = path.filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  return { ...process.env, PATH: outside.join(delimiter) }
}

async function step(title, run) {
  process.stdout.write(`${title} … `)
  const started = Date.now()
  const { code, output } = await run()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(code === 0 ? `${seconds} s` : 'failed')
  if (code === 0) return
  console.error(output.trimEnd())
  throw new Error(`${title} failed (exit code ${code}); the lines above say why.`)
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
