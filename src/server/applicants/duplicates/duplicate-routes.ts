// Routes of possible duplicates and of merged applications.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/applicants/duplicates.ts'
import * as userMerges from '#contract/applicants/user-merges.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createDuplicateService } from './duplicate-service.ts'
import { createMergeService } from './merge-service.ts'
import { createUserMergeService } from './user-merge-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate; now: () => Date }

export function registerDuplicates(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const duplicates = createDuplicateService(deps)
  const merges = createMergeService(deps)
  userMergeRoutes(app, { ...deps, authenticate })

  route({ app, authenticate, endpoint: contract.getDuplicates }, async (call) => ({
    data: await duplicates.get(call.caller, { userSmartreqId: call.params.user_smartreq_id }),
  }))

  route({ app, authenticate, endpoint: contract.previewMerge }, async (call) => ({
    data: await merges.preview(call.caller, pairOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.mergeApplications }, async (call) => ({
    data: await merges.merge(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      otherId: call.body.merged_user_smartreq_id,
    }),
  }))

  route({ app, authenticate, endpoint: contract.undoMerge }, async (call) => ({
    data: await merges.undo(actorOf(call), { userSmartreqId: call.params.user_smartreq_id }),
  }))

  route({ app, authenticate, endpoint: contract.dismissDuplicate }, async (call) => ({
    data: await duplicates.dismiss(actorOf(call), pairOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.undoDismissal }, async (call) => ({
    data: await duplicates.undoDismissal(actorOf(call), pairOf(call.params)),
  }))
}

function userMergeRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const merges = createUserMergeService(deps)

  route({ app, authenticate, endpoint: userMerges.previewUserMerge }, async (call) => ({
    data: await merges.preview(call.caller, usersOf(call.params)),
  }))

  route({ app, authenticate, endpoint: userMerges.mergeUsers }, async (call) => ({
    data: await merges.merge(actorOf(call), { ...usersOf(call.body), jobIds: null }),
  }))

  route({ app, authenticate, endpoint: userMerges.mergeUserJobs }, async (call) => ({
    data: await merges.merge(actorOf(call), { ...usersOf(call.body), jobIds: call.body.job_ids }),
  }))
}

type Named = { primary_user_id: number; duplicate_user_id: number; account_id: number }

function usersOf(named: Named) {
  return {
    accountId: named.account_id,
    primaryUserId: named.primary_user_id,
    duplicateUserId: named.duplicate_user_id,
  }
}

function pairOf(params: { user_smartreq_id: number; other_user_smartreq_id: number }) {
  return { userSmartreqId: params.user_smartreq_id, otherId: params.other_user_smartreq_id }
}
