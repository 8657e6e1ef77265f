// The screen of a company's scoring criteria.
import { msg } from '@lingui/core/macro'

import { anchorsOf, scoringCriteria } from '#contract/settings/scoring-criteria.ts'

import { collectionView } from './collection/collection-words.ts'

function pointWords(rating: number) {
  return { label: msg`Name of rating ${rating}` }
}

function anchorWords(rating: number) {
  return { label: msg`Example of an answer rated ${rating}` }
}

export const scoringCriteriaView = collectionView(scoringCriteria, {
  href: '/settings/templates/scoring-criteria',
  title: msg`Scoring criteria`,
  description: msg`What each rating from 1 to 5 means. Questions for interviewers can start from a criterion and keep their own copy.`,
  add: msg`Add criterion`,
  find: msg`Find a criterion`,
  empty: {
    title: msg`No criteria yet`,
    text: msg`Add the first one above.`,
  },
  linesOf: (row) => anchorsOf(row).map((text, index) => `${index + 1} · ${text}`),
  fields: {
    name: { label: msg`Name` },
    point_1: pointWords(1),
    anchor_1: anchorWords(1),
    point_2: pointWords(2),
    anchor_2: anchorWords(2),
    point_3: pointWords(3),
    anchor_3: anchorWords(3),
    point_4: pointWords(4),
    anchor_4: anchorWords(4),
    point_5: pointWords(5),
    anchor_5: anchorWords(5),
  },
})
