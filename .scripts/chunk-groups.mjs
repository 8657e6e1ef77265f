/**
 * Which files the app comes in. A phone pays for every request and for every byte before something shows: what the
 * login pages need comes in a few files, what follows them in a few more, and what no candidate needs with the screen that
 * needs it. Of our own modules there is no list: what a screen needs is what it imports.
 */
import { basename, join } from 'node:path'

import { candidateEntry, candidateJourney } from './areas.mjs'
import { root } from './command.mjs'
import { iconPath, iconUsers, isIcon } from './icon-users.mjs'

/** @typedef {import('rolldown').ChunkingContext} Context */

/** Of the packages that candidates need, what only staff screens use. */
const STAFF_MODULES = /@tanstack\/react-router\/dist\/esm\/useBlocker\.js/

const APP = 'src/main.tsx'

/** Chunk groups of the bundler; of two that take a module, the former has it. */
export const chunkGroups = [
  { debugName: 'staff-icons', name: staffIcons, test: isIcon },
  // What the entry needs before the app, and drags no code along; with it the styles of all candidate screens, in one
  // file. Not the entry itself: the manifest would know of none.
  {
    name: 'start',
    test: /preload-helper|src\/web\/(offline\/(browser-storage|database-name|repair-storage)|features\/shell\/theme-storage|ui\/(theme|next-paint|tokens|base))\.|src\/web\/(ui\/(?!staff\/|media\/)|features\/(shell|session|progress|assessments|legal)\/(?!flight-check|export-copy|recording))[^?]*\.module\.css/,
  },
  // The packages that candidates need; those of one staff screen, such as its editor, come with that screen.
  {
    debugName: 'vendor',
    name: packagesOf('vendor', candidateJourney),
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

/** As `groupOf`, of the icons only those that one of these routes shows: their package connects every user with every icon. */
function packagesOf(name, routes) {
  const all = groupOf(name, { routes })
  /** @type {(id: string, context: Context) => string | null} */
  return (id, context) =>
    isIcon(id) && !isForCandidates(usersOf(id), context) ? null : all(id, context)
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

/** Icons that several staff screens show and nothing on a candidate's way; one that a single screen shows comes with it. */
function staffIcons(id, context) {
  const users = usersOf(id)
  return users.size > 1 && !isForCandidates(users, context) ? 'staff-icons' : null
}

/** @type {Map<string, Set<string>> | undefined} */
let allIconUsers

/** @returns {Set<string>} absolute paths */
function usersOf(id) {
  allIconUsers ??= iconUsers()
  return allIconUsers.get(iconPath(id)) ?? new Set()
}

/** @type {Set<string> | undefined} */
let candidateSources

/** @param {Set<string>} users @param {Context} context */
function isForCandidates(users, context) {
  candidateSources ??= new Set(
    [...closureOf(candidateJourney, context)].map((id) => id.split('?')[0]),
  )
  return [...users].some((path) => candidateSources.has(path))
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
