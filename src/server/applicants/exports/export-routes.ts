// Routes of exports of applicants.
import type { FastifyInstance, FastifyReply } from 'fastify'

import * as contract from '#contract/applicants/applicant-exports.ts'
import type { ExportFormat } from '#contract/applicants/applicants-rules.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { applicantExportKey } from './export-key.ts'
import { createExportService, type MadeExport } from './export-service.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly storage: Storage
  readonly now: () => Date
  readonly authenticate: Authenticate
}

export function registerApplicantExports(
  app: FastifyInstance,
  { authenticate, storage, ...deps }: Deps,
): void {
  const exports = createExportService(deps)

  route({ app, authenticate, endpoint: contract.requestApplicantExport }, async (call) => {
    const { account_id: accountId } = call.params
    return { data: await exports.request(actorOf(call), { accountId, wish: call.body }) }
  })

  route({ app, authenticate, endpoint: contract.listApplicantExports }, (call) =>
    exports.list(call.caller, { ...call.query, accountId: call.params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.downloadApplicantExport }, async (call) => {
    const { account_id: accountId, applicant_export_id: exportId } = call.params
    const address = call.request.ip
    const row = await exports.download(call.caller, { accountId, exportId, address })
    return sendFile(call.reply, { storage, row })
  })
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function sendFile(
  reply: FastifyReply,
  { storage, row }: { storage: Storage; row: MadeExport },
): FastifyReply {
  const day = row.requestedAt.toISOString().slice(0, 10)
  return reply
    .header('Content-Type', TYPES[row.format])
    .header('Content-Disposition', `attachment; filename="applicants-${day}.${row.format}"`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(storage.read(applicantExportKey(row.exportId)))
}
