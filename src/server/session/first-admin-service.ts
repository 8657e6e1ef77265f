// The first admin of an empty installation. The code proves that the user who asks can read the server's own output.
import { createHmac } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { ShownText } from '#contract/privacy/consents.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { Database, Tx } from '../db/database.ts'
import { account, role, userRole } from '../db/schema/account.ts'
import { appUser } from '../db/schema/session.ts'
import { AppError } from '../http/app-error.ts'
import { isMadeByUs, type Secrets } from '../http/secrets.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import { noteShown } from '../privacy/consents/consent-service.ts'
import { hashNewPassword } from './password-hash.ts'
import { ROLE_PRESETS } from './role-presets.ts'
import type { SessionService } from './session-service.ts'
import type { RequestOrigin } from './try-limits.ts'

/** Of 4 bits each. */
const CODE_LENGTH = 32

export type FirstAdminService = ReturnType<typeof createFirstAdminService>

/** The code that creates the first admin; the same at every start of one installation. */
export function firstAdminCode(secret: string): string {
  return createHmac('sha256', secret).update('first admin').digest('hex').slice(0, CODE_LENGTH)
}

type FirstAdmin = {
  readonly code: string
  readonly account_name: string
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
  readonly shown?: readonly ShownText[] | undefined
  readonly userAgent: string | undefined
  readonly from: RequestOrigin
}

export function createFirstAdminService(
  deps: Secrets & {
    database: Database
    sessions: SessionService
    breaches: BreachedPasswords
    now: () => Date
  },
) {
  const { database, sessions } = deps
  return {
    /** True while no one has an account here. */
    isNeeded: () => isFirstAdminNeeded(database),

    /** Creates company, roles and admin, and signs the admin in. @throws AppError `forbidden` for a wrong code. */
    async create(given: FirstAdmin): Promise<SessionReply> {
      assertCode(given.code, deps)
      const passwordHash = await hashNewPassword(deps, {
        password: given.password,
        words: [given.first_name, given.last_name, given.email, given.account_name],
      })
      await database.inScope({ kind: 'system' }, async (tx) => {
        // Two browsers at once: the second finds the first one's user.
        await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`)
        if ((await tx.db.$count(appUser)) > 0) throw new AppError('conflict')
        const userId = await insertFirstAdmin(tx, { ...given, passwordHash })
        await noteShown(tx, { userId, at: deps.now(), shown: given.shown })
      })
      return sessions.login(given)
    },
  }
}

async function insertFirstAdmin(
  tx: Tx,
  given: FirstAdmin & { passwordHash: string },
): Promise<number> {
  const [company] = await tx.db.insert(account).values({ name: given.account_name }).returning()
  const [admin] = await tx.db
    .insert(appUser)
    .values({
      email: given.email,
      passwordHash: given.passwordHash,
      firstName: given.first_name,
      lastName: given.last_name,
      isJfAdmin: true,
    })
    .returning()
  if (company === undefined || admin === undefined) throw new Error('An insert returned no row.')
  const { accountId } = company
  const roles = await tx.db
    .insert(role)
    .values(ROLE_PRESETS.map((preset) => ({ ...preset, accountId })))
    .returning({ roleId: role.roleId, fullAccess: role.fullAccess })
  const adminRole = roles.find(({ fullAccess }) => fullAccess)
  if (adminRole === undefined) throw new Error('No preset gives full access.')
  const { roleId } = adminRole
  const { userId } = admin
  await tx.db.insert(userRole).values({ accountId, userId, roleId })
  return userId
}

/** True while the installation has no user at all. */
export function isFirstAdminNeeded(database: Database): Promise<boolean> {
  return database.inScope({ kind: 'system' }, async (tx) => {
    const rows = await tx.db.select({ userId: appUser.userId }).from(appUser).limit(1)
    return rows.length === 0
  })
}

function assertCode(given: string, secrets: Secrets): void {
  if (!isMadeByUs(given.trim().toLowerCase(), { secrets, make: firstAdminCode })) {
    throw new AppError('forbidden', {
      fields: { code: 'This is not the code that the server printed.' },
    })
  }
}
