// Rules of signing in by the word of a company's identity provider. Its word counts for that company's people only.
import { createHash, randomBytes } from 'node:crypto'

import type { SessionReply } from '#contract/session/session.ts'
import type { SignOnLoginPage } from '#contract/session/sign-on.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { ProviderKeys } from '../integrations/identity/provider-keys.ts'
import { checkCurrentPassword } from './current-password.ts'
import { endOf, nonceOf, verifyIdToken, type IdTokenClaims } from './id-token.ts'
import { beginSecondStep } from './second-factors/pending-sign-in.ts'
import {
  proveSecondStep,
  type Caller,
  type ProofDeps,
  type Step,
} from './second-factors/second-step-proof.ts'
import type { SessionService } from './session-service.ts'
import * as repository from './sign-on-repository.ts'
import { findLinkable, signOnUser } from './sign-on-user.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = ProofDeps & {
  readonly keys: ProviderKeys
  readonly sessions: SessionService
  /** Hears why a sign-on failed: the user who tried is told nothing of it. Never a claim's value. */
  readonly warn: (reason: string) => void
}

/** What a browser keeps between the login page and the sign-in. */
export type KeptSignOn = { readonly accountUuid: string; readonly secret: string }

export type SignOnService = ReturnType<typeof createSignOnService>

export function createSignOnService(deps: Deps) {
  const { database } = deps
  const findProvider = (accountUuid: string) =>
    database.inScope(SYSTEM, (tx) => repository.findOpenProvider(tx, accountUuid))

  return {
    /** Which provider to ask. @throws AppError `not_found` for a company without one. */
    async start(
      accountUuid: string,
      kept: KeptSignOn | null,
    ): Promise<{ door: SignOnLoginPage; kept: KeptSignOn }> {
      const provider = await findProvider(accountUuid)
      if (provider === null) throw new AppError('not_found')
      // Two tabs of one browser may be on their way at once: they share what it keeps.
      const isUnderWay = kept?.accountUuid === accountUuid
      const secret = isUnderWay ? kept.secret : randomBytes(32).toString('base64url')
      const loginPage = { ...describeLoginPage(provider), nonce: nonceOf(secret) }
      return { door: loginPage, kept: { accountUuid, secret } }
    },

    /**
     * Signs in with an id token. @throws AppError `sso_failed` for any that does not hold, `sso_…` for people it may not
     * let in, `current_password_incorrect`, and after the password `second_factor_due` and as `proveSecondStep`.
     */
    login: (given: Attempt) => login(deps, given),

    /** The issuer that pages of a sign-on may talk to; null when there is none. */
    async findIssuer(accountUuid: string, slug?: string): Promise<string | null> {
      const provider = await findProvider(accountUuid)
      if (provider === null || (slug !== undefined && slug !== provider.providerSlug)) return null
      return new URL(provider.issuer).origin
    },
  }
}

type Attempt = {
  readonly idToken: string
  /** Of the account that is to be connected. */
  readonly password: string | undefined
  /** What its owner was asked for after the password. */
  readonly secondStep: Step | undefined
  readonly kept: KeptSignOn | null
  readonly by: Caller
}
type Coming = Parameters<typeof findLinkable>[1]
/** Who proved that an account is theirs, and whether by a second factor as well. */
type Proven = { readonly userId: number | null; readonly isConfirmed: boolean }

async function login(deps: Deps, given: Attempt): Promise<SessionReply> {
  const { secondStep: step, password, by } = given
  const { provider, claims } = await verify(deps, given)
  const coming = { provider, claims, warn: deps.warn }
  const enter = (tx: Tx, proven: Proven) => open(tx, { deps, attempt: given, coming, proven })
  if (step !== undefined)
    return proveSecondStep(deps, {
      step,
      by,
      work: (tx, { userId }) => enter(tx, { userId, isConfirmed: true }),
    })
  const userId = password === undefined ? null : await prove(deps, { coming, password })
  return deps.database.inScope(SYSTEM, (tx) => enter(tx, { userId, isConfirmed: false }))
}

async function open(
  tx: Tx,
  given: { deps: Deps; attempt: Attempt; coming: Coming; proven: Proven },
): Promise<SessionReply> {
  const { deps, attempt, coming, proven } = given
  const { provider, claims } = coming
  const digest = createHash('sha256').update(attempt.idToken).digest('hex')
  const use = { accountId: provider.accountId, digest, expiresAt: endOf(claims), at: deps.now() }
  if (!(await repository.useToken(tx, use)))
    throw failed(deps, new Error('The token was used before.'))
  const user = await signOnUser(tx, { ...coming, provenId: proven.userId })
  const { userAgent } = attempt.by
  const { isConfirmed } = proven
  return deps.sessions.open(tx, { user, userAgent, authType: 'sso', isConfirmed })
}

// Only where it connects something: a provider's word is no way to try passwords of whomever it names. From then on that
// word opens the account without them, so it takes all that its owner signs in by.
async function prove(
  deps: Deps,
  { coming, password }: { coming: Coming; password: string },
): Promise<number | null> {
  const { database, now } = deps
  const userId = await database.inScope(SYSTEM, (tx) => findLinkable(tx, coming))
  if (userId === null) return null
  await checkCurrentPassword(deps, { userId, password })
  const step = await database.inScope(SYSTEM, (tx) => beginSecondStep(tx, { userId, at: now() }))
  // Thrown after the commit: the sign-on waits for it.
  if (step !== null) throw new AppError('second_factor_due', { details: step })
  return userId
}

// Nothing is held while the provider is asked for its keys.
async function verify(
  deps: Deps,
  { idToken, kept }: Attempt,
): Promise<{ provider: repository.ProviderRow; claims: IdTokenClaims }> {
  if (kept === null) throw failed(deps, new Error('This browser began no sign-on.'))
  const provider = await deps.database.inScope(SYSTEM, (tx) =>
    repository.findOpenProvider(tx, kept.accountUuid),
  )
  if (provider === null) throw failed(deps, new Error('The company has no provider.'))
  const { issuer, clientId } = provider
  try {
    const keys = await deps.keys.keysOf(issuer)
    const expected = { issuer, clientId, nonce: nonceOf(kept.secret), keys, now: deps.now() }
    return { provider, claims: await verifyIdToken(idToken, expected) }
  } catch (error) {
    throw failed(deps, error)
  }
}

// One answer for every fault: which one it was helps only the user who forges. The log has it.
function failed({ warn }: Deps, cause: unknown): AppError {
  // The message alone: the error of a claim that is wrong carries all the claims.
  warn(cause instanceof Error ? cause.message : 'unknown')
  return new AppError('sso_failed', { cause })
}

function describeLoginPage(provider: repository.ProviderRow): Omit<SignOnLoginPage, 'nonce'> {
  return {
    account_name: provider.accountName,
    provider_name: provider.providerName,
    provider_slug: provider.providerSlug,
    authority: provider.issuer,
    client_id: provider.clientId,
  }
}
