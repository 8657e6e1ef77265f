import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import {
  serveAccountChanges,
  serveAccountChoices,
  serveAccountDecisions,
} from './account-wide/account-decisions.ts'
import { registerHire, serveOneDecision } from './decide-one.ts'
import { serveBulkDecisions } from './decide-several.ts'
import { serveHireChanges } from './hire-changes.ts'
import { serveHumanReviews } from './human-reviews/human-reviews.ts'
import { tellOutcomes } from './human-reviews/tell-outcomes.ts'
import { serveImpactRatios } from './impact/impact-ratios.ts'
import { serveMoves } from './moves/moves.ts'
import { tendPromises } from './promises/tend-promises.ts'

export const decisionsSlice: Slice = {
  name: 'decisions',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveMoves(endpoints, deps)
    serveAccountDecisions(endpoints, deps)
    serveAccountChanges(endpoints, deps)
    serveAccountChoices(endpoints)
    serveHumanReviews(endpoints, deps)
    serveImpactRatios(endpoints)
    serveOneDecision(endpoints, deps)
    serveBulkDecisions(endpoints, deps)
    serveHireChanges(endpoints)
    registerHire(app, deps)
  },
  jobs: (deps) => ({
    'tell-review-outcomes': () => tellOutcomes(deps),
    'tend-promises': () => tendPromises(deps),
  }),
}
