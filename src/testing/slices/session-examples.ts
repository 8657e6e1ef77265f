// Example requests and rows of signing in, of sessions and of single sign-on.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { firstAdminCode } from '#server/session/first-admin-service.ts'

import { buildLink, passwordBody } from '../accounts.ts'
import { claimsOf, signOnSettings, startSignOn, TEST_DOMAIN } from '../sign-on.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { TEST_PASSWORD } from '../test-app.ts'

const PERSON = { password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Lovelace' }

export const sessionExamples: SliceExamples = {
  bodies: {
    login: ({ world }) => ({ email: world.credentials.email, password: TEST_PASSWORD }),
    refreshToken: ({ world }) => ({ refresh: world.credentials.refresh }),
    createUser: () => ({ ...PERSON, email: `${randomUUID()}@example.com` }),
    createFirstAdmin: ({ test }) => ({
      ...PERSON,
      email: `${randomUUID()}@example.com`,
      code: firstAdminCode(test.secret),
      account_name: 'Harbour Works',
    }),
    forgotPassword: ({ target }) => ({ email: target.email }),
    askForSignInLink: ({ target }) => ({ email: target.email, job_uuid: target.jobUuid }),
    resetPassword: async ({ test, target }) => ({
      ...(await buildLink(test, { ...target, purpose: 'reset-password' })),
      password: TEST_PASSWORD,
    }),
    signInByLink: ({ test, target }) => buildLink(test, { ...target, purpose: 'sign-in-link' }),
    verifyEmail: ({ test, target }) => buildLink(test, { ...target, purpose: 'verify-email' }),
    changePassword: async (needs) => ({
      current_password: TEST_PASSWORD,
      ...(await passwordBody(needs)),
    }),
    endMySession: passwordBody,
    endMySessions: passwordBody,
    saveSignInPolicy: { session_idle_minutes: 60, session_hours: 24 },
    saveSignOnSettings: ({ world, target }) => {
      const { provider } = world
      return signOnSettings({ company: { roles: { Interviewer: target.roleId } }, provider })
    },
  },
  requests: { loginSso: signOnRequest },
  rows: ({ accountId, userId, roleId, sessionId }) => [
    sql`insert into sign_in_policy values (${accountId}, 60, 24)`,
    sql`insert into sign_on_provider (account_id, provider_name, provider_slug, issuer, client_id, allowed_domains, first_name_claim, last_name_claim, default_role_id, is_enabled)
        values (${accountId}, 'P', 'p', 'https://p.example', 'c', '{a.example}', 'f', 'l', ${roleId}, true)`,
    sql`insert into sign_on_identity (account_id, issuer, subject, user_id) values (${accountId}, 'https://p.example', 's', ${userId})`,
    sql`insert into used_id_token values (${accountId}, 'd', now())`,
    sql`insert into login_session (session_id, user_id, expires_at) values (${sessionId}, ${userId}, now())`,
    sql`insert into refresh_token (token_hash, session_id) values (${sessionId}, ${sessionId})`,
    sql`insert into emailed_token (token_id, user_id, purpose, token_hash, expires_at)
        values (${sessionId}, ${userId}, 'verify-email', ${sessionId}, now())`,
    sql`insert into password_request (request_id, email, language, origin) values (${sessionId}, 'e', 'en', 'o')`,
    sql`insert into try_limit (limit_key, tries, last_at) values (${sessionId}, 1, now())`,
  ],
}

// A browser that has begun at a login page, and a token that the provider made for it.
async function signOnRequest({ test, world }: ExampleNeeds) {
  const client = test.client()
  const { accountUuid } = world.foreign
  const { nonce } = (await startSignOn(client, accountUuid)).body.data
  const email = `${randomUUID()}@${TEST_DOMAIN}`
  const claims = claimsOf(nonce, { sub: email, email })
  const cookie = `fairlead_sign_on=${client.cookies.get('fairlead_sign_on')}`
  return { body: { id_token: await world.provider.sign(claims) }, headers: { cookie } }
}
