// Routes of messages to applicants.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as optOuts from '#contract/messages/email-opt-out.ts'
import * as templates from '#contract/messages/email-templates.ts'
import * as contract from '#contract/messages/messages.ts'
import * as texts from '#contract/messages/text-messages.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { play } from '../assessments/media/play.ts'
import type { Database } from '../db/database.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Secrets } from '../http/secrets.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailSettings } from '../mail/inbound/inbound-variables.ts'
import { registerInboundWebhook } from '../mail/inbound/webhook.ts'
import type { Storage } from '../storage/storage.ts'
import { createMessageService } from './message-service.ts'
import { createOptOutService } from './opt-out-service.ts'
import { receiveReplies } from './receive-reply.ts'
import { createTemplateService } from './template-service.ts'
import { createTextMessageService } from './text-message-service.ts'

type Deps = Secrets &
  MailSettings & {
    database: Database
    scopes: StaffScopes
    storage: Storage
    jobs: Jobs
    authenticate: Authenticate
    now: () => Date
    /** Where links of messages lead: scheme and host of the app. */
    originOf: (request: FastifyRequest) => string
  }

/** Writing to applicants, what they answer, the templates of it, and how they stop it. */
export function registerMessages(app: FastifyInstance, deps: Deps): void {
  messageRoutes(app, deps)
  textRoutes(app, deps)
  templateRoutes(app, deps)
  optOutRoutes(app, deps)
  const { inbound } = deps
  if (inbound?.secret === undefined) return
  const receive = receiveReplies({ ...deps, domain: inbound.domain })
  registerInboundWebhook(app, { secret: inbound.secret, receive })
}

function messageRoutes(app: FastifyInstance, { authenticate, originOf, ...deps }: Deps): void {
  const { storage } = deps
  const messages = createMessageService(deps)

  route({ app, authenticate, endpoint: contract.emailApplicants }, async (call) => ({
    data: await messages.email(actorOf(call), {
      jobId: call.params.job_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.previewMessage }, async (call) => ({
    data: await messages.preview(call.caller, {
      jobId: call.params.job_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.cancelMessages }, async (call) => ({
    data: await messages.cancel(actorOf(call), {
      jobId: call.params.job_id,
      batchId: call.params.batch_id,
      messageId: call.body.message_id,
    }),
  }))

  route({ app, authenticate, endpoint: contract.listMessages }, ({ caller, params, query }) =>
    messages.list(caller, { userSmartreqId: params.user_smartreq_id, query }),
  )

  route({ app, authenticate, endpoint: contract.getReplyFile }, async (call) => {
    const { user_smartreq_id: userSmartreqId, reply_id: replyId, file_id: fileId } = call.params
    const playable = await messages.findFile(call.caller, { userSmartreqId, replyId, fileId })
    return play({ playable, storage, request: call.request, reply: call.reply })
  })
}

function textRoutes(app: FastifyInstance, { authenticate, originOf, ...deps }: Deps): void {
  const service = createTextMessageService(deps)

  route({ app, authenticate, endpoint: texts.textApplicants }, async (call) => ({
    data: await service.send(actorOf(call), {
      jobId: call.params.job_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: texts.previewText }, async (call) => ({
    data: await service.preview(call.caller, {
      jobId: call.params.job_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: texts.listTextTemplates }, async ({ caller, params }) => ({
    data: await service.templates(caller, params.job_id),
  }))
}

function templateRoutes(app: FastifyInstance, { authenticate, originOf, ...deps }: Deps): void {
  const service = createTemplateService(deps)

  route({ app, authenticate, endpoint: templates.previewEmailTemplate }, async (call) => ({
    data: await service.preview(call.caller, {
      accountId: call.params.account_id,
      text: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: templates.listEmailTemplates }, async (call) => ({
    data: await service.list(call.caller, call.params.account_id),
  }))

  route({ app, authenticate, endpoint: templates.createEmailTemplate }, async (call) => ({
    data: await service.create(actorOf(call), {
      accountId: call.params.account_id,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: templates.saveEmailTemplate }, async (call) => ({
    data: await service.save(actorOf(call), {
      accountId: call.params.account_id,
      slug: call.params.template_slug,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: templates.deleteEmailTemplate }, async (call) => ({
    data: await service.remove(actorOf(call), {
      accountId: call.params.account_id,
      slug: call.params.template_slug,
      language: call.query.language,
    }),
  }))
}

function optOutRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const service = createOptOutService(deps)

  route({ app, authenticate, endpoint: optOuts.getEmailOptOut }, async ({ params }) => ({
    data: await service.get(params),
  }))

  route({ app, authenticate, endpoint: optOuts.saveEmailOptOut }, async ({ params, body }) => ({
    data: await service.save(params, body.is_opted_out),
  }))
}
