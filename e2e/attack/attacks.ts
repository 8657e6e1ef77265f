/**
 * What an attacker sends, most of it with no account but that of a candidate. Each attack says what is wrong with the answer;
 * to be refused, cut or limited is never wrong.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'

import { exportFormulas } from './export-attacks.ts'
import { reachElsewhere, type Station } from './kiosk-attacks.ts'
import { sendHostileEmail } from './mail-attacks.ts'
import * as member from './member-attacks.ts'
import { send, sendJson, sendRaw, type Reply } from './send.ts'
import { signOn } from './sign-on.ts'

export type Target = {
  port: number
  token: string
  company: string
  issuer: string
  members: member.Members
  station: Station
}
export type Attack = (target: Target) => Promise<string | undefined>

const SCRIPTS = [
  '<script>alert(1)</script>',
  '"\'><img src=x onerror=alert(1)>',
  "'; DROP TABLE app_user; --",
  '<svg/onload=alert(1)>\u0000\uD800',
]
const TRAVERSALS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5c..%5cetc%5cpasswd',
  '/docs/static/../../../../etc/passwd',
  '/docs/static/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%00/etc/passwd',
  '/assets/%',
  '//etc/passwd',
]
const PATHS = [
  '/',
  '/login',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/auth/v1/',
  '/hire',
  '/metrics',
]
const BROKEN_JSON = ['{', '[]', 'null', '{"email":', '"', '\u0000', '{"__proto__":{"a":1}}', 'NaN']

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'sign-on with a hostile issuer': async ({ port, company, issuer }) =>
    faultOf(await signOn({ port, company, issuer, from: anyAddress() })),
  'path traversal': async ({ port }) => {
    const reply = await send({ port, path: oneOf(TRAVERSALS) })
    return /root:.*:0:0:/.test(reply.text) ? 'the password file was served' : faultOf(reply)
  },
  HEAD: async ({ port }) => {
    const reply = await send({ port, method: 'HEAD', path: oneOf(PATHS) })
    return reply.text === '' ? faultOf(reply) : 'HEAD has a body'
  },
  'giant headers': async ({ port }) => {
    const headers = { cookie: randomBytes(randomInt(100_000)).toString('hex') }
    return faultOf(await send({ port, path: oneOf(PATHS), headers }))
  },
  'malformed JSON': async ({ port }) => {
    const headers = { 'content-type': 'application/json' }
    const body = oneOf([...BROKEN_JSON, '['.repeat(100_000), randomBytes(5000).toString('latin1')])
    return faultOf(await send({ port, method: 'POST', path: '/auth/v1/login/', headers, body }))
  },
  'upload cut midway': async ({ port, token }) => {
    const head = `PATCH /user-response/v1/recordings/${randomUUID()}/ HTTP/1.1\r\nHost: x\r\n`
    const fields = `Cookie: fairlead_access=${token}\r\nContent-Type: application/offset+octet-stream\r\n`
    const bytes = `${head}${fields}Content-Length: 4194304\r\n\r\n${'x'.repeat(randomInt(200_000))}`
    await sendRaw({ port, bytes, openMs: randomInt(1, 500) })
    return undefined
  },
  'slow body': async ({ port }) => {
    const head = 'POST /auth/v1/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    await sendRaw({ port, bytes: `${head}Content-Length: 100000\r\n\r\n{`, openMs: 45_000 })
    return undefined
  },
  'scripts in fields': async ({ port }) => {
    const body = {
      email: `${randomUUID()}@example.com`,
      password: `${randomUUID()}Aa1!`,
      first_name: oneOf(SCRIPTS),
      last_name: oneOf(SCRIPTS),
    }
    const reply = await sendJson({ port, path: '/auth/v1/create/', body, from: anyAddress() })
    const isPage = String(reply.headers['content-type']).startsWith('text/html')
    return isPage ? 'what was sent came back as a page' : faultOf(reply)
  },
  'guessed passwords': async ({ port }) => {
    const body = { email: 'recruiter@harborpine.example.com', password: randomUUID() }
    const reply = await sendJson({ port, path: '/auth/v1/login/', body, from: anyAddress() })
    return reply.status === 200 ? 'a guessed password was right' : faultOf(reply)
  },
  'hostile emails': ({ port }) => sendHostileEmail(port, anyAddress()),
  'names that no one can see': ({ port }) => member.nameInvisibly(port, anyAddress()),
  'applications at once': ({ port }) => member.applyAtOnce(port, anyAddress()),
  'templates of an interviewer': ({ members }) => member.writeTemplates(members),
  'booking links of candidates': ({ members }) => member.lookForLinks(members),
  'a change of an old state': ({ members }) => member.saveStale(members),
  'a kiosk session at another application': reachElsewhere,
  'formulas in exports': exportFormulas,
  'ten MB that begin as a ZIP': ({ members }) => member.uploadZip(members),
}

/** An answer that says that the server broke. 503 is how it says that it has too much to do. */
function faultOf({ status }: Reply): string | undefined {
  return status >= 500 && status !== 503 ? `answered ${status}` : undefined
}

function oneOf<T>(list: readonly [T, ...T[]] | readonly T[]): T {
  const one = list[randomInt(list.length)]
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

function anyAddress(): string {
  return `127.0.${randomInt(1, 250)}.${randomInt(1, 250)}`
}
