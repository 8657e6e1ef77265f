// Rules of the companies that a user works for, for that user: seeing them, and leaving one. Knows no HTTP.
import { leaveCompany, type Memberships } from '#contract/access/memberships.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import { hasPassword } from '../../session/claim-account.ts'
import { recordAudit } from '../audit/audit-trail.ts'
import { deleteLimits } from './member-limit-repository.ts'
import { findMember, removeMember } from './member-repository.ts'
import { listMemberships } from './membership-repository.ts'
import { lockRoles } from './role-repository.ts'
import { assertSettingsStayManaged } from './role-service.ts'

type Key = { readonly userId: number; readonly accountId: number }
type Leaving = Key & { readonly idempotencyKey: string; readonly address: string }

export type MembershipService = ReturnType<typeof createMembershipService>

const leftSchema = leaveCompany.responses[200].shape.data

/** Every method is for the caller's own memberships: anyone else's answer `not_found`, like what does not exist. */
export function createMembershipService({ database }: { database: Database }) {
  const asOwner = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'system', userId }, work)
  return {
    list(caller: Caller, userId: number): Promise<Memberships> {
      assertOwn(caller, userId)
      return asOwner(userId, async (tx) => {
        const companies = await listMemberships(tx, userId)
        return { companies, has_password: await hasPassword(tx, userId) }
      })
    },

    /** @throws AppError `not_found`, `last_admin`. */
    leave(caller: Caller, given: Leaving): Promise<{ account_id: number }> {
      const { userId, accountId, idempotencyKey: key, address } = given
      assertOwn(caller, userId)
      const command = {
        userId,
        key,
        name: 'leave-company',
        request: { accountId },
        replySchema: leftSchema,
        effect: (tx: Tx) => leave(tx, { userId, accountId, address }),
      }
      return asOwner(userId, (tx) => once(tx, command))
    },
  }
}

async function leave(
  tx: Tx,
  { address, ...key }: Key & { address: string },
): Promise<{ account_id: number }> {
  const { accountId, userId } = key
  await lockRoles(tx, key)
  const before = await findMember(tx, key)
  if (before === null) throw new AppError('not_found')
  await removeMember(tx, key)
  await deleteLimits(tx, key)
  await assertSettingsStayManaged(tx, key)
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    address,
    entity: 'member',
    entityId: userId,
    action: 'leave',
    before: { roles: before.roles.map((role) => role.role_name) },
  })
  return { account_id: accountId }
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
