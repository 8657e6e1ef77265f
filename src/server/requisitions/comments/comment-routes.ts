// Routes of comments on applications.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/comments.ts'

import { actorOf } from '../../audit/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { StaffScopes } from '../staff-access.ts'
import { createCommentService } from './comment-service.ts'

type Deps = {
  database: Database
  scopes: StaffScopes
  authenticate: Authenticate
  now: () => Date
}

export function registerComments(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const comments = createCommentService(deps)

  route({ app, authenticate, endpoint: contract.listComments }, (call) =>
    comments.list(call.caller, { ...call.query, userSmartreqId: call.params.user_smartreq_id }),
  )

  route({ app, authenticate, endpoint: contract.addComment }, async (call) => ({
    data: await comments.add(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.saveComment }, async (call) => ({
    data: await comments.save(actorOf(call), {
      commentUuid: call.params.comment_uuid,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.deleteComment }, async (call) => ({
    data: await comments.remove(actorOf(call), { commentUuid: call.params.comment_uuid }),
  }))

  route({ app, authenticate, endpoint: contract.restoreComment }, async (call) => ({
    data: await comments.restore(actorOf(call), { commentUuid: call.params.comment_uuid }),
  }))
}
