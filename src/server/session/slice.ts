import type { Slice } from '../slice.ts'
import { invitationRoutes } from './invitations/invitation-routes.ts'
import { createInvitationService } from './invitations/invitation-service.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { sessionModule } from './session-module.ts'

export const sessionSlice: Slice = {
  name: 'session',
  routes(app, deps) {
    invitationRoutes(app, { ...deps, invitations: createInvitationService(deps) })
    sessionModule(app, deps)
  },
  jobs: (deps) => ({
    'request-password-reset': (job) => requestPasswordReset(deps, job),
  }),
}
