/**
 * A private PostgreSQL cluster in a temporary folder, for tests and benches:
 * `node .scripts/postgres.mjs run -- command…` starts one, runs the command with DATABASE_URL and
 * TEST_DATABASE_URL, and removes it. It listens on a random loopback port, and loses everything:
 * never point it at data that matters.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { aptInstall } from './apt.mjs'
import { foreground } from './command.mjs'

const DEBIAN = '/usr/lib/postgresql'
/**
 * For tests: no one needs the data after a power cut. And no one cleans up behind them: a test's database cannot be
 * dropped by its owner while the cluster's own worker is in it.
 */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Two workers of journeys have several servers each.
  max_connections: '300',
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const READY_WITHIN_MS = 30_000

/**
 * The cluster ends when the process that started it does, even one that was killed: its end of the pipe closes then.
 * Immediate shutdown: nothing in there is worth a checkpoint.
 */
const ENDS_WITH_PIPE = 'exec 3<&0; (cat <&3 >/dev/null; kill -QUIT $$) & exec "$@" <&- 3<&-'

/**
 * Starts a cluster with two empty databases. Their owner is no superuser, as in production,
 * because row-level security does not bind superusers. `isDurable`: it also waits for the disk. `parent`: where its
 * folder is made; its owner must be able to enter it.
 * @returns {Promise<{url: string, testUrl: string, stop: () => Promise<void>}>}
 * @throws {Error} with one line for the user
 */
export async function startPostgres({ isDurable = false, parent = tmpdir() } = {}) {
  const bin = await findBinaries()
  if (bin === undefined) {
    throw new Error('No PostgreSQL found: install it (Debian: apt-get install postgresql).')
  }
  const owner = unprivilegedUser()
  const folder = mkdtempSync(join(parent, 'fairlead-postgres-'))
  const password = randomBytes(16).toString('hex')
  const port = await freePort()
  const cluster = { bin, owner, folder, password, port, isDurable }
  try {
    initialise(cluster)
    const server = serve(cluster)
    await waitUntilReady({ ...cluster, server })
    createDatabases(cluster)
    const url = `postgres://fairlead:${password}@127.0.0.1:${port}`
    const stop = () => stopServer(server, folder)
    return { url: `${url}/fairlead`, testUrl: `${url}/fairlead_test`, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${reason(error)}`, { cause: error })
  }
}

/**
 * @param {{mayInstall?: boolean}} [options] whether Debian's package may be installed where there is none
 * @returns {Promise<string | undefined>} the folder of the server's programs
 */
export async function findBinaries({ mayInstall = true } = {}) {
  const found = listBinaries()
  if (found !== undefined || !mayInstall) return found
  return (await aptInstall('postgresql')) ? listBinaries() : undefined
}

function listBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : []
  const newest = versions.length > 0 ? [`${DEBIAN}/${Math.max(...versions)}/bin`] : []
  const folders = [...newest, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag, name) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  const names = ['postgres', 'nobody']
  for (const name of names) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // Not every machine has the first one.
    }
  }
  throw new Error(`PostgreSQL needs an unprivileged user: no ${names.join(', no ')} exists.`)
}

function initialise({ bin, owner, folder, password }) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined) {
    chownSync(folder, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const init = ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8', ...auth, join(folder, 'data')]
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, stdio: 'pipe' })
}

function serve({ bin, owner, folder, port, isDurable }) {
  const speed = isDurable ? {} : QUICK
  const settings = { ...speed, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const args = ['-D', join(folder, 'data'), '-p', String(port), ...flags]
  // A group of its own: Ctrl-C must reach the tests first, and the cluster after them.
  const options = { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], detached: true }
  return spawn('sh', ['-c', ENDS_WITH_PIPE, 'sh', join(bin, 'postgres'), ...args], options)
}

async function waitUntilReady({ bin, port, server }) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await sleep(50)
    }
  }
  server.stdin.end()
  throw new Error(`it was not ready within ${READY_WITHIN_MS / 1000} s`)
}

function createDatabases({ bin, port, password }) {
  const sql = [
    `CREATE ROLE fairlead LOGIN CREATEDB CREATEROLE PASSWORD '${password}'`,
    'CREATE DATABASE fairlead OWNER fairlead',
    'CREATE DATABASE fairlead_test OWNER fairlead',
  ]
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres']
  const commands = sql.flatMap((statement) => ['-c', statement])
  const env = { ...process.env, PGPASSWORD: password }
  execFileSync(join(bin, 'psql'), ['-q', '-X', ...where, ...commands], { env, stdio: 'pipe' })
}

async function stopServer(server, folder) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('close', resolve))
    server.stdin.end()
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function reason(error) {
  const lines = String(error.stderr ?? '').trim()
  return lines === '' ? error.message : lines.split('\n').at(-1)
}

async function main([verb, dashes, ...command]) {
  if (verb !== 'run' || dashes !== '--' || command.length === 0) {
    throw new Error('Usage: node .scripts/postgres.mjs run -- command…')
  }
  const early = []
  const note = (signal) => early.push(signal)
  // Asked to stop while starting: finish the start, so that there is something to stop.
  for (const signal of SIGNALS) process.on(signal, note)
  const { url, testUrl, stop } = await startPostgres()
  try {
    if (early.length > 0) throw new Error(`Stopped by ${early[0]}`)
    for (const signal of SIGNALS) process.off(signal, note)
    const env = { ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: testUrl }
    process.exitCode = await foreground(command, { env })
  } finally {
    await stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
