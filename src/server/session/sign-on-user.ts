// Who comes in by a provider's word: a user it sent before, a member of the company by address, or a new user.
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { IdTokenClaims } from './id-token.ts'
import * as users from './session-repository.ts'
import * as repository from './sign-on-repository.ts'

type Given = {
  readonly provider: repository.ProviderRow
  readonly claims: IdTokenClaims
  readonly warn: (reason: string) => void
}
/** `provenId`: whose password came with the token, and was right. */
type Coming = Given & { readonly provenId: number | null }

const NAME_MAX_LENGTH = 100

/**
 * Finds or makes the user of a token that holds. A company's provider could say anything of anyone, so its word opens
 * nothing but that company: no one who works for another one, runs the installation, or has an account of their own. An
 * account that its owner made is opened only once they have connected it, by its password: any company may give a role to
 * any address.
 * @throws AppError `sso_email_unverified`, `sso_domain_refused`, `sso_user_refused`, `sso_link_due`.
 */
export async function signOnUser(tx: Tx, given: Coming): Promise<users.UserRow> {
  const { accountId } = given.provider
  const identity = identityOf(given)
  const known = await repository.findIdentity(tx, identity)
  if (known !== null)
    return getMember(tx, { accountId, user: await users.findUser(tx, known.userId) })
  const email = admittedEmail(given)
  const held = await users.findUserByEmail(tx, email)
  const user =
    held === null
      ? await insertUser(tx, { ...given, email })
      : await getConnected(tx, { ...given, user: await getMember(tx, { accountId, user: held }) })
  await repository.insertIdentity(tx, { ...identity, userId: user.userId })
  return user
}

/** The account that a password would connect; null where none is due. @throws AppError as `signOnUser`. */
export async function findLinkable(tx: Tx, given: Given): Promise<number | null> {
  if ((await repository.findIdentity(tx, identityOf(given))) !== null) return null
  const held = await users.findUserByEmail(tx, admittedEmail(given))
  if (held === null) return null
  const { accountId } = given.provider
  const { userId, passwordHash } = await getMember(tx, { accountId, user: held })
  return passwordHash === null ? null : userId
}

function identityOf({ provider, claims }: Given) {
  const { accountId, issuer } = provider
  return { accountId, issuer, subject: claims.sub }
}

// An account without a password that this company's sign-on made is the company's own, whatever provider it has now.
async function getConnected(
  tx: Tx,
  { user, provenId, provider }: Coming & { user: users.UserRow },
): Promise<users.UserRow> {
  const { userId, passwordHash } = user
  if (provenId === userId) return user
  if (passwordHash !== null) throw new AppError('sso_link_due')
  const { accountId } = provider
  if (await repository.hasIdentity(tx, { accountId, userId })) return user
  throw new AppError('sso_user_refused')
}

function admittedEmail({ provider, claims }: Given): string {
  const { email } = claims
  if (email === undefined || !claims.email_verified) throw new AppError('sso_email_unverified')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!provider.allowedDomains.includes(domain)) throw new AppError('sso_domain_refused')
  return email
}

async function getMember(
  tx: Tx,
  { accountId, user }: { accountId: number; user: users.UserRow | null },
): Promise<users.UserRow> {
  if (user === null || user.isJfAdmin) throw new AppError('sso_user_refused')
  const { here, elsewhere } = await repository.countCompanies(tx, {
    accountId,
    userId: user.userId,
  })
  // Also for a user it sent before: they may have left the company since, or joined another one.
  if (here === 0 || elsewhere > 0) throw new AppError('sso_user_refused')
  return user
}

async function insertUser(tx: Tx, given: Given & { email: string }): Promise<users.UserRow> {
  const { provider, email } = given
  const { accountId, defaultRoleId: roleId } = provider
  const user = await users.insertUser(tx, { email, ...nameOf(given) })
  // Made by another sign-on or sign-up at this moment: the next try finds them.
  if (user === null) throw new AppError('conflict')
  await repository.insertUserRole(tx, { accountId, userId: user.userId, roleId })
  return user
}

// A name is good to have; a user without one still comes in, and can write it down themselves.
function nameOf({ provider, claims, warn, email }: Given & { email: string }) {
  const text = (claim: string): string | null => {
    const value = claims[claim]
    const name = typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : ''
    if (name !== '') return name.slice(0, NAME_MAX_LENGTH).toWellFormed()
    warn(`The claim ${claim} is missing.`)
    return null
  }
  return {
    firstName: text(provider.firstNameClaim) ?? email.slice(0, email.lastIndexOf('@')),
    lastName: text(provider.lastNameClaim) ?? '',
  }
}
