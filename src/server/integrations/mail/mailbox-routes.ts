// Routes of the local mailbox.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/messages/mailbox.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { MailboxService } from './mailbox-service.ts'

export function mailboxRoutes(
  app: FastifyInstance,
  deps: { mailbox: MailboxService; authenticate: Authenticate },
): void {
  const { mailbox, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listMailbox }, ({ query }) => mailbox.list(query))

  route({ app, authenticate, endpoint: contract.getMailboxMessage }, async ({ params }) => ({
    data: await mailbox.get(params.mail_id),
  }))
}
