import type { Slice } from '../slice.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import { createMailboxService } from './mail/mailbox-service.ts'

export const integrationsSlice: Slice = {
  name: 'integrations',
  routes(app, deps) {
    const mailbox = createMailboxService({ ...deps, hasMailbox: deps.hasMailbox ?? false })
    mailboxRoutes(app, { ...deps, mailbox })
  },
}
