/**
 * A throw-away copy of the sources, where generators may write while other checks read the
 * real ones.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './command.mjs'

const SOURCES = ['src', 'sw', 'public', '.scripts']

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work gets the copy's folder
 * @param {readonly string[]} [names] files and folders that are copied; what generators read when left out
 * @returns {Promise<T>}
 */
export async function withCopy(work, names = generatorSources()) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-copy-'))
  const onExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', onExit)
  try {
    for (const name of names) {
      if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), RECURSIVE)
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return await work(folder)
  } finally {
    process.off('exit', onExit)
    onExit()
  }
}

function generatorSources() {
  const loose = readdirSync(root).filter((name) => /\.(json|ts|html)$/.test(name))
  return [...SOURCES, ...loose]
}

const RECURSIVE = { recursive: true }
