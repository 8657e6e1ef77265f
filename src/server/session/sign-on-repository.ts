// SQL of companies' identity providers, the people they mean, and the tokens that were used.
import { and, asc, eq, lt, sql } from 'drizzle-orm'

import { breadthOf, isWideRole } from '#contract/access/roles.ts'
import type { SignOnSettings } from '#contract/session/sign-on.ts'

import type { Tx } from '../db/database.ts'
import { roleFlagColumns } from '../db/role-flags.ts'
import { account, role, userRole } from '../db/schema/account.ts'
import { signOnIdentity, signOnProvider, usedIdToken } from '../db/schema/sign-on.ts'
import { AppError } from '../http/app-error.ts'

export type ProviderRow = typeof signOnProvider.$inferSelect & { readonly accountName: string }

/** The provider of a company whose login page is open; null when it has none, or has switched it off. */
export async function findOpenProvider(tx: Tx, accountUuid: string): Promise<ProviderRow | null> {
  const [row] = await tx.db
    .select({ provider: signOnProvider, accountName: account.name })
    .from(signOnProvider)
    .innerJoin(account, eq(account.accountId, signOnProvider.accountId))
    .where(and(eq(account.uuid, accountUuid), eq(signOnProvider.isEnabled, true)))
  return row === undefined ? null : { ...row.provider, accountName: row.accountName }
}

/**
 * Whether a company's provider is there and switched on, locked until this commits: of a rule that rests on it and a
 * change that switches it off, one comes first.
 */
export async function lockProvider(tx: Tx, accountId: number): Promise<boolean> {
  const query = tx.db
    .select({ isEnabled: signOnProvider.isEnabled })
    .from(signOnProvider)
    .where(eq(signOnProvider.accountId, accountId))
  const [row] = await query.for('update')
  return row?.isEnabled ?? false
}

/** A company's own uuid, its provider if it has one, and the roles that newcomers may get. */
export async function getSettings(tx: Tx, accountId: number) {
  const [row] = await tx.db
    .select({ uuid: account.uuid, provider: signOnProvider })
    .from(account)
    .leftJoin(signOnProvider, eq(signOnProvider.accountId, account.accountId))
    .where(eq(account.accountId, accountId))
  if (row === undefined) throw new AppError('not_found')
  const { uuid, provider } = row
  const roles = await listNewcomerRoles(tx, accountId)
  return { account_uuid: uuid, provider: provider === null ? null : describe(provider), roles }
}

// The least role first: what is chosen without much thought opens little.
async function listNewcomerRoles(tx: Tx, accountId: number) {
  const rows = await tx.db
    .select({ role_id: role.roleId, role_name: role.roleName, ...roleFlagColumns })
    .from(role)
    .where(eq(role.accountId, accountId))
    .orderBy(asc(sql`lower(${role.roleName})`))
  return rows
    .toSorted((one, other) => breadthOf(one) - breadthOf(other))
    .map(({ role_id, role_name, ...flags }) => ({
      role_id,
      role_name,
      is_wide: isWideRole(flags),
    }))
}

function describe(row: typeof signOnProvider.$inferSelect): SignOnSettings {
  return {
    provider_name: row.providerName,
    provider_slug: row.providerSlug,
    issuer: row.issuer,
    client_id: row.clientId,
    allowed_domains: row.allowedDomains,
    first_name_claim: row.firstNameClaim,
    last_name_claim: row.lastNameClaim,
    default_role_id: row.defaultRoleId,
    is_enabled: row.isEnabled,
  }
}

export async function saveSettings(
  tx: Tx,
  given: { accountId: number; settings: SignOnSettings; at: Date },
): Promise<void> {
  const { accountId, settings, at } = given
  const values = {
    providerName: settings.provider_name,
    providerSlug: settings.provider_slug,
    issuer: settings.issuer,
    clientId: settings.client_id,
    allowedDomains: settings.allowed_domains,
    firstNameClaim: settings.first_name_claim,
    lastNameClaim: settings.last_name_claim,
    defaultRoleId: settings.default_role_id,
    isEnabled: settings.is_enabled,
    updatedAt: at,
  }
  await tx.db
    .insert(signOnProvider)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: signOnProvider.accountId, set: values })
}

export async function isRoleOf(
  tx: Tx,
  key: { accountId: number; roleId: number },
): Promise<boolean> {
  const { accountId, roleId } = key
  const found = await tx.db.$count(
    role,
    and(eq(role.accountId, accountId), eq(role.roleId, roleId)),
  )
  return found > 0
}

/** Notes that a token signed a user in; false when it did before. Forgets those that ended by themselves. */
export async function useToken(
  tx: Tx,
  token: { accountId: number; digest: string; expiresAt: Date; at: Date },
): Promise<boolean> {
  const { at, ...values } = token
  await tx.db.delete(usedIdToken).where(lt(usedIdToken.expiresAt, at))
  const rows = await tx.db
    .insert(usedIdToken)
    .values(values)
    .onConflictDoNothing()
    .returning({ digest: usedIdToken.digest })
  return rows.length > 0
}

type Identity = { readonly accountId: number; readonly issuer: string; readonly subject: string }

/** Whom the provider of a company means by a subject; null when they never came. */
export async function findIdentity(tx: Tx, key: Identity): Promise<{ userId: number } | null> {
  const [row] = await tx.db
    .select({ userId: signOnIdentity.userId })
    .from(signOnIdentity)
    .where(
      and(
        eq(signOnIdentity.accountId, key.accountId),
        eq(signOnIdentity.issuer, key.issuer),
        eq(signOnIdentity.subject, key.subject),
      ),
    )
  return row ?? null
}

/** Whether a user ever came by a provider of a company. */
export async function hasIdentity(
  tx: Tx,
  key: { accountId: number; userId: number },
): Promise<boolean> {
  const { accountId, userId } = key
  const isTheirs = and(eq(signOnIdentity.accountId, accountId), eq(signOnIdentity.userId, userId))
  return (await tx.db.$count(signOnIdentity, isTheirs)) > 0
}

/** Forgets whom providers mean by a user: none of them opens the account any more. */
export async function deleteIdentities(tx: Tx, userId: number): Promise<void> {
  await tx.db.delete(signOnIdentity).where(eq(signOnIdentity.userId, userId))
}

export async function insertIdentity(tx: Tx, values: Identity & { userId: number }): Promise<void> {
  await tx.db.insert(signOnIdentity).values(values).onConflictDoNothing()
}

/** In how many companies a user has a role: this one, and others. */
export async function countCompanies(
  tx: Tx,
  key: { accountId: number; userId: number },
): Promise<{ here: number; elsewhere: number }> {
  const [row] = await tx.db
    .select({
      here: sql<number>`count(*) filter (where ${userRole.accountId} = ${key.accountId})::int`,
      elsewhere: sql<number>`count(*) filter (where ${userRole.accountId} <> ${key.accountId})::int`,
    })
    .from(userRole)
    .where(eq(userRole.userId, key.userId))
  return row ?? { here: 0, elsewhere: 0 }
}

export async function insertUserRole(
  tx: Tx,
  values: { accountId: number; userId: number; roleId: number },
): Promise<void> {
  await tx.db.insert(userRole).values(values)
}
