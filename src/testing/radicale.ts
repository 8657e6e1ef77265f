// A CalDAV server that is not ours, on this machine: Debian's radicale, where it is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { afterAll } from 'vitest'

const BINARY = '/usr/bin/radicale'

/** What tests that need it are skipped without. */
export const hasRadicale = existsSync(BINARY)

const LOGIN = { userName: 'ada', password: 'a:b ü' }
const AUTHORIZATION = `Basic ${Buffer.from(`${LOGIN.userName}:${LOGIN.password}`).toString('base64')}`

/** Starts it with one user and an empty calendar of theirs; it ends with the test file. */
export async function openRadicale() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-radicale-'))
  const users = path.join(folder, 'users')
  writeFileSync(users, `${LOGIN.userName}:${LOGIN.password}\n`)
  const origin = `http://127.0.0.1:${await freePort()}`
  const options = {
    'server-hosts': origin.slice('http://'.length),
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': users,
    'auth-htpasswd-encryption': 'plain',
    'storage-filesystem-folder': path.join(folder, 'collections'),
    'logging-level': 'info',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(BINARY, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  afterAll(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  for await (const line of createInterface(child.stderr)) if (line.includes('ready')) break

  const ask = async ({ method, to, body }: { method: string; to: string; body?: string }) => {
    const headers = { Authorization: AUTHORIZATION, 'Content-Type': 'text/calendar' }
    const { ok, status } = await fetch(`${origin}${to}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    if (!ok) throw new Error(`${method} ${to} was answered with ${status}.`)
  }
  const calendar = `/${LOGIN.userName}/shifts/`
  await ask({ method: 'MKCALENDAR', to: calendar })
  return {
    home: `${origin}/${LOGIN.userName}/`,
    address: `${origin}${calendar}`,
    login: LOGIN,
    /** Stores an event, by the text of a calendar that has it alone. */
    store: (name: string, body: string) =>
      ask({ method: 'PUT', to: `${calendar}${name}.ics`, body }),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
