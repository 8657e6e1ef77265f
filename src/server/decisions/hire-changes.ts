// Changing what was agreed with an applicant who was hired.
import type { z } from 'zod'

import { updateHire } from '#contract/decisions/decisions.ts'

import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { AppError } from '../http/app-error.ts'
import { changeHiredStart } from '../people/user-jobs/hired-jobs.ts'
import { lockHire, setStartDate } from './decision-repository.ts'

type Given = { userSmartreqId: number; body: z.output<typeof updateHire.body> }
type Reply = z.output<(typeof updateHire.responses)[200]>['data']

export function serveHireChanges({ command }: StaffEndpoints): void {
  command(updateHire, ({ params, body, ...changing }) =>
    changeStart(changing, { userSmartreqId: params.user_smartreq_id, body }),
  )
}

/** @throws AppError `not_found`, `action_not_allowed` before the hire, `application_changed` for another day than was seen. */
async function changeStart(
  { tx, access, audit }: Changing,
  { userSmartreqId, body }: Given,
): Promise<Reply> {
  const { seen, start_date: startDate } = body
  const key = { accountId: access.accountId, userSmartreqId }
  const hire = await lockHire(tx, key)
  if (hire === null) throw new AppError('not_found')
  if (hire.status !== 'hired') throw new AppError('action_not_allowed')
  if (hire.startDate !== seen.start_date) throw new AppError('application_changed')
  await setStartDate(tx, { ...key, startDate })
  await changeHiredStart(tx, { ...key, from: hire.startDate, startDate })
  await audit({
    entity: 'application',
    entityId: userSmartreqId,
    action: 'change_start_date',
    before: { start_date: hire.startDate },
    after: { start_date: startDate },
  })
  return { user_smartreq_id: userSmartreqId, start_date: startDate }
}
