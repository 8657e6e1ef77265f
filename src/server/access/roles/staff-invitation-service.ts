// Rules of inviting a user to work for a company (`contract/staff-invitations.ts` says which). Knows no HTTP.
import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import * as contract from '#contract/access/staff-invitations.ts'

import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import type { StaffScopes } from '../staff-access.ts'
import { staffCommand, type By, type Changing } from '../staff-command.ts'
import { lockRoles } from './role-repository.ts'
import { assertMayGive, getRole } from './role-service.ts'
import * as repository from './staff-invitation-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Of = { readonly accountId: number }
type OfInvitation = Of & { readonly staffInvitationId: number }
type Invitee = Of & { readonly email: string; readonly roleId: number }
type Written<Given> = { readonly given: Given; readonly by: MailContext }

export type StaffInvitationService = ReturnType<typeof createStaffInvitationService>

const LIFE_MS = 7 * 86_400_000
const invitedSchema = z.object({ email: z.string() })
const keySchema = z.object({ staff_invitation_id: z.number() })

export function createStaffInvitationService(deps: Deps) {
  const { scopes, now } = deps
  return {
    list(caller: Caller, query: z.output<typeof contract.listStaffInvitations.query> & Of) {
      const { accountId } = query
      const { policy } = contract.listStaffInvitations
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listInvitations(tx, { ...query, at: now() })
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      })
    },
    ...sending(deps),

    /** @throws AppError `not_found`, or `forbidden` for a role that opens more than the caller has. */
    revoke: (by: By, given: OfInvitation) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'revoke-staff-invitation',
        policy: contract.revokeStaffInvitation.policy,
        request: given,
        replySchema: keySchema,
        change: (change) => revoke(change, given),
      }),
  }
}

function sending(deps: Deps) {
  const { scopes, jobs } = deps
  return {
    /** Answers alike whether the address has an account: the job looks, later. @throws as above. */
    async invite(by: By, written: Written<Invitee>) {
      const reply = await staffCommand(scopes, {
        by,
        accountId: written.given.accountId,
        name: 'invite-staff',
        policy: contract.inviteStaff.policy,
        request: written.given,
        replySchema: invitedSchema,
        change: (change) => invite(change, { deps, ...written }),
      })
      jobs.wake('send-staff-invitation')
      return reply
    },

    /** @throws as above. */
    async resend(by: By, written: Written<OfInvitation>) {
      const reply = await staffCommand(scopes, {
        by,
        accountId: written.given.accountId,
        name: 'resend-staff-invitation',
        policy: contract.resendStaffInvitation.policy,
        request: written.given,
        replySchema: keySchema,
        change: (change) => resend(change, { deps, ...written }),
      })
      jobs.wake('send-staff-invitation')
      return reply
    },
  }
}

async function invite(
  { tx, access, audit }: Changing,
  { deps, given, by }: Written<Invitee> & { deps: Deps },
): Promise<z.output<typeof invitedSchema>> {
  const { accountId, email, roleId } = given
  await lockRoles(tx, given)
  const role = await getRole(tx, given)
  assertMayGive(access, role)
  const sent = newSending(deps.now(), by)
  const entityId = await repository.putInvitation(tx, {
    accountId,
    email,
    roleId,
    invitedBy: access.userId,
    ...sent,
  })
  const after = { email, role: role.role_name }
  await audit({ entity: 'staff_invitation', entityId, action: 'invite', after })
  await deps.jobs.send(tx, 'send-staff-invitation', { accountId, linkUuid: sent.linkUuid })
  return { email }
}

async function resend(
  change: Changing,
  { deps, given, by }: Written<OfInvitation> & { deps: Deps },
): Promise<z.output<typeof keySchema>> {
  const { tx, audit } = change
  const { accountId, staffInvitationId } = given
  const held = await getGivable(change, given)
  const sent = newSending(deps.now(), by)
  const set = { ...sent, sentAt: null, failedAt: null }
  await repository.updateInvitation(tx, { ...given, set })
  const after = { email: held.email }
  const entityId = staffInvitationId
  await audit({ entity: 'staff_invitation', entityId, action: 'resend', after })
  await deps.jobs.send(tx, 'send-staff-invitation', { accountId, linkUuid: sent.linkUuid })
  return { staff_invitation_id: staffInvitationId }
}

async function revoke(change: Changing, given: OfInvitation): Promise<z.output<typeof keySchema>> {
  const { tx, audit } = change
  const { staffInvitationId } = given
  const { email } = await getGivable(change, given)
  await repository.deleteInvitation(tx, given)
  const about = { entity: 'staff_invitation', entityId: staffInvitationId } as const
  await audit({ ...about, action: 'revoke', before: { email }, after: null })
  return { staff_invitation_id: staffInvitationId }
}

async function getGivable({ tx, access }: Changing, key: OfInvitation) {
  const held = await repository.lockInvitation(tx, key)
  if (held === null) throw new AppError('not_found')
  assertMayGive(access, await getRole(tx, held))
  return held
}

function newSending(at: Date, { origin, language }: MailContext) {
  const expiresAt = new Date(at.getTime() + LIFE_MS)
  return { linkUuid: randomUUID(), origin, language, invitedAt: at, expiresAt }
}
