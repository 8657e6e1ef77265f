// Good bodies for the endpoints of signing in and of companies: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { nightShifts } from '#contract/examples/application-form.ts'
import { firstAdminCode } from '#server/session/first-admin-service.ts'

import { buildLink, givePassword, staffLinkOf } from './accounts.ts'
import { buildCompany, buildMember } from './builders.ts'
import { newestVersion, textBody } from './consents.ts'
import type { ExampleNeeds } from './example-needs.ts'
import { EXIT_PIN } from './kiosk.ts'
import { roleBody } from './roles.ts'
import { signOnSettings } from './sign-on.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

/** What signing in, companies, their users and their settings are sent. Null for any other endpoint. */
export async function accountBody(
  name: string,
  given: ExampleNeeds,
): Promise<Record<string, unknown> | null> {
  const { test, world, target } = given
  const password = { password: TEST_PASSWORD }
  const person = { ...password, first_name: 'Ada', last_name: 'Lovelace' }
  switch (name) {
    case 'login':
      return { email: world.credentials.email, password: TEST_PASSWORD }
    case 'createKioskStation':
    case 'updateKioskStation':
      return { name: 'Lobby', place: 'Hall', exit_pin: EXIT_PIN }
    case 'refreshToken':
      return { refresh: world.credentials.refresh }
    case 'reassignCredentials':
      return { email: `${randomUUID()}@example.com` }
    case 'createUser':
      return { ...person, email: `${randomUUID()}@example.com` }
    case 'createFirstAdmin':
      return {
        ...person,
        email: `${randomUUID()}@example.com`,
        code: firstAdminCode(test.secret),
        account_name: 'Harbour Works',
      }
    case 'forgotPassword':
      return { email: target.email }
    case 'resetPassword':
      return { ...(await buildLink(test, { ...target, purpose: 'reset-password' })), ...password }
    case 'verifyEmail':
      return buildLink(test, { ...target, purpose: 'verify-email' })
    case 'changePassword':
      await givePassword(test, target.userId)
      return { current_password: TEST_PASSWORD, ...password }
    case 'placeLegalHold':
    case 'placePersonHold':
      return { reason: 'A claim' }
    case 'requestErasure':
    case 'endMySession':
    case 'endMySessions':
      await givePassword(test, target.userId)
      return password
    case 'saveSignOnSettings': {
      const { provider } = world
      const company = { roles: { Interviewer: target.roleId } }
      return signOnSettings({ company, provider })
    }
    case 'giveConsent':
      return { shown: [{ text_id: target.textId, language: 'en' }], door: 'asked' }
    case 'publishText': {
      const { database } = test
      const { accountId } = target
      return textBody({ after_version: await newestVersion(database, { accountId }) })
    }
    case 'createRole':
    case 'updateRole':
      return roleBody({ role_name: `Role ${randomUUID()}` })
    case 'inviteStaff':
      return { email: `${randomUUID()}@example.com`, role_id: target.roleId }
    case 'acceptStaffInvitation':
      return ownInvitation(test, target)
    case 'openStaffInvitation':
      return staffLinkOf(test, target)
    case 'joinCompany':
      return { ...person, ...(await staffLinkOf(test, target)) }
    case 'setMemberRoles':
      return { role_ids: [target.roleId] }
    case 'createSavedView':
      return { list: 'users', name: randomUUID(), query: 'search=a', is_shared: false }
    case 'updateSavedView':
      return { is_shared: true }
    case 'updateCareerPage':
      return { headline: 'Work with us' }
    case 'createAccountField':
    case 'updateAccountField':
      return { field: nightShifts.written, is_private: false }
    default:
      return null
  }
}

// To a company of its own: what the user may do in the others must stay as it is.
async function ownInvitation(test: TestApp, target: Target) {
  if (target.accountId === NO_ID) return staffLinkOf(test, target)
  const company = await buildCompany(test.database)
  const member = await buildMember(test.database, company)
  return staffLinkOf(test, { ...company, ...member, invitee: target.email })
}
