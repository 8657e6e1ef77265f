// Routes of comments on applications.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/scorecards/comments.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { MailContext, MailDeps } from '../../mail/order-mail.ts'
import { createCommentService } from './comment-service.ts'

type Deps = MailDeps & {
  database: Database
  scopes: StaffScopes
  authenticate: Authenticate
  mailContextOf: (request: FastifyRequest) => MailContext
}

export function registerComments(
  app: FastifyInstance,
  { authenticate, mailContextOf, ...deps }: Deps,
): void {
  const comments = createCommentService(deps)
  const writingBy = (call: Parameters<typeof actorOf>[0] & { request: FastifyRequest }) => ({
    ...actorOf(call),
    writesAs: mailContextOf(call.request),
  })

  route({ app, authenticate, endpoint: contract.listComments }, (call) =>
    comments.list(call.caller, { ...call.query, userSmartreqId: call.params.user_smartreq_id }),
  )

  route({ app, authenticate, endpoint: contract.addComment }, async (call) => ({
    data: await comments.add(writingBy(call), {
      userSmartreqId: call.params.user_smartreq_id,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.saveComment }, async (call) => ({
    data: await comments.save(writingBy(call), {
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
