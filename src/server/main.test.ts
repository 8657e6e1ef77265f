import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const MAIN = path.join(import.meta.dirname, 'main.ts')
const WITHIN_MS = 15_000
/** A test that hangs still ends; what is promised in time is held to `WITHIN_MS`. */
const SLOW = 180_000

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-start-'))
const started = new Set<ReturnType<typeof spawn>>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('a start that cannot be', () => {
  it.each([
    ['SECRET', { NODE_ENV: 'production' }],
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/nothing' }],
  ])(
    'says in one line what is wrong with %s',
    async (name, variables) => {
      expect(await run(variables)).toMatchObject(oneLineWith(name))
    },
    SLOW,
  )

  it(
    'says which port is in use',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1')
      await once(taken, 'listening')
      const { port } = z.object({ port: z.number() }).parse(taken.address())
      const ended = await run({ PORT: String(port) })
      taken.close()
      expect(ended).toMatchObject(oneLineWith(`PORT: ${port} is in use`))
    },
    SLOW,
  )
})

describe('a running server', () => {
  it(
    'keeps a second one off its data, ends without a word of complaint when told to, and leaves the data free',
    async () => {
      const dataDir = path.join(folder, 'shared')
      const first = start({ DATA_DIR: dataDir })
      await first.isRunning
      expect(await run({ DATA_DIR: dataDir })).toMatchObject(oneLineWith('DATA_DIR'))

      first.child.kill('SIGTERM')
      expect(await first.ended).toMatchObject({ code: 0, stderr: '' })

      const second = start({ DATA_DIR: dataDir })
      await second.isRunning
      second.child.kill('SIGINT')
      expect(await second.ended).toMatchObject({ code: 0 })
    },
    SLOW,
  )

  it(
    'takes over from one that crashed',
    async () => {
      const dataDir = path.join(folder, 'crashed')
      const first = start({ DATA_DIR: dataDir })
      await first.isRunning
      first.child.kill('SIGKILL')
      await first.ended
      // What a crash leaves behind: the number of a process that is gone.
      writeFileSync(path.join(dataDir, 'database.lock'), String(first.child.pid))
      const second = start({ DATA_DIR: dataDir })
      await second.isRunning
      second.child.kill('SIGTERM')
      expect(await second.ended).toMatchObject({ code: 0 })
    },
    SLOW,
  )
})

type Ended = { code: number | null; stdout: string; stderr: string; isInTime: boolean }

/** What a refused start must look like: one line that says this, in time, and a code of failure. */
function oneLineWith(text: string) {
  const line = `^Fairlead did not start\\. [^\\n]*${text}[^\\n]*\\n$`
  return { stderr: expect.stringMatching(new RegExp(line)), code: 1, isInTime: true }
}

function run(variables: Record<string, string>): Promise<Ended> {
  return start(variables).ended
}

function start(variables: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(folder, 'data-'))
  const env = { DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...variables }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  const began = Date.now()
  const output = { stdout: '', stderr: '' }
  const isRunning = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.stdout += String(chunk)
      if (output.stdout.includes('is running at')) resolve()
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
