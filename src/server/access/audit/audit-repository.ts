// SQL that reads the audit trail. Runs in the company's scope.
import { and, asc, desc, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { exportAuditEvents, listAuditEvents } from '#contract/access/audit.ts'

import type { Tx } from '../../db/database.ts'
import { auditEvent } from '../../db/schema/audit.ts'
import { appUser } from '../../db/schema/session.ts'

type Of = { readonly accountId: number }
export type AuditFilter = z.output<typeof exportAuditEvents.query> & Of
export type AuditQuery = z.output<typeof listAuditEvents.query> & Of

const columns = {
  event: auditEvent,
  // Of a user who was erased nothing is left.
  actorName: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
}
export type AuditRow = Awaited<ReturnType<typeof listAuditEventRows>>['rows'][number]

/** One page of the trail, and how many entries there are. */
export async function listAuditEventRows(tx: Tx, query: AuditQuery) {
  const where = filterOf(query)
  const direction = query.ordering === 'at' ? asc : desc
  const rows = await tx.db
    .select(columns)
    .from(auditEvent)
    .leftJoin(appUser, eq(appUser.userId, auditEvent.actorId))
    .where(where)
    .orderBy(direction(auditEvent.at), direction(auditEvent.auditId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(auditEvent, where) }
}

/** So many entries after one and before another, oldest first. */
export function listAuditEventsAfter(
  tx: Tx,
  query: AuditFilter & { after: number; before: number; limit: number },
): Promise<AuditRow[]> {
  return tx.db
    .select(columns)
    .from(auditEvent)
    .leftJoin(appUser, eq(appUser.userId, auditEvent.actorId))
    .where(
      and(
        filterOf(query),
        gt(auditEvent.auditId, query.after),
        lt(auditEvent.auditId, query.before),
      ),
    )
    .orderBy(asc(auditEvent.auditId))
    .limit(query.limit)
}

function filterOf(query: AuditFilter): SQL | undefined {
  const { entity, entity_id: entityId, actor_id: actorId, action, from, until } = query
  return and(
    eq(auditEvent.accountId, query.accountId),
    entity === undefined ? undefined : eq(auditEvent.entity, entity),
    entityId === undefined ? undefined : eq(auditEvent.entityId, entityId),
    actorId === undefined ? undefined : eq(auditEvent.actorId, actorId),
    action === undefined ? undefined : eq(auditEvent.action, action),
    from === undefined ? undefined : gte(auditEvent.at, new Date(from)),
    until === undefined ? undefined : lt(auditEvent.at, new Date(until)),
  )
}
