// SQL of what happened to a requisition. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { listRequisitionHistory } from '#contract/requisitions/requisition-history.ts'
import { HISTORY_KINDS } from '#contract/requisitions/requisitions-rules.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication } from '../db/joins.ts'
import { auditEvent } from '../db/schema/audit.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

export type HistoryQuery = z.output<typeof listRequisitionHistory.query> & {
  readonly accountId: number
  readonly jobId: number
}

/** One page of what happened, and how much there is. */
export async function listHistory(tx: Tx, query: HistoryQuery) {
  const where = filterOf(query)
  const direction = query.ordering === 'at' ? asc : desc
  const isOfApplication = and(
    eq(auditEvent.entity, 'application'),
    eq(application.accountId, auditEvent.accountId),
    eq(application.userSmartreqId, auditEvent.entityId),
    isNull(application.erasedAt),
  )
  const rows = await tx.db
    .select({
      event: auditEvent,
      // Of a user who was erased nothing is left.
      actorName: sql<
        string | null
      >`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
      applicantUserId: application.userId,
      applicantName: sql<string | null>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
    })
    .from(auditEvent)
    .leftJoin(appUser, eq(appUser.userId, auditEvent.actorId))
    .leftJoin(application, isOfApplication)
    .leftJoin(applicant, applicantOfApplication)
    .where(where)
    .orderBy(direction(auditEvent.at), direction(auditEvent.auditId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(auditEvent, where) }
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>['rows'][number]

function filterOf({ accountId, jobId, entity, actor }: HistoryQuery): SQL | undefined {
  return and(
    eq(auditEvent.accountId, accountId),
    eq(auditEvent.jobId, jobId),
    inArray(
      auditEvent.entity,
      entity === undefined || entity.length === 0 ? [...HISTORY_KINDS] : entity,
    ),
    actor === undefined ? undefined : eq(auditEvent.actorId, actor),
  )
}
