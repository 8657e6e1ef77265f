/**
 * Signing in, and what it costs everyone else.
 *
 * `login-p50`: one sign-in over the network after the other, against one bare verification by the same library at the
 * same parameters.
 *
 * `answer-save-p95-beside-logins`: answers saved by four candidates while fifty people sign in at the same moment,
 * against the same without them.
 *
 * `auth-share-of-save`: finding out who calls, and whether their session still holds, in a process that does nothing
 * else; against all of the time of a save over the network. Its bound is the share.
 */
import { request } from 'node:http'

import { verify } from '@node-rs/argon2'

import { createAccessTokens } from '../../src/server/http/access-token.ts'
import { createAppCookies } from '../../src/server/http/app-cookies.ts'
import { createCallLimit } from '../../src/server/http/call-limit.ts'
import { hashPassword } from '../../src/server/session/password-hash.ts'
import { createAuthenticate } from '../../src/server/session/session-cookies.ts'
import { saveThroughOurs } from './answer-benches.ts'
import { median, type Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'

const PASSWORD = 'Bench-pass-1!'
const IN_A_ROW = 100
const AT_ONCE = 50
const SAVING = { connections: 4, durationMs: 1500 }
const CALLS = 20_000

export function sessionBenches(): Bench[] {
  const shared = { rounds: 3, unit: 'ms', direction: 'lower', close: closeEnvironment } as const
  return [
    {
      ...shared,
      name: 'login-p50',
      bound: 2.5,
      ours: loginTime,
      reference: verifyTime,
    },
    {
      ...shared,
      name: 'answer-save-p95-beside-logins',
      bound: 2,
      ours: async () => {
        const email = await someone()
        const beside = () => signInTogether(email)
        return (await saveThroughOurs({ ...SAVING, beside })).p95
      },
      reference: async () => (await saveThroughOurs(SAVING)).p95,
    },
    {
      ...shared,
      name: 'auth-share-of-save',
      bound: 0.15,
      ours: authenticateTime,
      reference: async () => (await saveThroughOurs({ ...SAVING, connections: 1 })).p50,
    },
  ]
}

async function loginTime(): Promise<number> {
  const email = await someone()
  const times: number[] = []
  for (let count = 0; count < IN_A_ROW; count += 1) {
    const started = performance.now()
    await signIn(email)
    times.push(performance.now() - started)
  }
  return median(times)
}

async function verifyTime(): Promise<number> {
  const stored = await hashPassword(PASSWORD)
  const times: number[] = []
  for (let count = 0; count < IN_A_ROW; count += 1) {
    const started = performance.now()
    await verify(stored, PASSWORD)
    times.push(performance.now() - started)
  }
  return median(times)
}

async function signInTogether(email: string): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(email)))
}

async function authenticateTime(): Promise<number> {
  const tokens = createAccessTokens({ secret: 'bench'.repeat(8) })
  const cookies = createAppCookies({ isSecure: false })
  const calls = createCallLimit({ callsPerMinute: CALLS, now: () => new Date() })
  const revoked = { has: () => Promise.resolve(false) }
  const findKioskCaller = () => Promise.reject(new Error('No station calls here.'))
  const authenticate = createAuthenticate({ tokens, revoked, cookies, calls, findKioskCaller })
  const headers = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const caller = { userId: index + 1, sessionId: crypto.randomUUID(), isProviderAdmin: false }
      return { authorization: `Bearer ${await tokens.sign(caller)}` }
    }),
  )
  const started = performance.now()
  for (let count = 0; count < CALLS; count += 1)
    await authenticate({ headers: headers[count % headers.length] ?? {}, cookies: {} })
  return (performance.now() - started) / CALLS
}

let known: { environment: object; email: Promise<string> } | undefined

async function someone(): Promise<string> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, email: signUp(environment.ours) }
  return known.email
}

async function signUp(url: string): Promise<string> {
  const email = `bench-login-${Date.now()}@example.com`
  const names = { first_name: 'Bench', last_name: 'Login' }
  await callApi({ url: `${url}/auth/v1/create/`, body: { email, password: PASSWORD, ...names } })
  return email
}

let addresses = 0

// Each from an address of its own: one that signs in this often would have to wait.
async function signIn(email: string): Promise<void> {
  addresses += 1
  const localAddress = `127.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
  const { ours } = await getEnvironment()
  const status = await new Promise<number>((resolve, reject) => {
    const options = {
      method: 'POST',
      localAddress,
      headers: { 'content-type': 'application/json' },
    }
    const outgoing = request(`${ours}/auth/v1/login/`, options, (reply) => {
      reply.resume()
      reply.once('end', () => resolve(reply.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end(JSON.stringify({ email, password: PASSWORD }))
  })
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`)
}
