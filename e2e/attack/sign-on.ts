/** Single sign-on with a provider of the attacker's choice: the server asks it for its keys. */
import { randomUUID } from 'node:crypto'

import { DEMO_COMPANIES, DEMO_PASSWORD, DEMO_PROVIDER } from '../../src/server/db/demo/companies.ts'
import { send, sendJson, type Reply } from './send.ts'

const DOMAIN = 'example.com'
const CLIENT_ID = 'fairlead'

/** Names the issuer to the first demo company, as an admin of the provider. @returns the company's uuid */
export async function nameIssuer(port: number, issuer: string): Promise<string> {
  const [company] = DEMO_COMPANIES
  const member = await signIn(port, company?.staff[0]?.email ?? '')
  const provider = await signIn(port, DEMO_PROVIDER.email)
  const path = `/account/v1/${member.user.roles[0].account_id}/single-sign-on/`
  const headers = { cookie: provider.cookie, 'idempotency-key': randomUUID() }
  const { roles } = JSON.parse((await send({ port, path, headers })).text).data
  const body = {
    provider_name: 'Attacker',
    provider_slug: 'attacker',
    issuer,
    client_id: CLIENT_ID,
    allowed_domains: [DOMAIN],
    default_role_id: roles[0].role_id,
    is_enabled: true,
  }
  const reply = await sendJson({ port, method: 'PUT', path, headers, body })
  if (reply.status !== 200) throw new Error(`The issuer was not taken: ${reply.text}`)
  return JSON.parse(reply.text).data.account_uuid
}

/** Begins a sign-on and ends it with a token that names the issuer. */
export async function signOn(given: {
  port: number
  company: string
  issuer: string
  from: string
}): Promise<Reply> {
  const { port, company, issuer, from } = given
  const begun = await send({
    port,
    method: 'POST',
    path: `/auth/v1/single-sign-on/${company}/`,
    from,
  })
  const headers = { cookie: cookieOf(begun) }
  const body = { id_token: tokenOf(issuer) }
  return sendJson({ port, path: '/auth/v1/login-sso/', from, headers, body })
}

function tokenOf(issuer: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, aud: CLIENT_ID, sub: 'x', iat: now, exp: now + 60, nonce: 'x' }
  const head = { alg: 'RS256', kid: randomUUID() }
  return [head, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
}

/** A session of one of the demo's people. */
export async function signIn(port: number, email: string) {
  return sessionIn(await askToSignIn(port, email))
}

/** The server's answer to a sign-in, which it limits when others guess at the account. */
export function askToSignIn(port: number, email: string): Promise<Reply> {
  const body = { email, password: DEMO_PASSWORD }
  return sendJson({ port, path: '/auth/v1/login/', body })
}

/** @throws Error where the answer to a sign-in is a refusal */
export function sessionIn(reply: Reply) {
  if (reply.status !== 200) throw new Error(`a user of the demo could not sign in: ${reply.text}`)
  return { cookie: cookieOf(reply), user: JSON.parse(reply.text).data.user }
}

/** What a browser sends back. */
export function cookieOf({ headers }: Reply): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
