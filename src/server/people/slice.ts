import type { Slice } from '../slice.ts'
import { jobExperienceRoutes } from './job-experiences/job-experience-routes.ts'
import { createJobExperienceService } from './job-experiences/job-experience-service.ts'
import { userProfileRoutes } from './profile/user-profile-routes.ts'
import { createUserProfileService } from './profile/user-profile-service.ts'

export const peopleSlice: Slice = {
  name: 'people',
  routes(app, deps) {
    userProfileRoutes(app, { ...deps, profiles: createUserProfileService(deps) })
    jobExperienceRoutes(app, { ...deps, experiences: createJobExperienceService(deps) })
  },
}
