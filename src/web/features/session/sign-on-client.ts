// The way to a company's identity provider and back: authorisation code with PKCE. Loaded by the sign-on pages alone.
import {
  ErrorResponse,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type User,
} from 'oidc-client-ts'

import type { TakenStep } from '#contract/session/second-factors.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { EARLY_EXPIRY_SECONDS, SIGN_ON_SCOPES } from '#contract/session/sign-on-rules.ts'
import type { SignOnLoginPage } from '#contract/session/sign-on.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api, session, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { findRemembered, remember, tabStorage } from '#web/offline/browser-storage.ts'

import { savedTarget } from './sign-on-target.ts'

/** After a renewal that did not reach the provider. */
const RENEW_AGAIN_MS = 30_000

/** This browser is not on its way through a single sign-on. Told apart by its name, without loading this. */
class NotUnderWayError extends Error {
  override name = 'NotUnderWayError'
}

/** Who came in, and where they wanted to go. */
export type SignedOn = { user: CurrentUser; target: string; renew: () => void }

/** What shows whose an account is: its password, and then the second step that was asked for. */
export type AccountProof = { password: string } | { second_step: TakenStep }

/** The account has a password, which connects it with the provider. Told apart by its name, as above. */
class LinkDueError extends Error {
  override name = 'LinkDueError'
  /** @throws ApiError `current_password_incorrect` for a wrong one, `second_factor_due` where a second step follows. */
  readonly connect: (proof: AccountProof) => Promise<SignedOn>

  constructor(connect: LinkDueError['connect']) {
    super('The account is not connected yet.')
    this.connect = connect
  }
}

/** Leaves for the company's provider. @throws ApiError `not_found` when the company has none. */
export async function beginSignOn(accountUuid: string, target: string): Promise<void> {
  const loginPage = await askLoginPage(accountUuid)
  remember('sign-on-door', accountUuid)
  await managerOf(loginPage).signinRedirect({ nonce: loginPage.nonce, state: { target } })
}

/**
 * Comes back from the provider: exchanges its code, and its id token for a session.
 * @throws NotUnderWayError for a page that was opened without a sign-on, LinkDueError for an account that is to be
 * connected first; others for one that failed
 */
export async function finishSignOn(url: string): Promise<SignedOn> {
  const accountUuid = findRemembered('sign-on-door')
  const { searchParams } = new URL(url)
  const isAnswer = searchParams.has('code') || searchParams.has('error')
  if (accountUuid === null || !isAnswer) throw new NotUnderWayError('No sign-on is under way here.')
  const manager = managerOf(await askLoginPage(accountUuid))
  const known = await manager.signinRedirectCallback(url)
  const exchange = async (proof?: AccountProof): Promise<SignedOn> => {
    const body = { id_token: known.id_token ?? '', ...proof }
    const call = api.POST('/auth/v1/login-sso/', { body, headers: SKIP_RETRY_HEADERS })
    const { user } = (await unwrap(call)).data
    remember('auth-type', 'sso')
    const target = savedTarget(targetIn(known.state))
    return { user, target, renew: () => keepRenewed(manager, known) }
  }
  try {
    return await exchange()
  } catch (error) {
    throw isLinkDue(error) ? new LinkDueError(exchange) : error
  }
}

function isLinkDue(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sso_link_due'
}

async function askLoginPage(accountUuid: string): Promise<SignOnLoginPage> {
  const path = { account_uuid: accountUuid }
  const call = api.POST('/auth/v1/single-sign-on/{account_uuid}/', {
    params: { path },
    headers: SKIP_RETRY_HEADERS,
  })
  return (await unwrap(call)).data
}

function managerOf(loginPage: SignOnLoginPage): UserManager {
  return new UserManager({
    authority: loginPage.authority,
    client_id: loginPage.client_id,
    redirect_uri: new URL(`/${loginPage.provider_slug}/callback`, location.origin).href,
    scope: SIGN_ON_SCOPES,
    response_type: 'code',
    redirectMethod: 'replace',
    loadUserInfo: false,
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: EARLY_EXPIRY_SECONDS,
    // The provider's tokens never reach a disk: a script that got in would find none of them there.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: tabStorage(), prefix: 'fairlead.sign-on.' }),
  })
}

// As long as this page lives, the provider must go on to vouch for the person. Without a refresh token it could only be
// asked through a frame, which no page of the app may have.
function keepRenewed(manager: UserManager, user: User): void {
  const isShort = (user.expires_in ?? 0) <= EARLY_EXPIRY_SECONDS
  if (user.refresh_token === undefined || isShort) return
  manager.events.addSilentRenewError((error) => {
    if (error instanceof ErrorResponse) session.end()
    else setTimeout(() => void renewAgain(manager), RENEW_AGAIN_MS)
  })
  manager.startSilentRenew()
}

async function renewAgain(manager: UserManager): Promise<void> {
  try {
    await manager.signinSilent()
  } catch (error) {
    if (error instanceof ErrorResponse) session.end()
    else setTimeout(() => void renewAgain(manager), RENEW_AGAIN_MS)
  }
}

function targetIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'target' in state ? state.target : null
}
