import { eq } from 'drizzle-orm'

import type { Database } from '#server/db/database.ts'
import { account } from '#server/db/schema/account.ts'
import { appUser } from '#server/db/schema/session.ts'

import type { DemoCompany } from './companies.ts'

/** A demo company and its admin. @throws Error for a company that was not seeded. */
export async function findAdmin(
  { owner }: Database,
  { uuid, name, staff }: DemoCompany,
): Promise<{ accountId: number; userId: number }> {
  const admin = staff.find(({ role }) => role === 'Account admin')
  const [company] = await owner
    .select({ accountId: account.accountId })
    .from(account)
    .where(eq(account.uuid, uuid))
  const [person] = await owner
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.email, admin?.email ?? ''))
  if (company === undefined || person === undefined) throw new Error(`${name} has no admin.`)
  return { ...company, ...person }
}
