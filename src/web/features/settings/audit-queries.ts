// What the screen of the audit trail asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import { auditFilter, auditRequest } from './audit-request.ts'
import type { AuditSearch } from './audit-search.ts'
import { settingsData } from './settings-data.ts'

/** One page of the trail; the page before stays while the next one loads. */
export function auditQuery(accountId: number, search: AuditSearch) {
  const query = auditRequest(search)
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'audit-trail', query],
    // The user who opens it wants to see what just happened.
    staleTime: 0,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/account/v1/audit-trail/{account_id}/', {
          params: { path: { account_id: accountId }, query },
          signal,
        }),
      ),
    placeholderData: (data, before) => (before?.queryKey[1] === accountId ? data : undefined),
  })
}

/** All that the filters leave, as a CSV file. */
export async function exportAudit(given: {
  accountId: number
  search: AuditSearch
}): Promise<Blob> {
  const call = api.GET('/account/v1/audit-trail/{account_id}/export/', {
    params: { path: { account_id: given.accountId }, query: auditFilter(given.search) },
    parseAs: 'blob',
  })
  // The document calls it a stream of bytes.
  const file: unknown = await unwrap(call)
  if (!(file instanceof Blob)) throw new Error('The export is no file.')
  return file
}
