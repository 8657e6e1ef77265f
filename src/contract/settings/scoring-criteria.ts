// The criteria that a company scores answers by: five points with a name, and an example of an answer for each. A question
// for interviewers takes a copy of one: a change here changes no question.
import { collection, longText, type RowOf, text } from '../core/collection.ts'
import { INTERVIEW_LIMITS } from '../interviews/interviews-rules.ts'

const POINT_NAME = 40
/** Together with the name of its point, it fits into the example of a rating. */
const ANCHOR = INTERVIEW_LIMITS.anchor - POINT_NAME - 2

export const scoringCriteria = collection({
  name: 'scoring_criterion',
  nouns: ['scoring criterion', 'scoring criteria'],
  path: '/account/v1/:account_id/scoring-criteria/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: 80, isUnique: true }),
    point_1: text({ max: POINT_NAME }),
    anchor_1: longText({ max: ANCHOR, isRequired: false }),
    point_2: text({ max: POINT_NAME }),
    anchor_2: longText({ max: ANCHOR, isRequired: false }),
    point_3: text({ max: POINT_NAME }),
    anchor_3: longText({ max: ANCHOR, isRequired: false }),
    point_4: text({ max: POINT_NAME }),
    anchor_4: longText({ max: ANCHOR, isRequired: false }),
    point_5: text({ max: POINT_NAME }),
    anchor_5: longText({ max: ANCHOR, isRequired: false }),
  },
  isReadByManagers: true,
  title: 'name',
  search: ['name'],
  order: 'title',
  limit: 100,
  uses: [],
})
export type ScoringCriterion = RowOf<typeof scoringCriteria>

/** The texts of a criterion for the ratings from 1 to 5, each with the name of its point: “Good: Names a reason”. */
export function anchorsOf(criterion: ScoringCriterion): string[] {
  return ([1, 2, 3, 4, 5] as const).map((rating) => {
    const anchor = criterion[`anchor_${rating}`]
    return [criterion[`point_${rating}`], ...(anchor === null ? [] : [anchor])].join(': ')
  })
}
