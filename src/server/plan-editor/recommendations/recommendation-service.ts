// What a requisition could use, from what the company's other requisitions use. Knows no HTTP.
import * as contract from '#contract/plan-editor/recommendations.ts'
import type {
  RecommendationReason,
  Recommendations,
} from '#contract/plan-editor/recommendations.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Caller } from '../../http/access-token.ts'
import * as repository from './recommendation-repository.ts'

export function createRecommendationService({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, jobId: number): Promise<Recommendations> =>
      scopes.atJob(
        { caller, jobId, policy: contract.getRecommendations.policy },
        async (tx, access) => {
          const key = { accountId: access.accountId, jobId }
          // Titles of requisitions that the user does not see are nothing for them.
          const hasTitles = access.has('smartreq_access') && access.seesAllOf('smartreq')
          const told = <T extends RecommendationReason>(one: T): T =>
            hasTitles ? one : { ...one, similar_titles: [] }
          return {
            compared: await repository.countCompared(tx, key),
            attributes: (await repository.listAttributes(tx, key)).map(told),
            activities: (await repository.listActivities(tx, key)).map(told),
            questions: (await repository.listQuestions(tx, key)).map(told),
          }
        },
      ),
  }
}
