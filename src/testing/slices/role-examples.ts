// Example requests and rows of roles, of who holds them and of staff invitations.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { userRole } from '#server/db/schema/account.ts'

import { staffLinkOf } from '../accounts.ts'
import { buildCompany, buildMember, buildStaff, buildStaffInvitation } from '../builders.ts'
import { roleBody } from '../roles.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { TEST_PASSWORD } from '../test-app.ts'
import { NO_ID } from '../world.ts'

export const roleExamples: SliceExamples = {
  bodies: {
    reassignCredentials: () => ({ email: `${randomUUID()}@example.com` }),
    chooseCompany: { account_id: null },
    createRole: newRole,
    updateRole: newRole,
    inviteStaff: ({ target }) => ({ email: `${randomUUID()}@example.com`, role_id: target.roleId }),
    acceptStaffInvitation: ownInvitation,
    openStaffInvitation: ({ test, target }) => staffLinkOf(test, target),
    joinCompany: async ({ test, target }) => ({
      password: TEST_PASSWORD,
      first_name: 'Ada',
      last_name: 'Lovelace',
      ...(await staffLinkOf(test, target)),
    }),
    setMemberRoles: ({ target }) => ({ role_ids: [target.roleId] }),
  },
  params: {
    revokeStaffInvitation: unlessMissing(newInvitation),
    leaveCompany: unlessMissing(async (needs) => ({ account_id: await companyOf(needs) })),
    removeMember: unlessMissing(async ({ test, target }) => ({
      member_id: (await buildMember(test.database, target)).memberId,
    })),
  },
  rows: ({ accountId, userId, jobId, roleId, attemptId }) => [
    sql`insert into user_role (account_id, user_id, role_id) values (${accountId}, ${userId}, ${roleId})`,
    sql`insert into member_limit values (${accountId}, ${userId}, 'smartreq')`,
    sql`insert into available_job values (${accountId}, ${userId}, 'smartreq', ${jobId})`,
    sql`insert into staff_invitation (account_id, email, role_id, invited_by, link_uuid, origin, language, invited_at, expires_at)
        values (${accountId}, 'e', ${roleId}, ${userId}, ${attemptId}, 'o', 'en', now(), now())`,
  ],
}

function newRole() {
  return roleBody({ role_name: `Role ${randomUUID()}` })
}

// To a company of its own: what the user may do in the others must stay as it is.
async function ownInvitation({ test, target }: ExampleNeeds) {
  if (target.accountId === NO_ID) return staffLinkOf(test, target)
  const company = await buildCompany(test.database)
  const member = await buildMember(test.database, company)
  return staffLinkOf(test, { ...company, ...member, invitee: target.email })
}

async function newInvitation({ test, target }: ExampleNeeds) {
  const member = await buildMember(test.database, target)
  const key = { accountId: target.accountId, ...member }
  return { staff_invitation_id: await buildStaffInvitation(test.database, key) }
}

// One that loses no one whom it needs.
async function companyOf({ test, target }: ExampleNeeds): Promise<number> {
  const { database } = test
  const company = await buildCompany(database)
  await buildStaff(database, { company, preset: 'Account admin' })
  const { accountId, roles } = company
  const { userId } = target
  await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
  return accountId
}
