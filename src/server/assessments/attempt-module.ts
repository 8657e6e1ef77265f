// What devices send about attempts, and what staff are told of it and set for it.
import type { FastifyInstance } from 'fastify'

import type { StaffScopes } from '../access/staff-access.ts'
import type { Database } from '../db/database.ts'
import { linkOrigin } from '../http/link-origin.ts'
import type { Authenticate } from '../http/route.ts'
import type { Secrets } from '../http/secrets.ts'
import { embeddedLanguageVendor } from '../integrations/language/embedded.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { resumeRoutes } from '../people/resumes/resume-routes.ts'
import { createResumeService } from '../people/resumes/resume-service.ts'
import type { Storage } from '../storage/storage.ts'
import { assessmentRoutes } from './assessment-routes.ts'
import { createAssessmentService } from './assessment-service.ts'
import { registerExtraTime } from './extra-time/extra-time-routes.ts'
import { vendorRoutes } from './language/vendor-routes.ts'
import { createVendorService } from './language/vendor-service.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { createMediaService } from './media/media-service.ts'
import { skillsTestRoutes } from './skills-tests/skills-test-routes.ts'
import { createSkillsTestService } from './skills-tests/skills-test-service.ts'
import { deviceCheckRoutes } from './speed/device-check-routes.ts'
import { speedTestRoutes } from './speed/speed-test-routes.ts'
import { timingRoutes } from './timing/timing-routes.ts'
import { createTimingService } from './timing/timing-service.ts'
import { registerRefusals } from './trail/refused-requests.ts'
import { trailRoutes } from './trail/trail-routes.ts'
import { createTrailService } from './trail/trail-service.ts'
import { typingRoutes } from './typing/typing-routes.ts'
import { createTypingService } from './typing/typing-service.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly jobs: Jobs
  readonly storage: Storage
  readonly now: () => Date
  readonly scopes: StaffScopes
  readonly authenticate: Authenticate
  readonly publicUrl?: string | undefined
}

export function attemptModule(app: FastifyInstance, deps: Deps): void {
  const { storage, authenticate } = deps
  const trail = createTrailService(deps)
  const timing = createTimingService(deps)
  const assessments = createAssessmentService({ ...deps, timing })
  // Before the routes whose refusals it notes.
  registerRefusals(app, { trail, authenticate })
  assessmentRoutes(app, { assessments, authenticate })
  const skillsTests = createSkillsTestService({ ...deps, assessments, timing })
  skillsTestRoutes(app, { skillsTests, authenticate })
  timingRoutes(app, { timing, authenticate })
  typingRoutes(app, { typing: createTypingService(deps), authenticate })
  registerExtraTime(app, deps)
  speedTestRoutes(app, { now: deps.now, authenticate })
  deviceCheckRoutes(app, { now: deps.now, authenticate })
  vendorRoutes(app, {
    vendors: createVendorService({ ...deps, vendor: embeddedLanguageVendor }),
    originOf: (request) => linkOrigin(request, deps.publicUrl),
    authenticate,
  })
  const media = createMediaService(deps)
  mediaRoutes(app, { media, storage, authenticate })
  const resumes = createResumeService({ ...deps, media, assessments })
  resumeRoutes(app, { resumes, storage, authenticate })
  trailRoutes(app, { trail, authenticate })
}
