// Routes of deciding about applicants of several requisitions, and of changing them.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

import * as contract from '#contract/decisions/account-decisions.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import type { Wish } from '../../applicants/changes/apply-change.ts'
import { createTagService } from '../../applicants/changes/tag-service.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import {
  createAccountChangeService,
  createAccountDecisionService,
} from './account-decision-service.ts'

type Deps = {
  scopes: StaffScopes
  jobs: Jobs
  authenticate: Authenticate
  now: () => Date
}

export function registerAccountDecisions(
  app: FastifyInstance,
  { authenticate, ...deps }: Deps,
): void {
  const decisions = createAccountDecisionService(deps)
  const changes = createAccountChangeService(deps)
  const tags = createTagService(deps)

  route({ app, authenticate, endpoint: contract.decideOnAccountApplicants }, async (call) => {
    const { action, ...selection } = call.body
    return {
      data: await decisions.decide(actorOf(call), { ...accountOf(call), action, selection }),
    }
  })

  route({ app, authenticate, endpoint: contract.rejectAccountApplicants }, async (call) => {
    const { rejection_reason_id, reason_note, ...selection } = call.body
    const reason = { rejection_reason_id, reason_note }
    return {
      data: await decisions.reject(actorOf(call), { ...accountOf(call), selection, reason }),
    }
  })

  route({ app, authenticate, endpoint: contract.undoAccountDecisions }, async (call) => ({
    data: await decisions.undoDecisions(actorOf(call), batchOf(call)),
  }))

  route({ app, authenticate, endpoint: contract.changeAccountApplicants }, async (call) => {
    const { ref_ids, seen, matching } = call.body
    const selection = { ref_ids, seen, matching }
    const wish = wishOf(call.body)
    return { data: await changes.change(actorOf(call), { ...accountOf(call), selection, wish }) }
  })

  route({ app, authenticate, endpoint: contract.undoAccountChange }, async (call) => ({
    data: await changes.undoChange(actorOf(call), batchOf(call)),
  }))

  route({ app, authenticate, endpoint: contract.listAccountTags }, (call) =>
    tags.listOfAccount(call.caller, { ...call.query, ...accountOf(call) }),
  )

  route({ app, authenticate, endpoint: contract.listAccountAssignees }, (call) =>
    tags.assigneesOfAccount(call.caller, { ...call.query, ...accountOf(call) }),
  )
}

function accountOf({ params }: { params: { account_id: number } }) {
  return { accountId: params.account_id }
}

function batchOf({ params }: { params: { account_id: number; batch_id: string } }) {
  return { accountId: params.account_id, batchId: params.batch_id }
}

function wishOf(body: z.output<typeof contract.changeAccountApplicants.body>): Wish {
  switch (body.kind) {
    case 'assign':
      return { kind: body.kind, userId: body.user_id }
    case 'tag':
      return { kind: body.kind, add: body.add, remove: body.remove }
    case 'delete':
      return { kind: body.kind }
    default:
      return body satisfies never
  }
}
