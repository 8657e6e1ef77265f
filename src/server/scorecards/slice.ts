import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { registerComments } from './comments/comment-routes.ts'
import { registerCompare } from './compare/compare-routes.ts'
import { registerReports } from './reports/report-routes.ts'
import { serveRescoring } from './rescore/rescore.ts'
import { scorecardRoutes } from './scorecard-routes.ts'
import { createScorecardService } from './scorecard-service.ts'
import { sendSharedScorecard } from './share/send-shared-scorecard.ts'
import { registerScorecardShares } from './share/share-routes.ts'
import { registerScoreSuggestions } from './suggest-score.ts'

export const scorecardsSlice: Slice = {
  name: 'scorecards',
  routes(app, deps) {
    scorecardRoutes(app, { ...deps, scorecards: createScorecardService(deps) })
    registerCompare(app, deps)
    registerReports(app, deps)
    registerScorecardShares(app, deps)
    registerComments(app, deps)
    registerScoreSuggestions(app, deps)
    serveRescoring(staffEndpoints({ ...deps, app }), deps)
  },
  jobs: (deps) => ({
    'send-shared-scorecard': (job) => sendSharedScorecard(deps, job),
  }),
}
