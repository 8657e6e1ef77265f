// The server as an operator starts it: a process of its own, on a data folder of its own unless it is told another one.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll } from 'vitest'

const MAIN = path.join(import.meta.dirname, '../server/main.ts')
/** A refusal takes a second or two, also of a busy machine at most this; what waits for something takes longer. */
const WITHIN_MS = 60_000

type Ended = {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** Within what is promised. */
  readonly isInTime: boolean
}

/** Starts servers for the tests of this file; at their end none is left. */
export function openServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-start-'))
  const started = new Set<ReturnType<typeof spawn>>()
  const endAll = () => {
    for (const child of started) child.kill('SIGKILL')
  }
  afterAll(() => {
    endAll()
    rmSync(folder, { recursive: true, force: true })
  })

  function start(variables: Record<string, string>) {
    const dataDir = mkdtempSync(path.join(folder, 'data-'))
    // As `npm start` does: what was compiled once is not compiled again.
    const { NODE_COMPILE_CACHE = '' } = process.env
    const env = { DATA_DIR: dataDir, DEMO: '0', PORT: '0', NODE_COMPILE_CACHE, ...variables }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    started.add(child)
    const began = Date.now()
    const output = { stdout: '', stderr: '' }
    // What it prints of where it is.
    const isRunning = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output.stdout += String(chunk)
        const address = /is running at (\S+)\n/.exec(output.stdout)?.[1]
        if (address !== undefined) resolve(address)
      })
      child.once('exit', () => reject(new Error(`It ended: ${output.stderr}`)))
    })
    // A test that waits for the end does not wait for the beginning.
    isRunning.catch(() => {})
    child.stderr.on('data', (chunk) => {
      output.stderr += String(chunk)
    })
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => {
        started.delete(child)
        resolve({ code, ...output, isInTime: Date.now() - began < WITHIN_MS })
      })
    })
    return { child, isRunning, ended }
  }

  return {
    folder,
    start,
    endAll,
    run: (variables: Record<string, string>) => start(variables).ended,
  }
}
