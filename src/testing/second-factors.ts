// People with a second factor, for tests of what follows: as rows, and by the calls that a screen makes.
import { TOTP, Secret } from 'otpauth'

import type { NewPasskey, PasskeyAnswer } from '#contract/session/passkey-shape.ts'
import { authenticatorApp, passkey } from '#server/db/schema/second-factor.ts'
import { createSealedSecrets } from '#server/http/sealed-secret.ts'
import { beginSecondStep } from '#server/session/second-factors/pending-sign-in.ts'

import { makePasskey, type TestPasskey } from './passkeys.ts'
import { TEST_PASSWORD, type SignedUp, type TestApp } from './test-app.ts'
import type { Client, Reply } from './test-client.ts'

export const SECOND_STEP = '/auth/v1/login/second-step/'
export const FACTORS = '/auth/v1/second-factors/'

const password = TEST_PASSWORD

/** The code that an app shows now. */
export function codeOf(test: TestApp, secret: string): string {
  return codeAt(test, { secret, steps: 0 })
}

/** The code that it shows so many half minutes from now. */
export function codeAt(
  test: TestApp,
  { secret, steps }: { secret: string; steps: number },
): string {
  const timestamp = test.clock.now().getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Sets an authenticator app up as its screen does; its secret and the recovery codes. */
export async function addApp(
  test: TestApp,
  given: { client: Client; userId: number },
): Promise<{ secret: string; codes: string[] }> {
  const { client, userId } = given
  const url = `${FACTORS}${userId}/authenticator/`
  const begun = await client.post(url, { password })
  const { secret } = begun.body.data
  const confirmed = await client.put(url, { code: codeOf(test, secret) })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
  // What confirmed it is used: the next sign-in takes the next code.
  test.clock.shift(30_000)
  return { secret, codes: confirmed.body.data.recovery_codes }
}

/** A user who signed up and set an app up. */
export async function withApp(
  test: TestApp,
): Promise<SignedUp & { secret: string; codes: string[] }> {
  const person = await test.signUp()
  return { ...person, ...(await addApp(test, person)) }
}

/** Registers a passkey as its screen does. */
export async function addPasskey(
  given: { client: Client; userId: number },
  key: TestPasskey = makePasskey(),
): Promise<{ key: TestPasskey; reply: Reply }> {
  const { client, userId } = given
  const begun = await client.post(`/auth/v1/passkeys/${userId}/begin/`, { password })
  const body = { name: 'Laptop', passkey: key.create(begun.body.data) }
  const reply = await client.post(`/auth/v1/passkeys/${userId}/`, body)
  return { key, reply }
}

/** A sign-in whose password was right; its token. */
export async function pendingOf(client: Client, email: string): Promise<string> {
  const reply = await client.post('/auth/v1/login/', { email, password })
  return reply.body.error.details.pending_token
}

/** The second step with a code of the app. */
export function takeStep(
  client: Client,
  { token, code }: { token: string; code: string },
): Promise<Reply> {
  return client.post(SECOND_STEP, { method: 'authenticator', pending_token: token, code })
}

/** An app of a user as a row, with the code that it shows now. */
export async function buildApp(test: TestApp, userId: number): Promise<{ code: string }> {
  const { sealed, code } = sealedSecret(test, userId)
  const app = { secret: sealed, confirmedAt: test.clock.now(), lastStep: 0 }
  await saveApp(test, { userId, ...app })
  return { code }
}

/** An app that a user is setting up, with the code that confirms it. */
export async function buildEnrolment(test: TestApp, userId: number): Promise<{ code: string }> {
  const { sealed, code } = sealedSecret(test, userId)
  const nextExpiresAt = new Date(test.clock.now().getTime() + 60_000)
  await saveApp(test, { userId, nextSecret: sealed, nextExpiresAt })
  return { code }
}

async function saveApp(test: TestApp, app: typeof authenticatorApp.$inferInsert): Promise<void> {
  await test.database.owner
    .insert(authenticatorApp)
    .values(app)
    .onConflictDoUpdate({ target: authenticatorApp.userId, set: app })
}

function sealedSecret(test: TestApp, userId: number): { sealed: string; code: string } {
  const secret = new Secret({ size: 20 })
  const sealed = createSealedSecrets(test).seal(secret.bytes, `user ${userId}`)
  return { sealed, code: codeOf(test, secret.base32) }
}

/** A sign-in of a user that waits for its second step. */
export async function buildPending(test: TestApp, userId: number): Promise<string> {
  const step = await test.database.inScope({ kind: 'system' }, (tx) =>
    beginSecondStep(tx, { userId, at: test.clock.now() }),
  )
  if (step === null) throw new Error('There is no second factor.')
  return step.pending_token
}

/** A passkey of a user, and what it signs in a browser that has begun to sign in by it. */
export async function buildPasskeyLogin(
  test: TestApp,
  given: { client: Client; userId: number },
): Promise<{ answer: PasskeyAnswer; cookie: string }> {
  const { key } = await addPasskey(given)
  const browser = test.client()
  const asked = await browser.post('/auth/v1/login/passkey/start/')
  const cookie = `fairlead_passkey=${browser.cookies.get('fairlead_passkey')}`
  return { answer: key.sign(asked.body.data), cookie }
}

/** A passkey of a user as a row; its id. */
export async function buildPasskey(test: TestApp, userId: number): Promise<string> {
  const { credentialId } = makePasskey()
  const values = { credentialId, userId, name: 'Phone', publicKey: 'k', counter: 0, transports: [] }
  const rows = await test.database.owner.insert(passkey).values(values).returning()
  return rows[0]?.passkeyId ?? ''
}

/** What a browser answers to a call that made no question. */
export function unaskedPasskey(): NewPasskey {
  return makePasskey().create({ challenge: 'nobody-asked' })
}
