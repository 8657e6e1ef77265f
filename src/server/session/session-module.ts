// Who a user is: every way in, their sessions, passwords and second factors. Puts the slice together; decides nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { StaffScopes } from '../access/staff-access.ts'
import type { Database } from '../db/database.ts'
import type { AppCookies } from '../http/app-cookies.ts'
import type { Authenticate } from '../http/route.ts'
import { createSealedSecrets, type SealedSecrets } from '../http/sealed-secret.ts'
import type { Secrets } from '../http/secrets.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import { createRemoteKeys } from '../integrations/identity/remote-keys.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailContext } from '../mail/order-mail.ts'
import { callerBy } from './caller.ts'
import { createFirstAdminService } from './first-admin-service.ts'
import { createKnownDevices } from './known-device.ts'
import { mySessionsRoutes } from './my-sessions-routes.ts'
import { createMySessionsService } from './my-sessions-service.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { createPasswordService } from './password-service.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { createPasskeyService } from './second-factors/passkey-service.ts'
import { secondFactorRoutes } from './second-factors/second-factor-routes.ts'
import { createSecondFactorService } from './second-factors/second-factor-service.ts'
import type { Caller } from './second-factors/second-step-proof.ts'
import { createSecondStepService } from './second-factors/second-step-service.ts'
import type { SessionCookies } from './session-cookies.ts'
import { sessionRoutes } from './session-routes.ts'
import type { SessionService } from './session-service.ts'
import { createSignInLinkService } from './sign-in-link-service.ts'
import { createSignInPolicyService } from './sign-in-policy-service.ts'
import { signOnRoutes } from './sign-on-routes.ts'
import { createSignOnService } from './sign-on-service.ts'
import { createSignOnSettingsService } from './sign-on-settings-service.ts'
import { createUserEmailService } from './user-email-service.ts'
import { createVerificationService } from './verification-service.ts'

/** Which identity providers may be asked, beside those on the open network. */
export type IssuerReach = {
  /** Those on this very machine: for trying it, never in production. */
  readonly allowsLoopbackIssuers?: boolean | undefined
  /** Those in the operator's own network. */
  readonly allowsInnerIssuers?: boolean | undefined
}

type Deps = Secrets &
  IssuerReach & {
    database: Database
    jobs: Jobs
    now: () => Date
    breaches: BreachedPasswords
    cookies: AppCookies
    sessionCookies: SessionCookies
    sessions: SessionService
    scopes: StaffScopes
    revoked: RevokedSessions
    authenticate: Authenticate
    mailContextOf: (request: FastifyRequest) => MailContext
  }

/** Registers the routes of signing in, and of what people do with their account. */
export function sessionModule(app: FastifyInstance, deps: Deps): void {
  const { cookies, sessionCookies, sessions, authenticate, mailContextOf } = deps
  const sealed = createSealedSecrets(deps)
  const devices = createKnownDevices(deps)
  sessionRoutes(app, {
    sessions,
    signInLinks: createSignInLinkService(deps),
    secondStep: createSecondStepService({ ...deps, sealed }),
    firstAdmin: createFirstAdminService(deps),
    devices,
    cookies,
    sessionCookies,
    mailContextOf,
    authenticate,
  })
  ownAccountRoutes(app, {
    passwords: createPasswordService(deps),
    verification: createVerificationService(deps),
    userEmails: createUserEmailService(deps),
    mailContextOf,
    authenticate,
  })
  secondFactorRoutes(app, {
    factors: createSecondFactorService({ ...deps, sealed }),
    passkeys: createPasskeyService(deps),
    mailContextOf,
    authenticate,
  })
  const [mySessions, policies] = [createMySessionsService(deps), createSignInPolicyService(deps)]
  mySessionsRoutes(app, { mySessions, policies, sessionCookies, authenticate })
  const callerOf = callerBy({ devices, sessionCookies, mailContextOf })
  signOnModule(app, { ...deps, sealed, callerOf })
}

// Companies' identity providers, and signing in by their word.
function signOnModule(
  app: FastifyInstance,
  deps: Deps & { sealed: SealedSecrets; callerOf: (request: FastifyRequest) => Caller },
): void {
  const { authenticate, cookies, sessionCookies, callerOf } = deps
  const { allowsLoopbackIssuers = false, allowsInnerIssuers = false } = deps
  const keys = createRemoteKeys({
    allowsLoopback: allowsLoopbackIssuers,
    allowsInner: allowsInnerIssuers,
  })
  const warn = (reason: string) => app.log.warn({ reason }, 'single sign-on')
  const signOn = createSignOnService({ ...deps, keys, warn })
  const settings = createSignOnSettingsService({ ...deps, keys })
  signOnRoutes(app, { signOn, settings, authenticate, cookies, sessionCookies, callerOf })
}
