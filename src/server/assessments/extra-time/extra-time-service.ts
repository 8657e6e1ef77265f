// Rules of extra time for staff. Knows no HTTP.
import type { z } from 'zod'

import {
  extraTimeReceiptSchema,
  getExtraTime,
  setExtraTime,
} from '#contract/assessments/extra-time.ts'

import type { JobAccess, StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './extra-time-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Body = z.output<typeof setExtraTime.body>
type Of = { readonly userSmartreqId: number }
type Setting = z.infer<(typeof getExtraTime.responses)[200]>['data']

export function createExtraTimeService({ scopes, now }: Deps) {
  return {
    /** @throws AppError `not_found`, `forbidden`. */
    get(caller: Caller, { userSmartreqId }: Of): Promise<Setting> {
      const { policy } = getExtraTime
      return scopes.atApplication({ caller, userSmartreqId, policy }, async (tx, access) => {
        const row = await repository.findNewest(tx, { ...access, userSmartreqId })
        if (row === null) return { extra_time: 'none', set: null }
        return { extra_time: row.extraTime, set: { by: row.setBy, at: row.setAt.toISOString() } }
      })
    },

    /** @throws AppError `not_found`, `forbidden`, or `conflict` where it is not `instead_of` any more. */
    set: (by: By, { userSmartreqId, body }: Of & { body: Body }) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId,
        policy: setExtraTime.policy,
        // The applicant goes on, and needs it as before.
        isForMerged: true,
        name: 'set-extra-time',
        request: { userSmartreqId, body },
        replySchema: extraTimeReceiptSchema,
        change: (changing) => set(changing, { userSmartreqId, body, at: now() }),
      }),
  }
}

async function set(
  { tx, access, audit }: Changing<JobAccess>,
  { userSmartreqId, body, at }: Of & { body: Body; at: Date },
) {
  const { accountId, userId: setBy } = access
  const { extra_time: extraTime, instead_of: insteadOf } = body
  const key = { accountId, userSmartreqId }
  const userId = await repository.lockApplicant(tx, key)
  if (userId === null) throw new AppError('not_found')
  const before = await repository.getExtraTime(tx, key)
  if (insteadOf !== undefined && insteadOf !== before) throw new AppError('conflict')
  if (before !== extraTime) {
    await repository.insertSetting(tx, { ...key, userId, extraTime, setBy, setAt: at })
    await audit({ entity: 'extra_time', entityId: userSmartreqId, action: 'set_extra_time' })
  }
  return { extra_time: extraTime, before }
}
