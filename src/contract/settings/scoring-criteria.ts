// The criteria that a company scores answers by: five points with a name, and an example of an answer for each. A question
// for interviewers takes a copy of one: a change here changes no question.
import { collection, longText, type RowOf, text } from '../core/collection.ts'
import { SCALE } from './settings-rules.ts'

export const scoringCriteria = collection({
  name: 'scoring_criterion',
  nouns: ['scoring criterion', 'scoring criteria'],
  path: '/account/v1/:account_id/scoring-criteria/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: 80, isUnique: true }),
    point_1: text({ max: SCALE.name }),
    anchor_1: longText({ max: SCALE.anchor, isRequired: false }),
    point_2: text({ max: SCALE.name }),
    anchor_2: longText({ max: SCALE.anchor, isRequired: false }),
    point_3: text({ max: SCALE.name }),
    anchor_3: longText({ max: SCALE.anchor, isRequired: false }),
    point_4: text({ max: SCALE.name }),
    anchor_4: longText({ max: SCALE.anchor, isRequired: false }),
    point_5: text({ max: SCALE.name }),
    anchor_5: longText({ max: SCALE.anchor, isRequired: false }),
  },
  isReadByManagers: true,
  title: 'name',
  search: ['name'],
  order: 'title',
  limit: 100,
  uses: [],
})
export type ScoringCriterion = RowOf<typeof scoringCriteria>

/** The points of a criterion from 1 to 5; a point without a description has an empty anchor. */
export function pointsOf(criterion: ScoringCriterion): { name: string; anchor: string }[] {
  return ([1, 2, 3, 4, 5] as const).map((rating) => ({
    name: criterion[`point_${rating}`],
    anchor: criterion[`anchor_${rating}`] ?? '',
  }))
}

/** The texts of a criterion for the ratings from 1 to 5, each with the name of its point: “Good: Names a reason”. */
export function anchorsOf(criterion: ScoringCriterion): string[] {
  return pointsOf(criterion).map(({ name, anchor }) =>
    [name, ...(anchor === '' ? [] : [anchor])].join(': '),
  )
}
