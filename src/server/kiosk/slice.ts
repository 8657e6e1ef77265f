import { createAssessmentService } from '../assessments/assessment-service.ts'
import { createTimingService } from '../assessments/timing/timing-service.ts'
import { createConsentService } from '../privacy/consents/consent-service.ts'
import { createEeocService } from '../privacy/eeoc/eeoc-service.ts'
import { createProgressService } from '../progress/progress-service.ts'
import type { Slice } from '../slice.ts'
import { registerKiosk } from './kiosk-routes.ts'

export const kioskSlice: Slice = {
  name: 'kiosk',
  routes(app, deps) {
    const reads = {
      sessions: deps.sessions,
      progress: createProgressService(deps),
      consents: createConsentService(deps),
      eeoc: createEeocService(deps),
      assessments: createAssessmentService({ ...deps, timing: createTimingService(deps) }),
    }
    registerKiosk(app, { ...deps, reads })
  },
}
