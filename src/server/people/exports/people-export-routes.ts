// Routes of exports of people.
import type { FastifyInstance } from 'fastify'

import type { PeopleExportType } from '#contract/people/people-export-rules.ts'
import * as contract from '#contract/people/people-exports.ts'

import { staffEndpoints } from '../../access/staff-endpoints.ts'
import { route } from '../../http/route.ts'
import type { SliceDeps } from '../../slice.ts'
import { peopleExportKey } from './people-export-key.ts'
import * as service from './people-export-service.ts'

const TYPES: Readonly<Record<PeopleExportType, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function registerPeopleExports(app: FastifyInstance, deps: SliceDeps): void {
  const { jobs, now } = deps
  const { query, command } = staffEndpoints({ ...deps, app })

  command(contract.requestPeopleExport, ({ body, ...changing }) =>
    service.orderExport(changing, { wish: body, jobs, at: now() }),
  )

  query(contract.listPeopleExports, ({ tx, access, query: page }) =>
    service.listExports(tx, {
      ...page,
      accountId: access.accountId,
      userId: access.userId,
      at: now(),
    }),
  )

  serveFile(app, deps)
}

function serveFile(app: FastifyInstance, deps: SliceDeps): void {
  const { authenticate, scopes, storage, now } = deps
  const endpoint = contract.downloadPeopleExport
  route({ app, authenticate, endpoint }, async ({ caller, params, request, reply }) => {
    const { account_id: accountId, people_export_id: exportId } = params
    const { policy } = endpoint
    const row = await scopes.inAccount({ caller, accountId, policy }, (tx, access) =>
      service.openExport(tx, { exportId, access, address: request.ip, at: now() }),
    )
    const day = row.requestedAt.toISOString().slice(0, 10)
    return reply
      .header('Content-Type', TYPES[row.type])
      .header('Content-Disposition', `attachment; filename="employees-${day}.${row.type}"`)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'private, no-store')
      .send(storage.read(peopleExportKey(exportId)))
  })
}
