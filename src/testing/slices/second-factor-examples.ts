// Example requests and rows of second factors and passkeys.
import { eq, sql } from 'drizzle-orm'

import { appUser } from '#server/db/schema/session.ts'

import { passwordBody } from '../accounts.ts'
import { buildPerson } from '../builders.ts'
import {
  buildApp,
  buildEnrolment,
  buildPasskeyLogin,
  buildPending,
  unaskedPasskey,
} from '../second-factors.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'

export const secondFactorExamples: SliceExamples = {
  bodies: {
    renewRecoveryCodes: passwordBody,
    beginPasskey: passwordBody,
    removePasskey: passwordBody,
    beginAuthenticator: passwordAndCode,
    removeAuthenticator: passwordAndCode,
    confirmAuthenticator: (needs) => codeBy(buildEnrolment, needs),
    renamePasskey: { name: 'Phone of old' },
    addPasskey: () => ({ name: 'Laptop', passkey: unaskedPasskey() }),
    askPasskey: secondStep,
    takeSecondStep: secondStep,
  },
  requests: { loginPasskey: passkeyRequest },
  rows: ({ userId, sessionId }) => [
    sql`insert into authenticator_app (user_id, secret, confirmed_at) values (${userId}, 's', now())`,
    sql`insert into recovery_code values (${userId}, 'h')`,
    sql`insert into passkey (credential_id, user_id, name, public_key, counter, transports)
        values (${sessionId}, ${userId}, 'n', 'k', 0, '{}')`,
    sql`insert into pending_sign_in values (${sessionId}, ${userId}, now())`,
    sql`insert into passkey_challenge values (${sessionId}, 'c', ${userId}, now())`,
  ],
}

async function passwordAndCode(needs: ExampleNeeds) {
  return { ...(await passwordBody(needs)), ...(await codeBy(buildApp, needs)) }
}

// A code of an app that the person has; any code for no one.
async function codeBy(build: typeof buildApp, { test, target }: ExampleNeeds) {
  const { userId } = target
  const isThere = (await test.database.owner.$count(appUser, eq(appUser.userId, userId))) > 0
  return isThere ? build(test, userId) : { code: '123456' }
}

// A user whose password was right, and the code that completes their sign-in.
async function secondStep({ test }: ExampleNeeds) {
  const { userId } = await buildPerson(test.database)
  const { code } = await buildApp(test, userId)
  return { method: 'authenticator', pending_token: await buildPending(test, userId), code }
}

// A browser that has begun to sign in by a passkey, and what the passkey says.
async function passkeyRequest({ test }: ExampleNeeds) {
  const { answer, cookie } = await buildPasskeyLogin(test, await test.signUp())
  return { body: { passkey: answer }, headers: { cookie } }
}
