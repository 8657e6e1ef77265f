// The view of the audit trail as its address holds it.
import { dayOf, textOf } from '#web/api/list-search.ts'
import { idOf, pageOf } from '#web/api/page-search.ts'

export type AuditSearch = {
  /** As the address has it: candidates load this file, and not the list of entities. */
  entity?: string
  /** Who did it. */
  actor?: number
  /** Days, YYYY-MM-DD in the reader's own time zone; both are included. */
  from?: string
  to?: string
  ordering?: 'at'
  page?: number
}

export function auditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    entity: textOf(search['entity']),
    actor: idOf(search['actor']),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    ordering: search['ordering'] === 'at' ? 'at' : undefined,
    page: pageOf(search['page']),
  }
}
