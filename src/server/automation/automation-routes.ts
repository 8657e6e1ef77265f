// Routes of the rules of a requisition.
import type { FastifyInstance } from 'fastify'

import * as runsContract from '#contract/automation/automation-runs.ts'
import * as contract from '#contract/automation/automation.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createAutomationService } from './automation-service.ts'
import { createAutomationRunService } from './run-service.ts'

type Deps = { scopes: StaffScopes; jobs: Jobs; authenticate: Authenticate; now: () => Date }

export function registerAutomation(app: FastifyInstance, deps: Deps): void {
  ruleRoutes(app, deps)
  runRoutes(app, deps)
}

function ruleRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const rules = createAutomationService(deps)
  const read = createAutomationRunService(deps)

  route({ app, authenticate, endpoint: contract.listAutomations }, async (call) => ({
    data: await read.list(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.createAutomation }, async (call) => ({
    data: await rules.create(actorOf(call), { jobId: call.params.job_id, content: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.getAutomation }, async (call) => ({
    data: await read.get(call.caller, idsOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.saveAutomation }, async (call) => ({
    data: await rules.save(actorOf(call), { ...idsOf(call.params), change: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deleteAutomation }, async (call) => ({
    data: await rules.remove(actorOf(call), idsOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.restoreAutomation }, async (call) => ({
    data: await rules.restore(actorOf(call), idsOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.orderAutomations }, async (call) => ({
    data: await rules.order(actorOf(call), { jobId: call.params.job_id, slugs: call.body.slugs }),
  }))
}

function runRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const runs = createAutomationRunService(deps)

  route({ app, authenticate, endpoint: runsContract.dryRunAutomation }, async (call) => ({
    data: await runs.dryRun(call.caller, {
      ...call.query,
      jobId: call.params.job_id,
      what: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: runsContract.listAutomationRuns }, (call) =>
    runs.listRuns(call.caller, { ...call.query, ...idsOf(call.params) }),
  )

  route({ app, authenticate, endpoint: runsContract.undoAutomationRun }, async (call) => ({
    data: await runs.undo(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      runId: call.params.run_id,
    }),
  }))
}

function idsOf(params: { job_id: number; slug: string }) {
  return { jobId: params.job_id, slug: params.slug }
}
