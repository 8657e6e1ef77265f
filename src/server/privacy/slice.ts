import type { Slice } from '../slice.ts'
import { applyRetention, orderRetention } from './apply-retention.ts'
import { buildExport } from './build-export.ts'
import { createCompanyTextService } from './consents/company-text-service.ts'
import { consentRoutes } from './consents/consent-routes.ts'
import { createConsentService } from './consents/consent-service.ts'
import { registerEeoc } from './eeoc/eeoc-routes.ts'
import { publishFigures } from './eeoc/publish-figures.ts'
import { eraseDue, erasePerson } from './erase-person.ts'
import { createErasureService } from './erasure-service.ts'
import { createExportService } from './export-service.ts'
import { createHoldService } from './hold-service.ts'
import { privacyRoutes } from './privacy-routes.ts'
import { prune } from './prune.ts'
import { retentionRoutes } from './retention-routes.ts'
import { createRetentionService } from './retention-service.ts'

export const privacySlice: Slice = {
  name: 'privacy',
  routes(app, deps) {
    privacyRoutes(app, {
      ...deps,
      erasures: createErasureService(deps),
      exports: createExportService(deps),
      holds: createHoldService(deps),
    })
    retentionRoutes(app, { ...deps, retention: createRetentionService(deps) })
    registerEeoc(app, deps)
    consentRoutes(app, {
      ...deps,
      consents: createConsentService(deps),
      companyTexts: createCompanyTextService(deps),
    })
  },
  jobs: (deps) => ({
    'build-export': (job) => buildExport(deps, job),
    'erase-person': (job) => erasePerson(deps, job),
    'erase-due': () => eraseDue(deps),
    'apply-retention': (job) => applyRetention(deps, job),
    'order-retention': () => orderRetention(deps),
    prune: () => prune(deps),
    'publish-figures': () => publishFigures(deps),
  }),
}
