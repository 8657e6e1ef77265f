// Rules of signing in by the word of a company's identity provider. Its word counts for that company's people only.
import { createHash, randomBytes } from 'node:crypto'

import type { SessionReply } from '#contract/session.ts'
import type { SignOnDoor } from '#contract/sign-on.ts'

import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { ProviderKeys } from '../integrations/identity/provider-keys.ts'
import { checkCurrentPassword } from './current-password.ts'
import { endOf, nonceOf, verifyIdToken, type IdTokenClaims } from './id-token.ts'
import type { SessionService } from './session-service.ts'
import * as repository from './sign-on-repository.ts'
import { findLinkable, signOnUser } from './sign-on-user.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = {
  readonly database: Database
  readonly keys: ProviderKeys
  readonly sessions: SessionService
  readonly now: () => Date
  /** Hears why a sign-on failed: whoever tried is told nothing of it. Never a claim's value. */
  readonly warn: (reason: string) => void
}

/** What a browser keeps between the door and the sign-in. */
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
    ): Promise<{ door: SignOnDoor; kept: KeptSignOn }> {
      const provider = await findProvider(accountUuid)
      if (provider === null) throw new AppError('not_found')
      // Two tabs of one browser may be on their way at once: they share what it keeps.
      const isUnderWay = kept?.accountUuid === accountUuid
      const secret = isUnderWay ? kept.secret : randomBytes(32).toString('base64url')
      const door = { ...describeDoor(provider), nonce: nonceOf(secret) }
      return { door, kept: { accountUuid, secret } }
    },

    /** Signs in with an id token. @throws AppError `sso_failed` for any that does not hold, `sso_…` for people it may not let in, `current_password_incorrect`. */
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
  readonly kept: KeptSignOn | null
  readonly userAgent: string | undefined
}

async function login(deps: Deps, given: Attempt): Promise<SessionReply> {
  const { database, sessions } = deps
  const { provider, claims } = await verify(deps, given)
  const coming = { provider, claims, warn: deps.warn }
  const provenId = await prove(deps, { coming, password: given.password })
  return database.inScope(SYSTEM, async (tx) => {
    const digest = createHash('sha256').update(given.idToken).digest('hex')
    const { accountId } = provider
    const expiresAt = endOf(claims)
    const isFirstUse = await repository.useToken(tx, {
      accountId,
      digest,
      expiresAt,
      at: deps.now(),
    })
    if (!isFirstUse) throw failed(deps, new Error('The token was used before.'))
    const user = await signOnUser(tx, { ...coming, provenId })
    return sessions.open(tx, { user, userAgent: given.userAgent, authType: 'sso' })
  })
}

type Proof = {
  readonly coming: Parameters<typeof findLinkable>[1]
  readonly password: string | undefined
}

// Only where it connects something: a provider's word is no way to try passwords of whomever it names.
async function prove(deps: Deps, { coming, password }: Proof): Promise<number | null> {
  if (password === undefined) return null
  const userId = await deps.database.inScope(SYSTEM, (tx) => findLinkable(tx, coming))
  if (userId !== null) await checkCurrentPassword(deps, { userId, password })
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

// One answer for every fault: which one it was helps only whoever forges. The log has it.
function failed({ warn }: Deps, cause: unknown): AppError {
  // The message alone: the error of a claim that is wrong carries all the claims.
  warn(cause instanceof Error ? cause.message : 'unknown')
  return new AppError('sso_failed', { cause })
}

function describeDoor(provider: repository.ProviderRow): Omit<SignOnDoor, 'nonce'> {
  return {
    account_name: provider.accountName,
    provider_name: provider.providerName,
    provider_slug: provider.providerSlug,
    authority: provider.issuer,
    client_id: provider.clientId,
  }
}
