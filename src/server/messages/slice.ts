import { fetchMailbox } from '../mail/inbound/fetch-mailbox.ts'
import type { JobDeps, Slice } from '../slice.ts'
import { registerMessages } from './message-routes.ts'
import { notifyStaff } from './notify-staff.ts'
import { receiveReplies } from './receive-reply.ts'
import { sendMessages } from './send-messages.ts'
import { registerWriting } from './writing/writing-routes.ts'

export const messagesSlice: Slice = {
  name: 'messages',
  routes(app, deps) {
    registerMessages(app, deps)
    registerWriting(app, deps)
  },
  jobs: (deps) => ({
    'send-messages': (job) => sendMessages(deps, job),
    'notify-staff': (job) => notifyStaff(deps, job),
    'fetch-inbound-mail': () => fetchInboundMail(deps),
  }),
}

async function fetchInboundMail({ inbound, ...deps }: JobDeps): Promise<void> {
  if (inbound?.mailbox === undefined) return
  const { domain, mailbox } = inbound
  await fetchMailbox({ mailbox, receive: receiveReplies({ ...deps, domain }) })
}
