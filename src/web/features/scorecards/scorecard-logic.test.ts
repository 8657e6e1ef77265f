import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { applicationStatusSchema } from '#contract/applicants/application.ts'
import { answeredOf, scalesOf } from '#contract/scorecards/score-tree.ts'
import type { AttributeScore } from '#contract/scorecards/scorecards.ts'
import { applicationHistoryLabel } from '#web/features/requisitions/history/application-history-labels.ts'

import { isApplicationStatus } from './application-status.ts'
import { scorecardKeys } from './scorecard-queries.ts'
import { timeParts, timeTaken } from './time-taken.ts'

function scoreOf(attribute: string, parent: string | null = null): AttributeScore {
  const name = { en: attribute, es: attribute, fr: attribute }
  const numbers = { raw: 10, answered: 3, items: 4, score: 50 }
  const scoring = { metric: 'percentile', scoring_version: 'test/1' } as const
  return { attribute, parent, name, explanation: null, technical: null, ...numbers, ...scoring }
}

describe('scalesOf', () => {
  it('nests facets under their scale and keeps the order', () => {
    const scales = scalesOf([
      scoreOf('openness'),
      scoreOf('imagination', 'openness'),
      scoreOf('teamwork'),
    ])
    expect(scales.map(({ score }) => score.attribute)).toEqual(['openness', 'teamwork'])
    expect(scales[0]?.facets.map((facet) => facet.attribute)).toEqual(['imagination'])
  })

  it('loses no facet whose scale is missing', () => {
    expect(scalesOf([scoreOf('imagination', 'openness')])).toHaveLength(1)
  })

  it('counts every answer once', () => {
    expect(answeredOf([scoreOf('openness'), scoreOf('imagination', 'openness')])).toEqual({
      answered: 3,
      items: 4,
    })
  })
})

describe('time taken', () => {
  const MINUTE = 60_000
  it('uses the units that matter', () => {
    expect(timeParts(40_500)).toEqual([{ value: 40, unit: 'second' }])
    expect(timeParts(14 * MINUTE + 59_000)).toEqual([{ value: 14, unit: 'minute' }])
    expect(timeParts(65 * MINUTE)).toEqual([
      { value: 1, unit: 'hour' },
      { value: 5, unit: 'minute' },
    ])
    expect(timeParts(48 * 60 * MINUTE)).toEqual([{ value: 2, unit: 'day' }])
  })

  it('is not known before both ends are', () => {
    expect(timeTaken({ started_at: '2026-10-06T14:00:00.000Z', submitted_at: null })).toBeNull()
    expect(
      timeTaken({
        started_at: '2026-10-06T14:00:00.000Z',
        submitted_at: '2026-10-06T14:05:00.000Z',
      }),
    ).toBe(5 * MINUTE)
  })
})

describe('history', () => {
  it('has words for the transitions, and for ones that it does not know', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    expect(i18n._(applicationHistoryLabel('offer_sent'))).toBe('Sent an offer')
    expect(i18n._(applicationHistoryLabel('teleport'))).toBe('Changed the application')
  })

  it('knows the statuses of the contract', () => {
    expect(applicationStatusSchema.options.every(isApplicationStatus)).toBe(true)
    expect(isApplicationStatus('toString')).toBe(false)
  })

  it('keeps each scorecard apart', () => {
    expect(scorecardKeys.detail(1)).not.toEqual(scorecardKeys.detail(2))
  })
})
