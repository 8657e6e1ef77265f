/**
 * Which files the app comes in. A phone pays for every request and for every byte before something shows: what the
 * login pages need comes in a few files, what follows them in a few more, and what no candidate needs with the screen that
 * needs it. Of our own modules there is no list: what a screen needs is what it imports.
 */
import { basename, join } from 'node:path'

import { candidateEntry, candidateJourney } from './areas.mjs'
import { root } from './command.mjs'

/** @typedef {import('rolldown').ChunkingContext} Context */

/** What only staff see of the icons; candidates' come with the rest of what everyone needs. */
const STAFF_ICONS =
  /lucide-react\/dist\/esm\/icons\/(archive-arrow-up|arrow-down|arrow-right|arrow-up|building-complex|ellipsis|pencil|rotate-ccw-clock|share-2|trash|briefcase-business|building-2|chevron-left|chevrons-up-down|circle-question-mark|clipboard-check|download|history|list-checks|mail-plus|menu|plus|printer|search|search-x|settings|shield-x|user-round-x|users-round)\.m?js/

/** Icons of the editor and of single staff screens, which nothing on a candidate's way loads. */
const EDITOR_ICONS =
  /lucide-react\/dist\/esm\/icons\/(archive|bell-off|braces|chart-spline|columns-3|graduation-cap|grip-vertical|image|italic|layout-template|letter-b|library|list|list-indent-decrease|list-ordered|megaphone|palette|redo-2|scale|sparkles|strikethrough|table|text-align-center|text-align-end|text-align-justify|text-align-start|underline|undo-2|user-plus)\.m?js/

/** Of the packages that candidates need, what only staff screens use. */
const STAFF_MODULES = /@tanstack\/react-router\/dist\/esm\/useBlocker\.js/

const APP = 'src/main.tsx'

/** Chunk groups of the bundler; of two that take a module, the former has it. */
export const chunkGroups = [
  { name: 'staff-icons', test: STAFF_ICONS },
  { name: 'editor-icons', test: EDITOR_ICONS },
  // What the entry needs before the app, and drags no code along; with it the styles of all candidate screens, in one
  // file. Not the entry itself: the manifest would know of none.
  {
    name: 'start',
    test: /preload-helper|src\/web\/(offline\/(browser-storage|database-name|repair-storage)|features\/shell\/theme-storage|ui\/(theme|next-paint|tokens|base))\.|src\/web\/(ui\/(?!staff\/|media\/)|features\/(shell|session|progress|assessments|legal)\/(?!flight-check|export-copy|recording))[^?]*\.module\.css/,
  },
  // The packages that candidates need; those of one staff screen, such as its editor, come with that screen.
  {
    debugName: 'vendor',
    name: groupOf('vendor', { routes: candidateJourney }),
    test: isPackage,
  },
  // What the app and its login pages import: all of it is loaded before anything shows, and nothing else.
  { debugName: 'shell', name: groupOf('shell', { routes: candidateEntry }), test: isOurs },
  // The device’s database, which no login page needs. What records, scores, and limits time comes where something is recorded,
  // scored or limited; what seals work, at a kiosk station.
  {
    name: 'database',
    test: /node_modules\/dexie|src\/web\/offline\/(?!service-worker|media-|feedback-store|experience-store|time-keeper|watch-time|elapsed-time|kept-work|unsent-work|leaving|copies\/|flight-check\/|kiosk\/)/,
  },
  // From the login page to the first question: what staff screens use as well, and what is the candidates' alone.
  {
    debugName: 'kit',
    name: groupOf('kit', { routes: candidateJourney, isShared: true }),
    test: isOurs,
  },
  {
    debugName: 'taking',
    name: groupOf('taking', { routes: candidateJourney, isShared: false }),
    test: isOurs,
  },
]

/**
 * What is asked for together with a file: on a candidate's way, which begins with the page itself, all that it needs,
 * since a slow network takes its time for each turn; elsewhere nothing, since each name is in what everyone loads first.
 * @param {string} file
 * @param {string[]} needs
 */
export function preloadsOf(file, needs) {
  return isOnTheWay(file) ? needs : []
}

/**
 * The scripts of the app itself: its own, and all that it imports. The entry imports it at run time.
 * @param {import('rolldown').OutputBundle} bundle
 * @throws {Error} when the bundle does not contain the app
 */
export function filesOfApp(bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP)))
  if (app === undefined) throw new Error(`No file contains ${APP}.`)
  const files = new Set([app.fileName])
  // A set that grows is walked to its end.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return [...files]
}

function isOnTheWay(file) {
  const names = [basename(APP, '.tsx'), ...candidateJourney.map((route) => basename(route))]
  return names.some((name) => basename(file).startsWith(`${name}-`))
}

function isPackage(id) {
  const isLeftOut = /\/node_modules\/dexie/.test(id) || STAFF_MODULES.test(id)
  return id.includes('/node_modules/') && !isLeftOut
}

function isOurs(id) {
  return id.includes('/src/') && !id.includes('/node_modules/')
}

/**
 * Takes what the app and these routes import, however far down, and not what they import at run time. `isShared`: only
 * what something else imports as well, or only what nothing else does.
 */
function groupOf(name, { routes, isShared }) {
  /** @type {Set<string> | undefined} */
  let closure
  /** @type {(id: string, context: Context) => string | null} */
  return (id, context) => {
    closure ??= closureOf(routes, context)
    // A screen is a file of its own, which its route asks for.
    if (!closure.has(id) || isScreen(id)) return null
    if (isShared === undefined) return name
    const importers = context.getModuleInfo(id)?.importers ?? []
    return importers.every((one) => closure.has(one)) === isShared ? null : name
  }
}

/** @param {string[]} routes @param {Context} context */
function closureOf(routes, context) {
  const screens = routes.flatMap((route) =>
    (
      context.getModuleInfo(join(root, `src/web/routes/${route}.tsx`))?.dynamicallyImportedIds ?? []
    ).filter(isScreen),
  )
  const pending = [join(root, APP), ...screens]
  const seen = new Set(pending)
  for (const id of pending) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (seen.has(imported)) continue
      seen.add(imported)
      pending.push(imported)
    }
  }
  return seen
}

/** The part of a route that the router plugin splits from it. */
function isScreen(id) {
  return id.includes('?tsr-split')
}
