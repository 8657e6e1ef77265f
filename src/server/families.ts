// The path families of the API and the slices that serve them.
import type { FastifyInstance } from 'fastify'

import { assessmentRoutes } from './assessments/assessment-routes.ts'
import { createAssessmentService } from './assessments/assessment-service.ts'
import { timingRoutes } from './assessments/timing/timing-routes.ts'
import { createTimingService } from './assessments/timing/timing-service.ts'
import { registerRefusals } from './assessments/trail/refused-requests.ts'
import { trailRoutes } from './assessments/trail/trail-routes.ts'
import { createTrailService } from './assessments/trail/trail-service.ts'
import type { Database } from './db/database.ts'
import { createAccessTokens } from './http/access-token.ts'
import type { Authenticate } from './http/route.ts'
import type { Jobs } from './jobs/jobs.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { createMediaService } from './media/media-service.ts'
import { progressRoutes } from './progress/progress-routes.ts'
import { createProgressService } from './progress/progress-service.ts'
import { createApplicantService } from './requisitions/applicant-service.ts'
import { createPostingService } from './requisitions/posting-service.ts'
import { requisitionRoutes } from './requisitions/requisition-routes.ts'
import { createRequisitionService } from './requisitions/requisition-service.ts'
import { createStaffScopes, type StaffScopes } from './requisitions/staff-access.ts'
import { scorecardRoutes } from './scorecards/scorecard-routes.ts'
import { createScorecardService } from './scorecards/scorecard-service.ts'
import { createFirstAdminService } from './session/first-admin-service.ts'
import { createAuthenticate } from './session/session-cookies.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { createSessionService } from './session/session-service.ts'
import type { Storage } from './storage/storage.ts'

type Deps = {
  database: Database
  jobs: Jobs
  storage: Storage
  secret: string
  publicUrl?: string | undefined
  now: () => Date
}

/** /auth, /user, /user-response, /job and /smartreq so far. */
export function registerFamilies(app: FastifyInstance, deps: Deps): void {
  const tokens = createAccessTokens(deps)
  const authenticate = createAuthenticate(tokens)
  const isSecure = deps.publicUrl?.startsWith('https:') ?? false
  const sessions = createSessionService({ ...deps, tokens })
  const firstAdmin = createFirstAdminService({ ...deps, sessions })
  const postings = createPostingService(deps)
  const scopes = createStaffScopes(deps)

  sessionRoutes(app, { sessions, firstAdmin, authenticate, isSecure })
  progressRoutes(app, {
    progress: createProgressService({ ...deps, postings, sessions }),
    authenticate,
  })
  attemptRoutes(app, { ...deps, scopes, authenticate })
  requisitionRoutes(app, {
    requisitions: createRequisitionService({ scopes }),
    applicants: createApplicantService({ scopes }),
    postings,
    authenticate,
  })
  scorecardRoutes(app, { scorecards: createScorecardService({ scopes }), authenticate })
}

// What devices send about attempts, and what staff are told of it.
function attemptRoutes(
  app: FastifyInstance,
  deps: Deps & { scopes: StaffScopes; authenticate: Authenticate },
): void {
  const { storage, authenticate } = deps
  const trail = createTrailService(deps)
  const timing = createTimingService(deps)
  const assessments = createAssessmentService({ ...deps, timing })
  // Before the routes whose refusals it notes.
  registerRefusals(app, { trail, authenticate })
  assessmentRoutes(app, { assessments, authenticate })
  timingRoutes(app, { timing, authenticate })
  mediaRoutes(app, { media: createMediaService(deps), storage, authenticate })
  trailRoutes(app, { trail, authenticate })
}
