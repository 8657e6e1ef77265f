// Routes of the audit trail.
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/access/audit.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { AuditService } from './audit-service.ts'

export function auditRoutes(
  app: FastifyInstance,
  deps: { audit: AuditService; authenticate: Authenticate },
): void {
  const { audit, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listAuditEvents }, ({ caller, params, query }) =>
    audit.list(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.exportAuditEvents }, async (call) => {
    const { caller, params, query, request, reply } = call
    const lines = await audit.export(
      { caller, address: request.ip },
      { ...query, accountId: params.account_id },
    )
    return reply
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="audit-trail.csv"')
      .header('Cache-Control', 'private, no-store')
      .send(Readable.from(lines))
  })
}
