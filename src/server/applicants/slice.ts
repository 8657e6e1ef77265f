import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { registerAccountApplicants } from './account-applicant-routes.ts'
import { serveAddedApplicants } from './added/added-applicants.ts'
import { registerResumeReading } from './added/read-resume.ts'
import { serveAnswerColumns } from './answers/answer-columns.ts'
import { registerApplicantChanges } from './changes/change-routes.ts'
import { registerDuplicates } from './duplicates/duplicate-routes.ts'
import { buildApplicantExport } from './exports/build-applicant-export.ts'
import { registerApplicantExports } from './exports/export-routes.ts'
import { registerFollow } from './follow/follow-routes.ts'
import { registerInvites } from './invites/invite-routes.ts'
import { sendInvite } from './invites/send-invite.ts'

export const applicantsSlice: Slice = {
  name: 'applicants',
  routes(app, deps) {
    registerAccountApplicants(app, deps)
    registerApplicantChanges(app, deps)
    registerApplicantExports(app, deps)
    registerDuplicates(app, deps)
    registerFollow(app, deps)
    registerInvites(app, deps)
    registerResumeReading(app, deps)
    const staff = staffEndpoints({ ...deps, app })
    serveAddedApplicants(staff, deps)
    serveAnswerColumns(staff)
  },
  jobs: (deps) => ({
    'build-applicant-export': (job) => buildApplicantExport(deps, job),
    'send-invite': (job) => sendInvite(deps, job),
  }),
}
