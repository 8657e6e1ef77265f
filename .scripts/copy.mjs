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
 * @returns {Promise<T>}
 */
export async function withCopy(work) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-copy-'))
  const onExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', onExit)
  try {
    const loose = readdirSync(root).filter((name) => /\.(json|ts|html)$/.test(name))
    for (const name of [...SOURCES, ...loose]) {
      if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), RECURSIVE)
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return await work(folder)
  } finally {
    process.off('exit', onExit)
    onExit()
  }
}

const RECURSIVE = { recursive: true }
