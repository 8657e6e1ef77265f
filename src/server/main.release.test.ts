import { once } from 'node:events'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openServers } from '#testing/server-process.ts'

/** A test that hangs still ends; what is promised in time is held to less. */
const SLOW = 180_000
/** How long an answer may take on a busy machine, in ms. */
const ANSWER = { timeout: 60_000 }

const { folder, start, endAll, run } = openServers()
// What a test that failed has left running would keep the next ones off its data.
afterEach(endAll)

// Begun once: a first start takes longer than all that these tests look at.
const begun = path.join(folder, 'begun')
beforeAll(() => begin(begun), SLOW)

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

describe('the demo', () => {
  // Told by Node itself, module for module.
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (url.includes('/db/demo/')) process.stderr.write('demo ' + url + '\\n')
      return next(url, context)
    } })`
  const NODE_OPTIONS = `--import=data:text/javascript;base64,${Buffer.from(hook).toString('base64')}`
  const production = {
    NODE_ENV: 'production',
    SECRET: 's'.repeat(32),
    DRAIN_SECONDS: '0',
    NODE_OPTIONS,
  }

  it.each([
    ['is not even loaded where people work', production, false],
    ['is there when someone asks for it', { ...production, DEMO: '1' }, true],
  ])(
    '%s',
    async (_, variables, isLoaded) => {
      const DATA_DIR = copyOfBegun(isLoaded ? 'demo' : 'production')
      const { child, isRunning, ended } = start({ DEMO: '', DATA_DIR, ...variables })
      await isRunning
      child.kill('SIGTERM')
      expect((await ended).stderr.includes('/db/demo/')).toBe(isLoaded)
    },
    SLOW,
  )
})

describe('a folder of files', () => {
  // Begun before the tests: each of them has its time for the starts that it is about.
  const another = path.join(folder, 'another')
  beforeAll(() => begin(another), SLOW)

  it(
    'of another installation or of none keeps the server from starting, and is named with the database',
    async () => {
      const dataDir = copyOfBegun('one')
      const [ofThis, ofAnother] = [dataDir, another].map(readInstallation)
      expect(ofThis).not.toBe(ofAnother)
      const [files, aside] = [path.join(dataDir, 'files'), path.join(folder, 'aside')]
      renameSync(files, aside)
      expect(await run({ DATA_DIR: dataDir })).toMatchObject(
        oneLineWith(`belongs to no installation, the database to installation ${ofThis}`),
      )
      renameSync(path.join(another, 'files'), files)
      expect(await run({ DATA_DIR: dataDir })).toMatchObject(
        oneLineWith(`installation ${ofAnother}, the database to installation ${ofThis}`),
      )
      rmSync(files, { recursive: true })
      renameSync(aside, files)
      await expectToStart(dataDir)
    },
    SLOW,
  )

  it(
    'keeps the server from starting on a database of no installation, and starts with its own again',
    async () => {
      const dataDir = copyOfBegun('without-database')
      const [database, aside] = [path.join(dataDir, 'database'), path.join(folder, 'database')]
      renameSync(database, aside)
      expect(await run({ DATA_DIR: dataDir })).toMatchObject(
        oneLineWith(
          `belongs to installation ${readInstallation(dataDir)}, the database to no installation`,
        ),
      )
      rmSync(database, { recursive: true })
      renameSync(aside, database)
      await expectToStart(dataDir)
    },
    SLOW,
  )

  it(
    'gets its id from a start after one that died in the middle',
    async () => {
      const dataDir = copyOfBegun('halfway')
      const files = path.join(dataDir, 'files')
      renameSync(path.join(files, '.installation'), path.join(files, '.installation-pending'))
      await expectToStart(dataDir)
    },
    SLOW,
  )
})

describe('a running server', () => {
  const DATA_DIR = begun

  it(
    'goes on after an error that no one caught, and logs it',
    async () => {
      const hook = `process.on('SIGUSR2', () => {
        Promise.reject(new Error('a rejection of no one'))
        throw new Error('an exception of no one')
      })`
      const NODE_OPTIONS = `--import=data:text/javascript;base64,${Buffer.from(hook).toString('base64')}`
      const { child, isRunning, ended } = start({ DATA_DIR, NODE_OPTIONS, LOG_LEVEL: 'error' })
      const address = await isRunning
      child.kill('SIGUSR2')
      await expect.poll(async () => (await fetch(`${address}/healthz`)).status, ANSWER).toBe(200)
      child.kill('SIGTERM')
      const { code, stdout } = await ended
      expect(code).toBe(0)
      expect(stdout).toContain('a rejection of no one')
      expect(stdout).toContain('an exception of no one')
    },
    SLOW,
  )

  it(
    'says first that it is not ready, and goes on serving for a while before it ends',
    async () => {
      const { child, isRunning, ended } = start({ DATA_DIR, DRAIN_SECONDS: '5' })
      const address = await isRunning
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, ANSWER).toBe(503)
      const reply = await fetch(`${address}/auth/v1/`)
      expect([reply.status, reply.headers.get('connection')]).toEqual([401, 'close'])
      expect(await ended).toMatchObject({ code: 0, stderr: '' })
    },
    SLOW,
  )

  it(
    'does not wait when it is told twice',
    async () => {
      const { child, isRunning, ended } = start({ DATA_DIR, DRAIN_SECONDS: '300' })
      const address = await isRunning
      child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, ANSWER).toBe(503)
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0 })
    },
    SLOW,
  )

  it(
    'claims the folder of one that crashed',
    async () => {
      const dataDir = copyOfBegun('crashed')
      const first = start({ DATA_DIR: dataDir })
      await first.isRunning
      first.child.kill('SIGKILL')
      await first.ended
      // What a crash leaves behind: the number of a process that is gone.
      writeFileSync(path.join(dataDir, 'database.lock'), String(first.child.pid))
      await expectToStart(dataDir)
    },
    SLOW,
  )
})

/** Makes a data folder by a first start. */
async function begin(dataDir: string): Promise<void> {
  const { child, isRunning, ended } = start({ DATA_DIR: dataDir })
  await isRunning
  child.kill('SIGTERM')
  await ended
}

async function expectToStart(dataDir: string): Promise<void> {
  const { child, isRunning, ended } = start({ DATA_DIR: dataDir })
  await isRunning
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
}

function copyOfBegun(name: string): string {
  const copy = path.join(folder, name)
  cpSync(begun, copy, { recursive: true })
  return copy
}

/** What a refused start must look like: one line that says this, in time, and a code of failure. */
function oneLineWith(text: string) {
  const line = `^Fairlead did not start\\. [^\\n]*${text}[^\\n]*\\n$`
  return { stderr: expect.stringMatching(new RegExp(line)), code: 1, isInTime: true }
}

function readInstallation(dataDir: string): string {
  return readFileSync(path.join(dataDir, 'files', '.installation'), 'utf8').trim()
}
