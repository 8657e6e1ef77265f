// Rules of what staff are told of their company. Knows no HTTP.
import type { AccountInfo } from '#contract/access/account.ts'

import type { Database } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { listPreferences } from '../../settings/details/account-preferences.ts'
import type { StaffScopes } from '../staff-access.ts'
import * as repository from './account-repository.ts'

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService(deps: { database: Database; scopes: StaffScopes }) {
  const { database, scopes } = deps

  async function getFirstAccount({ userId }: Caller): Promise<number> {
    const accountId = await database.inScope({ kind: 'person', userId }, (tx) =>
      repository.findFirstAccount(tx, userId),
    )
    if (accountId === null) throw new AppError('forbidden')
    return accountId
  }

  return {
    /** A company and its preferences. @throws AppError `forbidden` where the caller has no role. */
    async getInfo(caller: Caller, wanted: number | undefined): Promise<AccountInfo> {
      const accountId = wanted ?? (await getFirstAccount(caller))
      return scopes.inAccount({ caller, accountId }, async (tx) => {
        const found = await repository.findAccount(tx, accountId)
        if (found === null) throw new AppError('not_found')
        return {
          name: found.name,
          account_id: found.accountId,
          uuid: found.uuid,
          logo_url: found.logoUrl,
          use_custom_header: found.useCustomHeader,
          custom_header_file: found.customHeaderFile,
          accent_color: found.accentColor,
          preferences: await listPreferences(tx, accountId),
        }
      })
    },
  }
}
