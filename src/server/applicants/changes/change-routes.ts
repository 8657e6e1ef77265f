// Routes of what staff change about many applicants beside decisions.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/applicants/applicant-changes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { createChangeService } from './change-service.ts'
import { createTagService } from './tag-service.ts'

type Deps = {
  scopes: StaffScopes
  jobs: Pick<Jobs, 'send'>
  authenticate: Authenticate
  now: () => Date
}

export function registerApplicantChanges(
  app: FastifyInstance,
  { authenticate, ...deps }: Deps,
): void {
  const changes = createChangeService(deps)
  const tags = createTagService(deps)

  route({ app, authenticate, endpoint: contract.listTags }, (call) =>
    tags.list(call.caller, { ...call.query, jobId: call.params.job_id }),
  )

  route({ app, authenticate, endpoint: contract.listAssignees }, (call) =>
    tags.assignees(call.caller, { ...call.query, jobId: call.params.job_id }),
  )

  route({ app, authenticate, endpoint: contract.assignApplicants }, async (call) => {
    const { user_id: userId, ...selection } = call.body
    return { data: await changes.assign(actorOf(call), { ...jobOf(call), selection, userId }) }
  })

  route({ app, authenticate, endpoint: contract.tagApplicants }, async (call) => {
    const { add, remove, ...selection } = call.body
    return { data: await changes.tag(actorOf(call), { ...jobOf(call), selection, add, remove }) }
  })

  route({ app, authenticate, endpoint: contract.deleteApplicants }, async (call) => ({
    data: await changes.remove(actorOf(call), { ...jobOf(call), selection: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.undoApplicantChange }, async (call) => ({
    data: await changes.undo(actorOf(call), { ...jobOf(call), batchId: call.params.batch_id }),
  }))
}

function jobOf({ params }: { params: { job_id: number } }) {
  return { jobId: params.job_id }
}
