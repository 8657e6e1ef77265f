/**
 * Where the browser of this machine is. Prints its path when run by itself.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { aptInstall } from './apt.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same browser without what draws its window: journeys take it where it is, for a fifth less CPU. */
const SHELL = 'chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What to tell a user who has no browser. */
export const noChromium =
  'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/** @returns {string | undefined} the path of Chromium or Chrome */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return isProgram(chosen) ? chosen : undefined
  return PLACES.find(isProgram) ?? findOnPath(NAMES)
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** @returns {string | undefined} the path of Chromium's headless shell, or of the whole browser where there is none */
export function findHeadlessChromium() {
  return (process.env.CHROMIUM_PATH ? undefined : findOnPath([SHELL])) ?? findChromium()
}

/**
 * Finds the browser, and installs Debian's where that is allowed and none is there.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium()
  if (findChromium() === undefined) await aptInstall('chromium')
  // Not every Debian has it; the whole browser does the same.
  if (process.env.CI && findOnPath([SHELL]) === undefined) await aptInstall(SHELL)
  return findChromium()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await ensureChromium()
  console.log(path ?? noChromium)
  if (path === undefined) process.exitCode = 1
}
