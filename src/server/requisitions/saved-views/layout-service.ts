import * as contract from '#contract/requisitions/list-layouts.ts'
import type { ListLayout } from '#contract/requisitions/list-layouts.ts'
// Rules of how users arrange the columns of lists: each their own. Knows no HTTP.
import type { ArrangedList } from '#contract/requisitions/requisitions-rules.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import * as repository from './layout-repository.ts'

type Of = { readonly accountId: number; readonly list: ArrangedList }

export function createLayoutService({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, { accountId, list }: Of): Promise<ListLayout> =>
      scopes.inAccount({ caller, accountId, policy: contract.getListLayout.policy }, async (tx) => {
        const key = { accountId, userId: caller.userId, list }
        return { columns: [...((await repository.findColumns(tx, key)) ?? [])] }
      }),

    save: (by: By, given: Of & ListLayout): Promise<ListLayout> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.saveListLayout.policy,
        name: 'save-list-layout',
        request: given,
        replySchema: contract.saveListLayout.responses[200].shape.data,
        change: async ({ tx, audit }) => {
          const { accountId, list, columns } = given
          const { userId } = by.caller
          const key = { accountId, userId, list }
          const before = await repository.findColumns(tx, key)
          if (columns.length === 0) await repository.deleteColumns(tx, key)
          else await repository.saveColumns(tx, { ...key, columns })
          await audit({
            entity: 'list_layout',
            entityId: userId,
            action: 'update',
            before: { list, columns: before ?? [] },
            after: { list, columns },
          })
          return { columns }
        },
      }),
  }
}
