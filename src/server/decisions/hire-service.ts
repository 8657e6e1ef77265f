// Rules of changing what was agreed with an applicant who was hired. Knows no HTTP.
import type { z } from 'zod'

import { updateHire } from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import { lockHire, setStartDate } from './decision-repository.ts'

type Given = { userSmartreqId: number; body: z.output<typeof updateHire.body> }
type Reply = z.output<(typeof updateHire.responses)[200]>['data']

export function createHireService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** @throws AppError `not_found`, `action_not_allowed` before the hire, `application_changed` for another day than was seen. */
    update: (by: By, given: Given) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: updateHire.policy,
        name: 'update-hire',
        request: given,
        replySchema: updateHire.responses[200].shape.data,
        change: (changing) => changeStart(changing, given),
      }),
  }
}

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
  await audit({
    entity: 'application',
    entityId: userSmartreqId,
    action: 'change_start_date',
    before: { start_date: hire.startDate },
    after: { start_date: startDate },
  })
  return { user_smartreq_id: userSmartreqId, start_date: startDate }
}
