// The administrators of a company, who are asked where no one else is named.
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { role, userRole } from '../db/schema/account.ts'
import { appUser } from '../db/schema/session.ts'

/** The administrators of a company except one user, with the language that they are written to in; null for no choice. */
export function listAdministrators(
  tx: Tx,
  { accountId, except }: { accountId: number; except: number },
): Promise<{ userId: number; language: string | null }[]> {
  return tx.db
    .selectDistinct({ userId: appUser.userId, language: appUser.language })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        eq(userRole.accountId, accountId),
        or(role.companySettingsAccess, role.fullAccess),
        ne(appUser.userId, except),
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(asc(appUser.userId))
}
