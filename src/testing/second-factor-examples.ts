// Example requests about second factors, for the sweeps over the contract.
import { eq } from 'drizzle-orm'

import { appUser } from '#server/db/schema/session.ts'

import { givePassword } from './accounts.ts'
import { buildPerson } from './builders.ts'
import {
  buildApp,
  buildEnrolment,
  buildPasskeyLogin,
  buildPending,
  unaskedPasskey,
} from './second-factors.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'

const password = TEST_PASSWORD

/** A good body; null for an endpoint that is not about second factors. */
export async function secondFactorExample(
  name: string,
  { test, target }: { test: TestApp; target: { readonly userId: number } },
): Promise<Record<string, unknown> | null> {
  const { userId } = target
  switch (name) {
    case 'renewRecoveryCodes':
    case 'beginPasskey':
    case 'removePasskey':
      await givePassword(test, userId)
      return { password }
    case 'beginAuthenticator':
    case 'removeAuthenticator':
      await givePassword(test, userId)
      return { password, ...(await appExample(test, { userId, build: buildApp })) }
    case 'confirmAuthenticator':
      return appExample(test, { userId, build: buildEnrolment })
    case 'renamePasskey':
      return { name: 'Phone of old' }
    case 'addPasskey':
      return { name: 'Laptop', passkey: unaskedPasskey() }
    case 'askPasskey':
    case 'takeSecondStep':
      return secondStepExample(test)
    default:
      return null
  }
}

/** A browser that has begun to sign in by a passkey, and what the passkey says. */
export async function passkeyLoginExample(test: TestApp) {
  const { answer, cookie } = await buildPasskeyLogin(test, await test.signUp())
  return { body: { passkey: answer }, headers: { cookie } }
}

// A code of an app that the person has; any code for no one.
async function appExample(
  test: TestApp,
  given: { userId: number; build: typeof buildApp },
): Promise<{ code: string }> {
  const { userId, build } = given
  const isThere = (await test.database.owner.$count(appUser, eq(appUser.userId, userId))) > 0
  return isThere ? build(test, userId) : { code: '123456' }
}

// A user whose password was right, and the code that completes their sign-in.
async function secondStepExample(test: TestApp): Promise<Record<string, unknown>> {
  const { userId } = await buildPerson(test.database)
  const { code } = await buildApp(test, userId)
  return { method: 'authenticator', pending_token: await buildPending(test, userId), code }
}
