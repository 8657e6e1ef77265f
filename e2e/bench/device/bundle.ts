/** Makes one script of a page's modules, to be run in any page of the app's origin. */
import { join } from 'node:path'

import { build } from 'vite'

import { root } from '../../../.scripts/command.mjs'

/** @returns the code of an entry beside this file */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'benchPage' },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not become one script.`)
  return chunk.code
}
