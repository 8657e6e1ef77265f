// Puts together what brings people to open requisitions: sources, postings, the public pages, and the media in texts.
import type { FastifyInstance } from 'fastify'

import type { StaffScopes } from '../access/staff-access.ts'
import type { Database } from '../db/database.ts'
import type { Authenticate } from '../http/route.ts'
import type { PostingService } from '../requisitions/posting-service.ts'
import type { Storage } from '../storage/storage.ts'
import { careerRoutes } from './career-routes.ts'
import { createCareerService } from './career-service.ts'
import { careerSetupRoutes } from './career-setup-routes.ts'
import { registerCompanyMedia } from './company-media/company-media-routes.ts'
import { positionRoutes } from './position-routes.ts'
import { createPositionService } from './position-service.ts'
import { sourceRoutes } from './sources/source-routes.ts'
import type { SourceService } from './sources/source-service.ts'

type Deps = {
  database: Database
  storage: Storage
  postings: PostingService
  scopes: StaffScopes
  sources: SourceService
  publicUrl?: string | undefined
  authenticate: Authenticate
  now: () => Date
}

export function careerModule(app: FastifyInstance, deps: Deps): void {
  sourceRoutes(app, deps)
  careerSetupRoutes(app, deps)
  registerCompanyMedia(app, deps)
  positionRoutes(app, { ...deps, positions: createPositionService(deps) })
  careerRoutes(app, { ...deps, careers: createCareerService(deps) })
}
