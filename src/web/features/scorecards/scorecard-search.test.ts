import { expect, it } from 'vitest'

import { tabOf, tabSearch, withTab } from './scorecard-search.ts'

it('An address names a tab, or a section that leads to it, or else the overview', () => {
  expect(tabSearch({ tab: 'answers' })).toEqual({ tab: 'answers' })
  expect(tabSearch({ tab: 'salary' })).toEqual({ tab: undefined })
  expect(tabOf({ hash: 'documents' })).toBe('documents')
  expect(tabOf({ hash: 'documents', tab: 'history' })).toBe('history')
  expect(tabOf({ hash: 'elsewhere' })).toBe('overview')
})

it('The address of a tab keeps the list that the scorecard was opened from', () => {
  expect(withTab('/smartreq-detail-applicant/7?job=3', 'history')).toBe(
    '/smartreq-detail-applicant/7?job=3&tab=history',
  )
  expect(withTab('/smartreq-detail-applicant/7', 'answers')).toBe(
    '/smartreq-detail-applicant/7?tab=answers',
  )
  expect(withTab('/smartreq-detail-applicant/7', 'overview')).toBe('/smartreq-detail-applicant/7')
})
