// What the screen of the invitations asks of the server.
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

type InvitationKey = { accountId: number; invitationId: number }

export async function inviteStaff(
  given: { accountId: number; email: string; roleId: number },
  header: CommandHeader,
) {
  const call = api.POST('/account/v1/staff-invitations/{account_id}/', {
    params: { path: { account_id: given.accountId }, header },
    body: { email: given.email, role_id: given.roleId },
  })
  return (await unwrap(call)).data
}

export async function resendInvitation(given: InvitationKey, header: CommandHeader) {
  const call = api.POST('/account/v1/staff-invitation/{account_id}/{staff_invitation_id}/resend/', {
    params: { path: pathOf(given), header },
  })
  return (await unwrap(call)).data
}

export async function revokeInvitation(given: InvitationKey, header: CommandHeader) {
  const call = api.DELETE('/account/v1/staff-invitation/{account_id}/{staff_invitation_id}/', {
    params: { path: pathOf(given), header },
  })
  return (await unwrap(call)).data
}

function pathOf({ accountId, invitationId }: InvitationKey) {
  return { account_id: accountId, staff_invitation_id: invitationId }
}
