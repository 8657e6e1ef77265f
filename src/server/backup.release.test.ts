// The commands of "Backup and restore" in OPERATIONS.md, run as they stand there, on a server as an operator starts it.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { createDatabase, dropDatabase, urlOf } from '#testing/postgres-databases.ts'
import { openServers } from '#testing/server-process.ts'

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../.github/OPERATIONS.md'), 'utf8')
const SLOW = 180_000
const FILE = 'files/recordings/1/a-recording/1/whole'
const PASSWORD = 'Correct-Horse-1'

const { folder, start } = openServers()
const adminUrl = process.env['TEST_DATABASE_URL']
const canDump = adminUrl !== undefined && hasPrograms(['pg_dump', 'pg_restore'])

describe('a backup by the commands of OPERATIONS.md', () => {
  it(
    'brings an embedded installation back, into an empty place',
    async () => {
      const variables = { DATA_DIR: path.join(folder, 'before') }
      const email = await fill(variables)
      const BACKUP = path.join(folder, 'embedded')
      run('backup: embedded', { ...variables, BACKUP })
      rmSync(variables.DATA_DIR, { recursive: true })

      const restored = { DATA_DIR: path.join(folder, 'after') }
      run('restore: embedded', { ...restored, BACKUP })
      expect(await stateOf(restored, email)).toEqual(asBefore(email))
    },
    SLOW,
  )

  it.runIf(canDump)(
    'brings one on PostgreSQL back, into an empty database and folder',
    async () => {
      if (adminUrl === undefined) throw new Error('It has an address.')
      const names = ['before', 'after'].map((when) => `backup_${when}_${process.pid}`)
      const [before = '', after = ''] = names
      for (const name of names) await createDatabase(adminUrl, { name })
      const first = { DATABASE_URL: urlOf(adminUrl, before), DATA_DIR: path.join(folder, 'first') }
      const email = await fill(first)
      const BACKUP = path.join(folder, 'postgres')
      run('backup: postgres', { ...first, BACKUP })
      await dropDatabase(adminUrl, before)
      rmSync(first.DATA_DIR, { recursive: true })

      const second = { DATABASE_URL: urlOf(adminUrl, after), DATA_DIR: path.join(folder, 'second') }
      run('restore: postgres', { ...second, BACKUP })
      const state = await stateOf(second, email)
      await dropDatabase(adminUrl, after)
      expect(state).toEqual(asBefore(email))
    },
    SLOW,
  )
})

/** Runs the guide's block that begins with this comment, without anything of this process's own settings. */
function run(block: string, variables: Record<string, string>): void {
  const found = new RegExp(String.raw`\`\`\`sh\n# ${block}\n([\s\S]*?)\`\`\``).exec(GUIDE)?.[1]
  if (found === undefined) throw new Error(`OPERATIONS.md has no block for ${block}.`)
  const env = { PATH: process.env['PATH'], ...variables }
  execFileSync('bash', ['-euc', found], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** An installation with a person, and a file as recordings are; stopped again. Their address. */
async function fill(variables: Record<string, string> & { DATA_DIR: string }): Promise<string> {
  const { child, isRunning, ended } = start(variables)
  const address = await isRunning
  const email = `${randomUUID()}@example.com`
  const body = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' }
  expect((await post(`${address}/auth/v1/create/`, body)).status).toBe(201)
  child.kill('SIGTERM')
  await ended
  const file = path.join(variables.DATA_DIR, FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, email)
  return email
}

const asBefore = (email: string) => ({ file: email, signIn: 200, hasMail: true, code: 0 })

/** Whether the file is there, the person signs in and is written to, which the queue does, and the server ends well. */
async function stateOf(
  variables: Record<string, string> & { DATA_DIR: string },
  email: string,
): Promise<unknown> {
  const file = readFileSync(path.join(variables.DATA_DIR, FILE), 'utf8')
  const { child, isRunning, ended } = start(variables)
  const address = await isRunning
  const signIn = await post(`${address}/auth/v1/login/`, { email, password: PASSWORD })
  await post(`${address}/auth/v1/forgot-password/`, { email })
  const hasMail = async () => {
    const mails = await (await fetch(`${address}/integration/v1/mailbox/`)).text()
    return mails.includes('Set a new')
  }
  await vi.waitUntil(hasMail, { timeout: 20_000 })
  child.kill('SIGTERM')
  return { file, signIn: signIn.status, hasMail: true, code: (await ended).code }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
}

function hasPrograms(names: readonly string[]): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names.every((name) => folders.some((one) => existsSync(path.join(one, name))))
}
