// What the screen of the audit trail asks of the server.
import { api, unwrap } from '#web/api/client.ts'
import { useDataQuery } from '#web/api/use-data.ts'

import { auditFilter, auditRequest } from './audit-request.ts'
import type { AuditSearch } from './audit-search.ts'

/** One page of the trail; the page before stays while the next one loads. */
export function useAuditTrail(accountId: number, search: AuditSearch) {
  const asked = { path: { account_id: accountId }, query: auditRequest(search) }
  return useDataQuery('/account/v1/audit-trail/{account_id}/', asked)
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
