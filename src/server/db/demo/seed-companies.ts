// Writes the demo companies: accounts, roles and staff.
import { eq } from 'drizzle-orm'

import { account, accountPreference, role, userRole } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'
import { ROLE_PRESETS } from '#server/session/role-presets.ts'

import type { Database } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import { DEMO_COMPANIES, DEMO_PROVIDER } from './companies.ts'
import type { IdLookup } from './id-lookup.ts'
import { keyOf, lookup } from './id-lookup.ts'

export type SeedInput = {
  /** Midnight UTC; the demo lies before it. */
  readonly today: Date
  /** Of everyone who can sign in. */
  readonly passwordHash: string
}

export type SeededCompanies = {
  /** By the company's uuid. */
  readonly accountId: IdLookup
  /** By the person's email. */
  readonly staffId: IdLookup
}

const HISTORY_DAYS = 400

export async function seedCompanies(db: Database, input: SeedInput): Promise<SeededCompanies> {
  const accountId = await insertAccounts(db, input)
  return { accountId, staffId: await insertStaff(db, { ...input, accountId }) }
}

/** True when the demo stands in the database already. */
export async function hasDemo(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: appUser.userId })
    .from(appUser)
    .where(eq(appUser.email, DEMO_PROVIDER.email))
  return found.length > 0
}

async function insertAccounts(db: Database, { today }: SeedInput): Promise<IdLookup> {
  const createdAt = addDays(today, -HISTORY_DAYS)
  const rows = await db
    .insert(account)
    .values(
      DEMO_COMPANIES.map(({ uuid, name, logoUrl, companySize, timeZone, candidateContact }) => ({
        uuid,
        name,
        logoUrl,
        companySize,
        timeZone,
        candidateContact,
        createdAt,
      })),
    )
    .returning({ uuid: account.uuid, id: account.accountId })
  const accountId = lookup(new Map(rows.map(({ uuid, id }) => [uuid, id])))
  await db.insert(accountPreference).values(
    DEMO_COMPANIES.flatMap(({ uuid, preferences }) =>
      preferences.map((keyname) => ({
        accountId: accountId(uuid),
        keyname,
        value: '1',
      })),
    ),
  )
  return accountId
}

async function insertStaff(
  db: Database,
  { today, passwordHash, accountId }: SeedInput & { readonly accountId: IdLookup },
): Promise<IdLookup> {
  const createdAt = addDays(today, -HISTORY_DAYS)
  const known = { passwordHash, createdAt, emailVerifiedAt: createdAt }
  const people = DEMO_COMPANIES.flatMap(({ uuid, staff }) =>
    staff.map((s) => ({ ...s, company: uuid })),
  )
  const users = await db
    .insert(appUser)
    .values([
      { ...DEMO_PROVIDER, ...known, isJfAdmin: true },
      ...people.map(({ firstName, lastName, email }) => ({
        firstName,
        lastName,
        email,
        ...known,
      })),
    ])
    .returning({ email: appUser.email, id: appUser.userId })
  const staffId = lookup(new Map(users.map(({ email, id }) => [email, id])))

  const roles = await db
    .insert(role)
    .values(
      DEMO_COMPANIES.flatMap(({ uuid }) =>
        ROLE_PRESETS.map((preset) => ({ ...preset, accountId: accountId(uuid) })),
      ),
    )
    .returning({ accountId: role.accountId, name: role.roleName, id: role.roleId })
  const roleId = lookup(new Map(roles.map((row) => [keyOf(row.accountId, row.name), row.id])))
  await db.insert(userRole).values(
    people.map(({ company, email, role: name }) => ({
      accountId: accountId(company),
      userId: staffId(email),
      roleId: roleId(accountId(company), name),
    })),
  )
  return staffId
}
