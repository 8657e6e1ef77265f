/**
 * `npm run size`: what a candidate downloads, against the budget. One line of JSON for each
 * figure; fails when one is over. Sizes are bytes after gzip.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { candidateEntry, candidateJourney, isStaffModule } from './areas.mjs'
import { root } from './command.mjs'

const KB = 1000
const LIMITS = {
  // What the entry loads before anything shows; 15 kB of it are the typed routes of all screens.
  'candidate-initial-js': 165 * KB,
  // All of it up to the first question: the device's database and the screens come while the candidate signs up.
  'candidate-journey-js': 225 * KB,
  'candidate-staff-code': 0,
  precache: 1500 * KB,
}

/** What a kind of question loads beside what every candidate has: the file of its screen, and what only that imports. */
const KIND_LIMIT = 35 * KB
const KINDS = {
  recording: 'recording-question',
  file: 'file-question',
  typed: 'typed-question',
  typing: 'typing/typing-question',
  speed: 'speed/speed-question',
  language: 'language/language-question',
}
/** The names of these figures. */
export const KIND_SIZES = Object.keys(KINDS).map((kind) => `kind-${kind}`)

/**
 * @typedef {{name: string, bytes: number, limit: number, holds: boolean, files: string[]}} Size
 * @param {string} dist folder of the built app
 * @returns {Size[]}
 * @throws {Error} when there is no build
 */
export function measureSizes(dist = join(root, 'dist')) {
  const manifest = readManifest(dist)
  const initial = scriptsOf(manifest, candidateEntry)
  const code = scriptsOf(manifest, candidateJourney)
  const cached = precached(dist)
  const sent = new Set([...code, ...cached.filter((file) => file.endsWith('.js'))])
  const staff = [...sent].flatMap((file) => staffModules(join(dist, file)))
  return [
    figure({ name: 'candidate-initial-js', bytes: gzipTotal(dist, initial), files: initial }),
    figure({ name: 'candidate-journey-js', bytes: gzipTotal(dist, code), files: code }),
    figure({
      name: 'candidate-staff-code',
      bytes: sum(staff),
      files: staff.map(({ path }) => path),
    }),
    figure({ name: 'precache', bytes: gzipTotal(dist, cached), files: cached }),
    ...Object.entries(KINDS).map(([kind, screen]) => {
      const files = scriptsOfKind(manifest, screen).filter((file) => !code.includes(file))
      return figure({ name: `kind-${kind}`, bytes: gzipTotal(dist, files), files })
    }),
  ]
}

/**
 * What the scripts of some routes weigh, with all that they import statically.
 * @param {string[]} routes as `areas.mjs` names them
 * @returns {number} bytes after gzip
 */
export function bytesOfRoutes(routes, dist = join(root, 'dist')) {
  return gzipTotal(dist, scriptsOf(readManifest(dist), routes))
}

function figure({ name, bytes, files }) {
  const limit = LIMITS[name] ?? KIND_LIMIT
  return { name, bytes, limit, holds: bytes <= limit, files }
}

function readManifest(dist) {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no build to measure: run npm run build.')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The scripts of the entry, of some routes, and of all that they import statically. */
function scriptsOf(manifest, routes) {
  const isOnTheWay = (key) => routes.includes(routeOf(key))
  const keys = Object.keys(manifest)
  // A route without a chunk of its own is in the entry; one without a file is a slip in the list.
  const absent = routes.filter((id) => !existsSync(join(root, `src/web/routes/${id}.tsx`)))
  if (absent.length > 0) console.error(`No such route (see areas.mjs): ${absent.join(', ')}`)
  // The start imports the app at run time, so that something can be painted before it.
  const isApp = (key) => manifest[key].isEntry || key === 'src/main.tsx'
  return scriptsFrom(
    manifest,
    keys.filter((key) => isApp(key) || isOnTheWay(key)),
  )
}

/** The scripts of the screen of a kind of question, which is loaded when one is shown. */
function scriptsOfKind(manifest, screen) {
  const own = `src/web/features/assessments/${screen}.tsx`
  // One that a preview for staff shows as well goes by its name alone.
  const isIt = (key) => key === own || manifest[key].name === basename(screen)
  const key = Object.keys(manifest).find(isIt)
  if (key === undefined) throw new Error(`${own} has no file of its own.`)
  return scriptsFrom(manifest, [key])
}

/** The scripts of some chunks, and of all that they import statically. */
function scriptsFrom(manifest, chunks) {
  const pending = [...chunks]
  const seen = new Set()
  for (const key of pending) {
    if (seen.has(key)) continue
    seen.add(key)
    pending.push(...(manifest[key].imports ?? []))
  }
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) =>
    file.endsWith('.js'),
  )
}

/** The route file that a chunk of the manifest comes from, as areas.mjs names it. */
function routeOf(key) {
  return /^src\/web\/routes\/(.+)\.tsx?(\?|$)/.exec(key)?.[1]
}

/** The source map names what a chunk was made of. */
function staffModules(file) {
  const mapFile = `${file}.map`
  // Chunks of the bundler's own making, such as its runtime, have no sources and name no map.
  if (!readFileSync(file, 'utf8').includes('sourceMappingURL')) return []
  if (!existsSync(mapFile))
    throw new Error(`${relative(root, mapFile)} is missing: build with maps.`)
  const { sources, sourcesContent = [] } = JSON.parse(readFileSync(mapFile, 'utf8'))
  return (
    sources
      .map((source, index) => ({
        path: relative(root, join(file, '..', source)).replaceAll('\\', '/'),
        bytes: sourcesContent[index]?.length ?? 1,
      }))
      // Route definitions are in the one route tree of everyone; they have no markup of their own.
      .filter(({ path }) => isStaffModule(path) && !path.startsWith('src/web/routes/'))
  )
}

/** Workbox writes its list into the worker as objects with a url and a revision. */
function precached(dist) {
  const worker = join(dist, 'service-worker.js')
  if (!existsSync(worker)) return []
  const code = readFileSync(worker, 'utf8')
  const entry = /\{[^{}]*?\b"?url"?:\s*["'`]([^"'`]+)["'`][^{}]*?\}/g
  const urls = [...code.matchAll(entry)].filter(([text]) => text.includes('revision'))
  const files = urls.map(([, url]) => url.replace(/^\//, ''))
  return [...new Set(files)].filter((file) => existsSync(join(dist, file)))
}

function gzipTotal(dist, files) {
  return sum(files.map((file) => ({ bytes: gzipSync(readFileSync(join(dist, file))).length })))
}

function sum(items) {
  return items.reduce((total, { bytes }) => total + bytes, 0)
}

function main() {
  const sizes = measureSizes()
  for (const { files, ...size } of sizes) {
    console.log(JSON.stringify({ ...size, files: files.length }))
    if (!size.holds) console.error(files.map((file) => `  ${file}`).join('\n'))
  }
  if (sizes.some((size) => !size.holds)) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
