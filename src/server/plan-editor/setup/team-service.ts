// Rules of hiring teams: users of the company, each with one role. Knows no HTTP.
import * as contract from '#contract/access/hiring-team.ts'
import type { TeamMember } from '#contract/access/hiring-team.ts'
import { JOB_TEAM_ROLES, type JobTeamRole } from '#contract/access/job-team-roles.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { upsertTeamMember } from './setup-repository.ts'
import * as repository from './team-repository.ts'

type Of = { readonly jobId: number }
type Addition = Of & { userId: number; teamRole: JobTeamRole }
type Removal = Of & { jobTeamId: number }

export function createTeamService({ scopes }: { scopes: StaffScopes }) {
  return {
    list: (caller: Caller, jobId: number): Promise<TeamMember[]> =>
      scopes.atJob({ caller, jobId, policy: contract.listTeam.policy }, (tx, access) =>
        listTeam(tx, { accountId: access.accountId, jobId }),
      ),

    assignable: (caller: Caller, { jobId, search }: Of & { search: string }) =>
      scopes.atJob({ caller, jobId, policy: contract.listAssignableUsers.policy }, (tx, access) =>
        repository.listAssignable(tx, { accountId: access.accountId, jobId, search }),
      ),

    /** @throws AppError `not_found` for a user who is not of the company. */
    add: (by: By, given: Addition): Promise<TeamMember> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.addTeamMember.policy,
        name: 'add-team-member',
        request: given,
        replySchema: contract.addTeamMember.responses[200].shape.data,
        change: (changing) => add(changing, given),
      }),

    /** @throws AppError `not_found`. */
    remove: (by: By, given: Removal): Promise<{ job_team_id: number }> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.removeTeamMember.policy,
        name: 'remove-team-member',
        request: given,
        replySchema: contract.removeTeamMember.responses[200].shape.data,
        change: (changing) => remove(changing, given),
      }),
  }
}

async function add(
  { tx, access, audit }: Changing,
  { jobId, userId, teamRole }: Addition,
): Promise<TeamMember> {
  const key = { accountId: access.accountId, jobId }
  if (!(await repository.isMember(tx, { ...key, userId }))) throw new AppError('not_found')
  await upsertTeamMember(tx, { ...key, userId, teamRole })
  const made = (await listTeam(tx, key)).find((one) => one.user_id === userId)
  if (made === undefined) throw new Error('The member who was just added is not there.')
  const after = { user_id: userId, team_role: teamRole }
  await audit({ entity: 'requisition', entityId: jobId, action: 'add_team_member', after })
  return made
}

async function remove(
  { tx, access, audit }: Changing,
  { jobId, jobTeamId }: Removal,
): Promise<{ job_team_id: number }> {
  const key = { accountId: access.accountId, jobId, jobTeamId }
  const userId = await repository.deleteMember(tx, key)
  if (userId === null) throw new AppError('not_found')
  const before = { user_id: userId }
  await audit({ entity: 'requisition', entityId: jobId, action: 'remove_team_member', before })
  return { job_team_id: jobTeamId }
}

async function listTeam(tx: Tx, key: { accountId: number; jobId: number }): Promise<TeamMember[]> {
  const rows = await repository.listTeam(tx, key)
  return rows.map((row) => ({ ...row, team_role: roleOf(row.team_role) }))
}

function roleOf(text: string): JobTeamRole {
  const role = JOB_TEAM_ROLES.find((one) => one === text)
  if (role === undefined) throw new Error(`Not a role of a team: ${text}`)
  return role
}
