// The routes of the API: those of every slice, made from what all of them share.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createStaffScopes } from './access/staff-access.ts'
import { createSourceService } from './careers/sources/source-service.ts'
import { linkOrigin } from './http/link-origin.ts'
import { mailContext } from './mail/mail-context-of.ts'
import { createPostingService } from './requisitions/posting-service.ts'
import type { RouteDeps } from './route-deps.ts'
import { createCallers } from './session/callers.ts'
import { createSessionService } from './session/session-service.ts'
import type { SliceDeps } from './slice.ts'
import { SLICES } from './slices.ts'

/** /auth, /account, /lookup, /user, /user-response, /job, /smartreq, /report and /integration so far. */
export function registerRouteModules(app: FastifyInstance, given: RouteDeps): void {
  const callers = createCallers(given)
  const scopes = createStaffScopes(given)
  const deps: SliceDeps = {
    ...given,
    ...callers,
    scopes,
    sessions: createSessionService({ ...given, ...callers }),
    postings: createPostingService(given),
    sources: createSourceService({ ...given, scopes }),
    mailContextOf: mailContext(given),
    originOf: (request: FastifyRequest) => linkOrigin(request, given.publicUrl),
  }
  for (const { routes } of SLICES) routes?.(app, deps)
}
