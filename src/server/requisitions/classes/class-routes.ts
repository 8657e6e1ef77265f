// Routes of hiring classes.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/requisitions/hiring-classes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createAssignmentService } from './assignment-service.ts'
import { createClassService } from './class-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate; now: () => Date }

export function registerHiringClasses(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const classes = createClassService(deps)
  const assignments = createAssignmentService(deps)

  route({ app, authenticate, endpoint: contract.listHiringClasses }, (call) =>
    classes.list(call.caller, { ...call.query, jobId: call.params.job_id }),
  )

  route({ app, authenticate, endpoint: contract.createHiringClass }, async (call) => ({
    data: await classes.create(actorOf(call), { jobId: call.params.job_id, content: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.saveHiringClass }, async (call) => ({
    data: await classes.save(actorOf(call), { ...idsOf(call.params), content: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deleteHiringClass }, async (call) => ({
    data: await classes.remove(actorOf(call), idsOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.assignHiringClass }, async (call) => {
    const { hiring_class_id: hiringClassId, ...selection } = call.body
    const { job_id: jobId } = call.params
    return { data: await assignments.assign(actorOf(call), { jobId, hiringClassId, selection }) }
  })

  route({ app, authenticate, endpoint: contract.undoHiringClass }, async (call) => ({
    data: await assignments.undo(actorOf(call), {
      jobId: call.params.job_id,
      batchId: call.params.batch_id,
    }),
  }))
}

function idsOf(params: { job_id: number; hiring_class_id: number }) {
  return { jobId: params.job_id, hiringClassId: params.hiring_class_id }
}
