// Puts several people on the team of a new requisition at once: users of the company, and others by email and name.
import type { TeamAddition } from '#contract/access/hiring-team.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './team-repository.ts'

type Members = {
  readonly accountId: number
  readonly jobId: number
  readonly members: readonly TeamAddition[]
}

/**
 * @throws AppError `validation_failed`, which names each user who is not of the company any more, or `email_not_linked`
 * for an address of no user of it without a name.
 */
export async function addMembers(tx: Tx, { accountId, jobId, members }: Members): Promise<void> {
  if (members.length === 0) return
  const ids = members.flatMap((one) => one.user_id ?? [])
  const emails = members.flatMap((one) => one.email ?? [])
  const colleagues = await repository.findColleagues(tx, { accountId, ids, emails })
  const known = new Set(colleagues.map((one) => one.userId))
  const idByEmail = new Map(colleagues.map((one) => [one.email, one.userId]))
  assertStillThere(members, known)
  const users = new Map<number, TeamAddition['team_role']>()
  const guests: repository.NewGuest[] = []
  for (const member of members) {
    const userId = member.user_id ?? idByEmail.get(member.email ?? '')
    if (userId === undefined) guests.push(guestOf(member))
    else users.set(userId, member.team_role)
  }
  const roles = [...users].map(([userId, teamRole]) => ({ userId, teamRole }))
  await repository.upsertMembers(tx, { accountId, jobId, roles })
  await repository.upsertGuests(tx, { accountId, jobId, guests })
}

function assertStillThere(members: readonly TeamAddition[], known: ReadonlySet<number>): void {
  const gone = members.flatMap(({ user_id: id }, index) =>
    id === undefined || known.has(id)
      ? []
      : [[`team.${index}`, 'Not a user of your company any more.'] as const],
  )
  if (gone.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(gone) })
}

function guestOf({ email = '', first_name, last_name, team_role }: TeamAddition) {
  if (first_name === undefined || last_name === undefined) throw new AppError('email_not_linked')
  return { email, firstName: first_name, lastName: last_name, teamRole: team_role }
}
