// A company with an identity provider, and a browser that signs on by it, for tests of what follows.
import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'

import type { SignOnSettings } from '#contract/session/sign-on.ts'
import { account } from '#server/db/schema/account.ts'
import { signOnProvider } from '#server/db/schema/sign-on.ts'

import { only, type Company } from './builders.ts'
import { TEST_CLIENT_ID, type TestProvider } from './identity-provider.ts'
import type { TestApp } from './test-app.ts'
import type { Client, Reply } from './test-client.ts'

export const TEST_DOMAIN = 'harbour.example'

/** Settings that hold. */
export function signOnSettings(given: {
  company: { roles: Pick<Company['roles'], 'Interviewer'> }
  provider: TestProvider
}): SignOnSettings {
  return {
    provider_name: 'Okta',
    provider_slug: 'okta',
    issuer: given.provider.issuer,
    client_id: TEST_CLIENT_ID,
    allowed_domains: [TEST_DOMAIN],
    first_name_claim: 'given_name',
    last_name_claim: 'family_name',
    default_role_id: given.company.roles.Interviewer,
    is_enabled: true,
  }
}

/** Gives a company its provider, past the API; the uuid of its login page. */
export async function buildProvider(
  { database: { owner } }: Pick<TestApp, 'database'>,
  given: { company: Company; provider: TestProvider; isEnabled?: boolean },
): Promise<string> {
  const { accountId } = given.company
  const settings = signOnSettings(given)
  await owner.insert(signOnProvider).values({
    accountId,
    providerName: settings.provider_name,
    providerSlug: settings.provider_slug,
    issuer: settings.issuer,
    clientId: settings.client_id,
    allowedDomains: settings.allowed_domains,
    firstNameClaim: settings.first_name_claim,
    lastNameClaim: settings.last_name_claim,
    defaultRoleId: settings.default_role_id,
    isEnabled: given.isEnabled ?? true,
  })
  const rows = await owner.select().from(account).where(eq(account.accountId, accountId))
  return only(rows).uuid
}

/** What the login page of a company tells a browser, which keeps its cookie. */
export async function startSignOn(client: Client, accountUuid: string): Promise<Reply> {
  return client.post(`/auth/v1/single-sign-on/${accountUuid}/`)
}

/** The claims of a user of the company's domain. */
export function claimsOf(nonce: string, given: JWTPayload = {}): JWTPayload {
  const name = { given_name: 'María', family_name: 'Núñez' }
  return { nonce, email: `maria@${TEST_DOMAIN}`, email_verified: true, ...name, ...given }
}

/** From the login page to the answer, as a user whom the provider describes. */
export async function signOnAs(
  client: Client,
  given: {
    accountUuid: string
    provider: TestProvider
    claims?: JWTPayload
    /** Connects an account that has one. */
    password?: string
  },
): Promise<Reply> {
  const loginPage = await startSignOn(client, given.accountUuid)
  const idToken = await given.provider.sign(claimsOf(loginPage.body.data.nonce, given.claims))
  const { password } = given
  return client.post('/auth/v1/login-sso/', { id_token: idToken, password })
}

let made = 0

/** The claims of a user whom the provider has not sent yet. */
export function someone(given: Record<string, unknown> = {}) {
  made += 1
  return { sub: `subject-${made}`, email: `person-${made}@${TEST_DOMAIN}`, ...given }
}
