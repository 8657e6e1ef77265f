import type { Slice } from '../slice.ts'
import { registerAccountDecisions } from './account-wide/account-decision-routes.ts'
import { registerDecisions } from './decision-routes.ts'
import { registerHumanReviews } from './human-reviews/human-review-routes.ts'
import { tellOutcomes } from './human-reviews/tell-outcomes.ts'
import { registerImpactRatios } from './impact/impact-routes.ts'
import { registerMoves } from './moves/move-routes.ts'

export const decisionsSlice: Slice = {
  name: 'decisions',
  routes(app, deps) {
    registerMoves(app, deps)
    registerAccountDecisions(app, deps)
    registerHumanReviews(app, deps)
    registerImpactRatios(app, deps)
    registerDecisions(app, deps)
  },
  jobs: (deps) => ({
    'tell-review-outcomes': () => tellOutcomes(deps),
  }),
}
