import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { serveChangingPeople } from './employees/change-people.ts'
import { serveUserJobs } from './employees/change-user-jobs.ts'
import { servePersonFields } from './employees/person-fields.ts'
import { serveReadingPeople } from './employees/read-people.ts'
import { buildPeopleExport } from './exports/build-people-export.ts'
import { registerPeopleExports } from './exports/people-export-routes.ts'
import { jobExperienceRoutes } from './job-experiences/job-experience-routes.ts'
import { createJobExperienceService } from './job-experiences/job-experience-service.ts'
import { serveMergesOfPeople } from './merges/serve-merges.ts'
import { ownJobRoutes } from './own-jobs/own-job-routes.ts'
import { userProfileRoutes } from './profile/user-profile-routes.ts'
import { createUserProfileService } from './profile/user-profile-service.ts'

export const peopleSlice: Slice = {
  name: 'people',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveReadingPeople(endpoints, deps)
    serveChangingPeople(endpoints, deps)
    serveUserJobs(endpoints, deps)
    servePersonFields(endpoints)
    ownJobRoutes(app, deps)
    serveMergesOfPeople(endpoints, deps)
    registerPeopleExports(app, deps)
    userProfileRoutes(app, { ...deps, profiles: createUserProfileService(deps) })
    jobExperienceRoutes(app, { ...deps, experiences: createJobExperienceService(deps) })
  },
  jobs: (deps) => ({ 'build-people-export': (job) => buildPeopleExport(deps, job) }),
}
