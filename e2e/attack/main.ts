/**
 * `npm run attack`: ten minutes of an attacker's requests, to servers on this machine alone. One runs as in production;
 * the other one as when the app is tried, as only then the server asks an issuer on this machine for its keys. All the
 * time another user signs in and saves answers at the first one, which must go on, and whose event loop nothing may keep.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { startPostgres } from '../../.scripts/postgres.mjs'
import { LOOP_KEPT } from '../../src/testing/loop-monitor.ts'
import { saveBody, signUp } from '../bench/answer-benches.ts'
import { startServer, type AppServer } from '../fixtures/server.ts'
import { ATTACKS, type Target } from './attacks.ts'
import { openHostileIssuer } from './hostile-issuer.ts'
import { openStation } from './kiosk-attacks.ts'
import { INBOUND } from './mail-attacks.ts'
import { openMembers } from './member-attacks.ts'
import { nameIssuer } from './sign-on.ts'
import { createUser } from './user.ts'

/** Of each attack at once, at each server. */
const AT_ONCE = 3
const USER_PAUSE_MS = 500
/** An address may sign in 30 times a minute. */
const SAVES_PER_SIGN_IN = 6
/** Above what they start with: a request of the largest kind takes 4 MiB. */
const MOST_GROWTH_MB = 512
const ENTRY = 'e2e/attack/monitored-server.ts'
/** Reserved: no resolver knows it (RFC 6761). */
const UNRESOLVED = 'https://issuer.invalid'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** A part of the names of the attacks to run; all of them without it. */
    only: { type: 'string', default: '' },
  },
})
const names = Object.keys(ATTACKS).filter((name) => name.includes(values.only))
/** Set when the servers are there. */
let endsAt = 0
/** By the server in production, until the attack began: its start takes the event loop for itself. */
let printedBefore = 0
const failures = new Map<string, number>()
const sent = new Map<string, number>()
const issuer = await openHostileIssuer()
const postgres = await startPostgres({ isDurable: true })
const inbound = { INBOUND_DOMAIN: INBOUND.domain, INBOUND_SECRET: INBOUND.secret }
const env = {
  ...inbound,
  DATABASE_URL: postgres.url,
  NODE_ENV: 'production',
  SECRET: 'attack'.repeat(8),
  DEMO: '1',
}
const servers = [
  await startServer({ entry: ENTRY, env: { ...env, API_DOCS: '1' } }),
  await startServer({ entry: ENTRY, env: inbound }),
] as const
const [production, trial] = servers
const pids = servers.map(({ pid }) => pid())
const rss = servers.map((server) => [memoryOf(server)])
try {
  const candidate = await signUp(production.url, 0)
  // A session has its own limit of calls.
  const { token } = await signUp(production.url, 1)
  const user = createUser(production.port, { candidate, saveBody })
  const targets = [
    await targetOf(production, { token, issuer: UNRESOLVED }),
    await targetOf(trial, { token, issuer: issuer.url }),
  ]
  printedBefore = production.log().length
  endsAt = Date.now() + Number(values.minutes) * 60_000
  await Promise.all([
    ...targets.flatMap((target) => names.flatMap((name) => repeat(name, target))),
    live(user),
  ])
  await report(user.times)
} finally {
  for (const server of servers) await server.remove()
  await postgres.stop()
  issuer.close()
}
process.exit(failures.size === 0 ? 0 : 1)

function repeat(name: string, target: Target): Promise<void>[] {
  return Array.from({ length: AT_ONCE }, async () => {
    while (Date.now() < endsAt) {
      // A connection that is cut is an answer as well; whether the server lives, the user finds out.
      const fault = await ATTACKS[name]?.(target).catch(() => undefined)
      sent.set(name, (sent.get(name) ?? 0) + 1)
      if (fault !== undefined) fail(`${name}: ${fault}`)
      await sleep(20)
    }
  })
}

async function live(user: ReturnType<typeof createUser>): Promise<void> {
  for (let round = 0; Date.now() < endsAt; round += 1) {
    if (round % SAVES_PER_SIGN_IN === 0)
      await user.signIn().catch((error: unknown) => fail(`user's sign-in: ${String(error)}`))
    await user.save().catch((error: unknown) => fail(`user's save: ${String(error)}`))
    for (const [index, server] of servers.entries()) rss[index]?.push(memoryOf(server))
    await sleep(USER_PAUSE_MS)
  }
}

async function targetOf(
  server: AppServer,
  given: { token: string; issuer: string },
): Promise<Target> {
  const company = await nameIssuer(server.port, given.issuer)
  const members = await openMembers(server.port)
  const station = await openStation(server.port, members)
  return { port: server.port, company, members, station, ...given }
}

/** Resident memory in MB, as Linux counts it. */
function memoryOf(server: AppServer): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function fail(what: string): void {
  if (!failures.has(what)) say(`failed: ${what}`)
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

async function report(times: Record<'signIn' | 'save', number[]>): Promise<void> {
  for (const [index, server] of servers.entries()) {
    const samples = rss[index] ?? []
    const most = Math.max(...samples)
    say(
      `${index === 0 ? 'production' : 'trial'}: RSS ${samples[0]} MB at first, ${most} at most, ${samples.at(-1)} at last`,
    )
    if (most > (samples[0] ?? 0) + MOST_GROWTH_MB) fail(`memory grew to ${most} MB`)
    if (server.pid() !== pids[index] || !(await fetch(`${server.url}/readyz`)).ok)
      fail('a server ended')
  }
  reportLoop()
  say(`attacks: ${[...sent].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  say(`issuer asked: ${issuer.asked.join(', ')}`)
  for (const [name, list] of Object.entries(times)) {
    const sorted = list.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    say(
      `user ${name}: ${list.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
    )
  }
  for (const [what, count] of failures) say(`failed ${count} times: ${what}`)
}

/** Of the server in production: the embedded database of the other one works in the thread of its event loop. */
function reportLoop(): void {
  const printed = production.log().slice(printedBefore).split('\n')
  for (const line of printed.filter((text) => text.startsWith(LOOP_KEPT))) fail(line)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
