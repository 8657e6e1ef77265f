// What the settings of rejection reasons ask of the server.
import { queryOptions } from '@tanstack/react-query'

import {
  REASON_LIMITS,
  type RejectionReasonType,
} from '#contract/settings/rejection-reason-types.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

type ReasonKey = { accountId: number; reasonId: number }
export type ReasonContent = { label: string; reason_type: RejectionReasonType }

/** All reasons of a company, on one page. */
export function usedReasonsQuery(accountId: number) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'rejection-reasons'],
    // How often each is used changes on other screens.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const query = { page_size: REASON_LIMITS.ofCompany }
      const params = { path: { account_id: accountId }, query }
      const call = api.GET('/account/v1/{account_id}/rejection-reasons/', { params, signal })
      return (await unwrap(call)).data
    },
  })
}

export async function createReason(
  { accountId, ...body }: ReasonContent & { accountId: number },
  header: CommandHeader,
) {
  const call = api.POST('/account/v1/{account_id}/rejection-reasons/', {
    params: { path: { account_id: accountId }, header },
    body,
  })
  return (await unwrap(call)).data
}

export async function updateReason(
  { accountId, reasonId, ...body }: ReasonKey & Partial<ReasonContent>,
  header: CommandHeader,
) {
  const call = api.PATCH('/account/v1/{account_id}/rejection-reasons/{rejection_reason_id}/', {
    params: { path: { account_id: accountId, rejection_reason_id: reasonId }, header },
    body,
  })
  return (await unwrap(call)).data
}

export async function deleteReason(
  { accountId, reasonId, replaceTo }: ReasonKey & { replaceTo: number | undefined },
  header: CommandHeader,
) {
  const call = api.DELETE('/account/v1/{account_id}/rejection-reasons/{rejection_reason_id}/', {
    params: {
      path: { account_id: accountId, rejection_reason_id: reasonId },
      query: replaceTo === undefined ? {} : { replace_to: replaceTo },
      header,
    },
  })
  return (await unwrap(call)).data
}
