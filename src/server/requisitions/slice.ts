import { createApplicantService } from '../applicants/applicant-service.ts'
import type { Slice } from '../slice.ts'
import { registerHiringSettings } from './approval/hiring-settings-routes.ts'
import { registerHiringClasses } from './classes/class-routes.ts'
import { registerRequisitionHistory } from './history-routes.ts'
import { registerPredictiveModels } from './models/model-routes.ts'
import { createRecalculationService } from './recalculation-service.ts'
import { requisitionRoutes } from './requisition-routes.ts'
import { createRequisitionService } from './requisition-service.ts'
import { registerSavedViews } from './saved-views/saved-view-routes.ts'

export const requisitionsSlice: Slice = {
  name: 'requisitions',
  routes(app, deps) {
    requisitionRoutes(app, {
      ...deps,
      requisitions: createRequisitionService(deps),
      recalculation: createRecalculationService(deps),
      applicants: createApplicantService(deps),
    })
    registerHiringSettings(app, deps)
    registerHiringClasses(app, deps)
    registerPredictiveModels(app, deps)
    registerRequisitionHistory(app, deps)
    registerSavedViews(app, deps)
  },
}
