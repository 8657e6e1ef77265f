// The view of the audit trail as its address holds it.
import { AUDIT_ENTITIES, type AuditEntity } from '#contract/audit-entities.ts'
import { dayOf, idOf, oneOf, pageOf } from '#web/api/list-search.ts'

export type AuditSearch = {
  entity?: AuditEntity
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
    entity: oneOf(AUDIT_ENTITIES, search['entity']),
    actor: idOf(search['actor']),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    ordering: search['ordering'] === 'at' ? 'at' : undefined,
    page: pageOf(search['page']),
  }
}

/** The filters as the server is asked for them: the last day ends where the next one begins. */
export function auditFilter(search: AuditSearch) {
  return {
    entity: search.entity,
    actor_id: search.actor,
    from: search.from === undefined ? undefined : startOf(search.from),
    until: search.to === undefined ? undefined : startOf(search.to, 1),
  }
}

/** The view as the server is asked for it, defaults filled in. */
export function auditRequest(search: AuditSearch) {
  return {
    ...auditFilter(search),
    ordering: search.ordering ?? '-at',
    page: search.page ?? 1,
    page_size: 25,
  } as const
}

/** True when the view leaves something out. */
export function isAuditNarrowed(search: AuditSearch): boolean {
  return [search.entity, search.actor, search.from, search.to].some((one) => one !== undefined)
}

// By the calendar: the day on which the clocks change has no 24 hours.
function startOf(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
