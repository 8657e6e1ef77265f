// Rules of hiring teams: users of the company, each with one role. Knows no HTTP.
import * as contract from '#contract/access/hiring-team.ts'
import type { TeamMember } from '#contract/access/hiring-team.ts'
import { JOB_TEAM_ROLES, type JobTeamRole } from '#contract/access/job-team-roles.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './team-repository.ts'

type Of = { readonly jobId: number }
type Addition = Of & {
  teamRole: JobTeamRole
  userId?: number | undefined
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
}
type Setting = Of & { jobTeamId: number } & repository.MemberSettings
type Removal = Of & { jobTeamId: number }

export function createTeamService({ scopes }: { scopes: StaffScopes }) {
  return { ...reading(scopes), ...changing(scopes) }
}

/** The users who can join the team of a new requisition. */
export function serveNewTeams({ query }: StaffEndpoints): void {
  query(contract.listNewTeamUsers, ({ tx, access: { accountId }, query: { search } }) =>
    repository.listAssignable(tx, { accountId, jobId: null, search }),
  )
}

function reading(scopes: StaffScopes) {
  return {
    list: (caller: Caller, jobId: number): Promise<TeamMember[]> =>
      scopes.atJob({ caller, jobId, policy: contract.listTeam.policy }, (tx, access) =>
        listTeam(tx, { accountId: access.accountId, jobId }),
      ),

    assignable: (caller: Caller, { jobId, search }: Of & { search: string }) =>
      scopes.atJob({ caller, jobId, policy: contract.listAssignableUsers.policy }, (tx, access) =>
        repository.listAssignable(tx, { accountId: access.accountId, jobId, search }),
      ),
  }
}

function changing(scopes: StaffScopes) {
  return {
    /** @throws AppError `not_found` for a user who is not of the company, `email_not_linked` for an address of none without a name. */
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

    /** @throws AppError `not_found`, also for someone who is no user of the company. */
    change: (by: By, given: Setting): Promise<TeamMember> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.changeTeamMember.policy,
        name: 'change-team-member',
        request: given,
        replySchema: contract.changeTeamMember.responses[200].shape.data,
        change: (changing) => change(changing, given),
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

async function add(changing: Changing, given: Addition): Promise<TeamMember> {
  const { tx, access, audit } = changing
  const { jobId, teamRole } = given
  const key = { accountId: access.accountId, jobId }
  const userId = await findUser(tx, { ...given, ...key })
  if (userId === null) return nameGuest(changing, given)
  await repository.upsertMembers(tx, { ...key, roles: [{ userId, teamRole }] })
  const after = { user_id: userId, team_role: teamRole }
  await audit({ entity: 'requisition', entityId: jobId, action: 'add_team_member', after })
  return getMember(tx, { ...key, isIt: (one) => one.user_id === userId })
}

async function findUser(
  tx: Tx,
  { accountId, userId, email = '' }: Addition & { accountId: number },
): Promise<number | null> {
  const named = userId === undefined ? { ids: [], emails: [email] } : { ids: [userId], emails: [] }
  const [colleague] = await repository.findColleagues(tx, { accountId, ...named })
  if (colleague === undefined && userId !== undefined) throw new AppError('not_found')
  return colleague?.userId ?? null
}

// The same whether the address is of no one, or of a user of another company.
async function nameGuest(
  { tx, access, audit }: Changing,
  { jobId, email = '', firstName, lastName, teamRole }: Addition,
): Promise<TeamMember> {
  if (firstName === undefined || lastName === undefined) throw new AppError('email_not_linked')
  const key = { accountId: access.accountId, jobId }
  const id = await repository.upsertGuest(tx, { ...key, email, firstName, lastName, teamRole })
  // Without name and address: the trail stays when these are gone.
  const after = { job_team_id: id, team_role: teamRole }
  await audit({ entity: 'requisition', entityId: jobId, action: 'add_team_member', after })
  return getMember(tx, { ...key, isIt: (one) => one.job_team_id === id })
}

async function change(
  { tx, access, audit }: Changing,
  { jobId, jobTeamId, isNotified, isAssigned }: Setting,
): Promise<TeamMember> {
  const key = { accountId: access.accountId, jobId, jobTeamId }
  const isThere = await repository.setMember(tx, { ...key, settings: { isNotified, isAssigned } })
  if (!isThere) throw new AppError('not_found')
  const after = { job_team_id: jobTeamId, is_notified: isNotified, is_assigned: isAssigned }
  await audit({ entity: 'requisition', entityId: jobId, action: 'change_team_member', after })
  return getMember(tx, { ...key, isIt: (one) => one.job_team_id === jobTeamId })
}

async function remove(
  { tx, access, audit }: Changing,
  { jobId, jobTeamId }: Removal,
): Promise<{ job_team_id: number }> {
  const key = { accountId: access.accountId, jobId, jobTeamId }
  const removed = await repository.deleteMember(tx, key)
  if (removed === null) throw new AppError('not_found')
  const before = removed.userId === null ? { job_team_id: jobTeamId } : { user_id: removed.userId }
  await audit({ entity: 'requisition', entityId: jobId, action: 'remove_team_member', before })
  return { job_team_id: jobTeamId }
}

async function getMember(
  tx: Tx,
  { isIt, ...key }: { accountId: number; jobId: number; isIt: (one: TeamMember) => boolean },
): Promise<TeamMember> {
  const found = (await listTeam(tx, key)).find(isIt)
  if (found === undefined) throw new Error('The member who was just changed is not there.')
  return found
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
