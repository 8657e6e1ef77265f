// Routes of the reports that candidates read of their own results.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/reports/reports.ts'

import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createReportService } from './report-service.ts'

export function registerReports(
  app: FastifyInstance,
  { database, authenticate }: { database: Database; authenticate: Authenticate },
): void {
  const reports = createReportService({ database })

  route({ app, authenticate, endpoint: contract.listReports }, async ({ caller, params }) => ({
    data: await reports.list(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.getReport }, async ({ caller, params }) => {
    const { user_id: userId, user_step_activity_id: userStepActivityId } = params
    return { data: await reports.get(caller, { userId, userStepActivityId }) }
  })
}
