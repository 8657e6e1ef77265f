// Rules of who on a team is told when an applicant completes an activity. Knows no HTTP.
import * as contract from '#contract/plan-editor/activity-notifications.ts'
import type { NotifiedMember } from '#contract/plan-editor/activity-notifications.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './notification-repository.ts'

const replySchema = contract.getActivityNotification.responses[200].shape.data

type Of = { readonly jobId: number; readonly jobStepActivityId: number }

export function createNotificationService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** @throws AppError `not_found`. */
    get: (caller: Caller, given: Of): Promise<NotifiedMember[]> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.getActivityNotification.policy },
        (tx, { accountId }) => listMembers(tx, { accountId, ...given }),
      ),

    /** @throws AppError `not_found`, or `validation_failed` for a user who is not of the team. */
    save: (by: By, given: Of & { jobTeamIds: readonly number[] }): Promise<NotifiedMember[]> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveActivityNotification.policy,
        name: 'save-activity-notification',
        request: given,
        replySchema,
        change: (changing) => save(changing, given),
      }),
  }
}

/** Whether anyone is told that an activity was completed. Runs in the system's scope. */
export async function tellsAnyone(
  tx: Tx,
  key: { accountId: number; jobStepActivityId: number },
): Promise<boolean> {
  return (await repository.listNotified(tx, key)).length > 0
}

async function save(
  { tx, access, audit }: Changing,
  { jobTeamIds, ...of }: Of & { jobTeamIds: readonly number[] },
): Promise<NotifiedMember[]> {
  const key = { accountId: access.accountId, ...of }
  const before = await listMembers(tx, key)
  if (jobTeamIds.some((id) => !before.some((one) => one.job_team_id === id)))
    throw new AppError('validation_failed', { fields: { job_team_ids: 'Not of this team.' } })
  const originActivityId = await getOrigin(tx, key)
  await repository.replaceNotified(tx, { ...key, originActivityId, jobTeamIds })
  await audit({
    entity: 'requisition',
    entityId: of.jobId,
    action: 'save_activity_notification',
    before: { activity_id: originActivityId, job_team_ids: notifiedIds(before) },
    after: { activity_id: originActivityId, job_team_ids: jobTeamIds },
  })
  return listMembers(tx, key)
}

async function getOrigin(tx: Tx, key: Of & { accountId: number }): Promise<number> {
  const originActivityId = await repository.findOrigin(tx, key)
  if (originActivityId === null) throw new AppError('not_found')
  return originActivityId
}

async function listMembers(tx: Tx, key: Of & { accountId: number }): Promise<NotifiedMember[]> {
  const originActivityId = await getOrigin(tx, key)
  return replySchema.parse(await repository.listMembers(tx, { ...key, originActivityId }))
}

function notifiedIds(members: readonly NotifiedMember[]): number[] {
  return members.filter((one) => one.is_notified).map((one) => one.job_team_id)
}
