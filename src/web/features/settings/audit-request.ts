// What the server is asked of the audit trail, by the view that the address holds.
import { AUDIT_ENTITIES, type AuditEntity } from '#contract/access/audit-entities.ts'
import { oneOf } from '#web/api/list-search.ts'

import type { AuditSearch } from './audit-search.ts'

/** The kind of thing that is looked for; undefined also for one that does not exist. */
export function entityOf(search: AuditSearch): AuditEntity | undefined {
  return oneOf(AUDIT_ENTITIES, search.entity)
}

/** The filters as the server is asked for them: the last day ends where the next one begins. */
export function auditFilter(search: AuditSearch) {
  return {
    entity: entityOf(search),
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
  return [entityOf(search), search.actor, search.from, search.to].some((one) => one !== undefined)
}

// By the calendar: the day on which the clocks change has no 24 hours.
function startOf(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
