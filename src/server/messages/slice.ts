import type { FastifyInstance } from 'fastify'

import { staffEndpoints } from '../access/staff-endpoints.ts'
import { fetchMailbox } from '../mail/inbound/fetch-mailbox.ts'
import { registerInboundWebhook } from '../mail/inbound/webhook.ts'
import type { JobDeps, Slice, SliceDeps } from '../slice.ts'
import { registerEmailEditor } from './email-editor/email-editor-routes.ts'
import { sendTestEmail } from './email-editor/send-test-email.ts'
import { serveEmailTemplates } from './email-templates.ts'
import { registerMessagesWithFiles } from './messages-with-files.ts'
import { registerReplyFiles, serveMessages } from './messages.ts'
import { notifyStaff } from './notify-staff.ts'
import { optOutRoutes } from './opt-out-routes.ts'
import { receiveReplies } from './receive-reply.ts'
import { sendMessages } from './send-messages.ts'
import { serveTextMessages } from './text-messages.ts'
import { registerWriting } from './writing/writing-routes.ts'

export const messagesSlice: Slice = {
  name: 'messages',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveMessages(endpoints, deps)
    registerMessagesWithFiles(app, deps)
    registerReplyFiles(app, deps)
    serveTextMessages(endpoints, deps)
    serveEmailTemplates(endpoints, deps)
    registerEmailEditor(app, deps)
    optOutRoutes(app, deps)
    receiveByWebhook(app, deps)
    registerWriting(app, deps)
  },
  jobs: (deps) => ({
    'send-messages': (job) => sendMessages(deps, job),
    'send-test-email': (job) => sendTestEmail(deps, job),
    'notify-staff': (job) => notifyStaff(deps, job),
    'fetch-inbound-mail': () => fetchInboundMail(deps),
  }),
}

async function fetchInboundMail({ inbound, ...deps }: JobDeps): Promise<void> {
  if (inbound?.mailbox === undefined) return
  const { domain, mailbox } = inbound
  await fetchMailbox({ mailbox, receive: receiveReplies({ ...deps, domain }) })
}

/** What a mail service brings, where one was given the address. */
function receiveByWebhook(app: FastifyInstance, { inbound, ...deps }: SliceDeps): void {
  if (inbound?.secret === undefined) return
  const receive = receiveReplies({ ...deps, domain: inbound.domain })
  registerInboundWebhook(app, { secret: inbound.secret, receive })
}
