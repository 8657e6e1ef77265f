// A sign-in by a provider, for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { claimsOf, startSignOn, TEST_DOMAIN } from './sign-on.ts'
import type { TestApp } from './test-app.ts'
import type { World } from './world.ts'

/** A browser that has begun at a login page, and a token that the provider made for it. */
export async function signOnExample({ test, world }: { test: TestApp; world: World }) {
  const client = test.client()
  const { accountUuid } = world.foreign
  const { nonce } = (await startSignOn(client, accountUuid)).body.data
  const email = `${randomUUID()}@${TEST_DOMAIN}`
  const claims = claimsOf(nonce, { sub: email, email })
  const cookie = `fairlead_sign_on=${client.cookies.get('fairlead_sign_on')}`
  return { body: { id_token: await world.provider.sign(claims) }, headers: { cookie } }
}
