import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { serveOnboardingForms } from './onboarding-forms/onboarding-forms.ts'
import { serveQuestionLibrary } from './questions/question-service.ts'
import { registerRequisitionSetup } from './setup/setup-routes.ts'
import { serveNewTeams } from './setup/team-service.ts'
import { serveTemplates } from './templates/template-service.ts'

export const planEditorSlice: Slice = {
  name: 'plan-editor',
  routes(app, deps) {
    registerRequisitionSetup(app, deps)
    const endpoints = staffEndpoints({ ...deps, app })
    serveNewTeams(endpoints)
    serveQuestionLibrary(endpoints)
    serveTemplates(endpoints)
    serveOnboardingForms(endpoints)
  },
}
