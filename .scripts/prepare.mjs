/**
 * What must be there before the app can run: packages and the built front end. Each step does
 * nothing when nothing changed. Plain Node >= 18 and built-in modules only.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'

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
// The server is not bundled, and the route tree is written by the build itself.
const NOT_BUILT = /^src\/(server|testing)(\/|$)|\.gen\.ts$|\.test\.tsx?$/
const STAMP = 'dist/.sources'

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
 * Builds the front end when a source of it changed.
 * @param {string} [folder] where its sources are
 * @returns {Promise<boolean>} true when it built
 * @throws {Error} with one line for the user
 */
export async function build(folder = root) {
  const sources = hashSources(folder)
  if (isBuilt(folder, sources)) return false
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const vite = [nodeBinary, program, 'build', '--logLevel', 'warn']
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
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

function hashSources(folder) {
  const hash = createHash('sha256')
  for (const path of BUILD_SOURCES.flatMap((name) => listFiles(folder, join(folder, name)))) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Every file below a path, in a stable order. */
function listFiles(folder, path) {
  if (!existsSync(path) || NOT_BUILT.test(relative(folder, path))) return []
  try {
    // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
    const names = readdirSync(path).sort()
    return names.flatMap((name) => listFiles(folder, join(path, name)))
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
