// Rules of a person's own passkeys: making, naming and removing them. Knows no HTTP.
import type { NewPasskey, Passkey, PasskeyCreation } from '#contract/session/passkey-shape.ts'
import { MAX_PASSKEYS } from '#contract/session/passkeys.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { checkCurrentPassword } from '../current-password.ts'
import * as changes from './factor-changes.ts'
import { askCreation, PASSKEY_ANSWER_MS, verifyCreation } from './passkey-ceremony.ts'
import { boundTo } from './passkey-questions.ts'
import * as repository from './passkey-repository.ts'
import { countFactors } from './second-factor-repository.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = changes.ChangeDeps & { readonly database: Database }
type Own = { readonly userId: number; readonly by: MailContext }
type Made = { readonly passkey: Passkey; readonly recovery_codes: string[] | null }

export type PasskeyService = ReturnType<typeof createPasskeyService>

export function createPasskeyService(deps: Deps) {
  const { database, jobs } = deps
  return {
    /**
     * What to ask the browser for. The question is good once, for this session.
     * @throws AppError `not_found` for another user's, `current_password_incorrect`, `too_many_passkeys`, `rate_limited`.
     */
    begin: (caller: Caller, given: Own & { password: string }): Promise<PasskeyCreation> =>
      begin(deps, { ...assertOwn(caller, given), sessionId: caller.sessionId }),

    /** Keeps what the browser made. @throws AppError `enrolment_expired`, `passkey_failed`, `passkey_taken`, `too_many_passkeys`. */
    async add(caller: Caller, given: Own & { name: string; passkey: NewPasskey }): Promise<Made> {
      const made = await add(deps, { ...assertOwn(caller, given), sessionId: caller.sessionId })
      jobs.wake('send-mail')
      return made
    },

    /** Nothing that protects the account changes, so no password is asked for. @throws AppError `not_found`. */
    async rename(
      caller: Caller,
      given: { userId: number; passkeyId: string; name: string },
    ): Promise<Passkey> {
      const own = assertOwn(caller, given)
      const row = await database.inScope(SYSTEM, (tx) => repository.renamePasskey(tx, own))
      if (row === null) throw new AppError('not_found')
      return describePasskey(row)
    },

    /** @throws AppError `not_found`, `last_second_factor`, `current_password_incorrect`, `rate_limited`. */
    async remove(
      caller: Caller,
      given: Own & { password: string; passkeyId: string },
    ): Promise<void> {
      const own = assertOwn(caller, given)
      await checkCurrentPassword(deps, own)
      await database.inScope(SYSTEM, (tx) => remove(tx, { deps, ...own }))
      jobs.wake('send-mail')
    },
  }
}

/** A passkey as its owner sees it. */
export function describePasskey(row: repository.PasskeyRow): Passkey {
  return {
    passkey_id: row.passkeyId,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }
}

async function begin(
  deps: Deps,
  given: Own & { password: string; sessionId: string },
): Promise<PasskeyCreation> {
  const { database, now } = deps
  const { userId, sessionId, by } = given
  const { uuid, email, firstName, lastName } = await checkCurrentPassword(deps, given)
  const existing = await database.inScope(SYSTEM, (tx) => repository.listPasskeys(tx, userId))
  if (existing.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
  const user = { uuid, email, name: `${firstName} ${lastName}` }
  const asked = await askCreation({ origin: by.origin, user, existing })
  const at = now()
  await database.inScope(SYSTEM, (tx) =>
    repository.saveChallenge(tx, {
      boundTo: boundTo('new passkey', sessionId),
      challenge: asked.challenge,
      userId,
      expiresAt: new Date(at.getTime() + PASSKEY_ANSWER_MS),
      at,
    }),
  )
  return asked
}

async function add(
  deps: Deps,
  given: Own & { name: string; passkey: NewPasskey; sessionId: string },
): Promise<Made> {
  const { database, now } = deps
  const { userId, name, by, sessionId } = given
  // Taken out whatever comes of it: an answer that is wrong is no second try.
  const challenge = await database.inScope(SYSTEM, (tx) =>
    repository.takeChallenge(tx, { boundTo: boundTo('new passkey', sessionId), at: now() }),
  )
  if (challenge === null) throw new AppError('enrolment_expired')
  const key = await verifyCreation(given.passkey, { challenge, origin: by.origin })
  return database.inScope(SYSTEM, async (tx) => {
    const user = await changes.lockOwner(tx, userId)
    const { hasAuthenticator, passkeys } = await countFactors(tx, userId)
    if (passkeys >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
    const row = await repository.insertPasskey(tx, { ...key, userId, name, createdAt: now() })
    if (row === null) throw new AppError('passkey_taken')
    const isFirst = !hasAuthenticator && passkeys === 0
    const codes = await changes.afterAdding(tx, { deps, user, by, sessionId, isFirst })
    return { passkey: describePasskey(row), recovery_codes: codes }
  })
}

async function remove(tx: Tx, given: Own & { deps: Deps; passkeyId: string }): Promise<void> {
  const { deps, userId, passkeyId, by } = given
  const user = await changes.lockOwner(tx, userId)
  const { hasAuthenticator, passkeys } = await countFactors(tx, userId)
  const factors = passkeys + (hasAuthenticator ? 1 : 0)
  if (!(await repository.deletePasskey(tx, { userId, passkeyId }))) throw new AppError('not_found')
  await changes.assertRemovable(tx, { userId, factors })
  await changes.afterRemoving(tx, { deps, user, by, isLast: factors === 1 })
}

function assertOwn<T extends { userId: number }>(caller: Caller, given: T): T {
  if (given.userId !== caller.userId) throw new AppError('not_found')
  return given
}
