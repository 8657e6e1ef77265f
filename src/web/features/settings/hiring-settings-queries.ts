// What the screen of requisition settings asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from './settings-data.ts'

type HiringSettingsChange = { accountId: number; needsApproval: boolean }

/** What a company has set for all of its requisitions. */
export function hiringSettingsQuery(accountId: number) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'hiring'],
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const call = api.GET('/account/v1/hiring-settings/account/{account_id}/', { params, signal })
      return (await unwrap(call)).data
    },
  })
}

export async function saveHiringSettings(
  { accountId, needsApproval }: HiringSettingsChange,
  header: CommandHeader,
) {
  const call = api.PUT('/account/v1/hiring-settings/account/{account_id}/', {
    params: { path: { account_id: accountId }, header },
    body: { needs_approval: needsApproval },
  })
  return (await unwrap(call)).data
}
