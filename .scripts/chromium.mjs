/**
 * Where the browser of this machine is. Prints its path when run by itself.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { aptInstall } from './apt.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...PLACES, ...onPath].find(isProgram)
}

/**
 * Finds the browser, and installs Debian's where that is allowed and none is there.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found !== undefined || process.env.CHROMIUM_PATH) return found
  return (await aptInstall('chromium')) ? findChromium() : undefined
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
