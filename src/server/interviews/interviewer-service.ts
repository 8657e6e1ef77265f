// What interviewers see and say of themselves: their interviews, and when they have time. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/interviews/interviews.ts'
import type { MyAvailability } from '#contract/interviews/interviews.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By } from '../access/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { findAvailability, saveAvailability } from './availability-repository.ts'
import { describeMine } from './describe-interview.ts'
import { listMine } from './my-interview-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Company = { readonly accountId: number }
type Query = z.output<typeof contract.listMyInterviews.query>

export function createInterviewerService({ scopes, now }: Deps) {
  return {
    mine: (caller: Caller, { accountId, ...query }: Company & Query) => {
      const { policy } = contract.listMyInterviews
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const at = now()
        const { userId } = caller
        const { rows, total } = await listMine(tx, { ...query, accountId, userId, at })
        return {
          data: rows.flatMap((row) => describeMine(row, at)),
          meta: { page: query.page, page_size: query.page_size, total },
        }
      })
    },

    availability: (caller: Caller, { accountId }: Company) =>
      scopes.inAccount({ caller, accountId, policy: contract.getMyAvailability.policy }, (tx) =>
        findAvailability(tx, { accountId, userId: caller.userId }),
      ),

    save: (by: By, { accountId, given }: Company & { given: MyAvailability }) =>
      staffCommand(scopes, {
        by,
        accountId,
        policy: contract.saveMyAvailability.policy,
        name: 'save-availability',
        request: { accountId, given },
        replySchema: contract.saveMyAvailability.responses[200].shape.data,
        change: async ({ tx, audit }) => {
          const { userId } = by.caller
          await saveAvailability(tx, { accountId, userId, given, at: now() })
          await audit({ entity: 'member', entityId: userId, action: 'save_availability' })
          return given
        },
      }),
  }
}
