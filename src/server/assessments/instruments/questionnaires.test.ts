import { describe, expect, it } from 'vitest'

import { scoreScales } from '../scoring/score-scales.ts'
import { careerPathways } from './career-pathways/career-pathways.ts'
import { competencies } from './competencies/competencies.ts'
import type { Instrument } from './instrument.ts'
import { interests } from './interests/interests.ts'
import { values } from './values/values.ts'

/** Written down a second time, apart from the items: which statements say the opposite of their scale. */
const REVERSED = {
  competencies: [
    'customer-focus-3',
    'customer-focus-6',
    'teamwork-2',
    'teamwork-6',
    'reliability-4',
    'reliability-5',
    'initiative-3',
    'initiative-5',
    'learning-agility-2',
    'learning-agility-6',
    'handling-pressure-4',
    'handling-pressure-6',
  ],
  interests: [],
  values: [
    'value-achievement-3',
    'value-independence-4',
    'value-recognition-2',
    'value-relationships-4',
    'value-service-3',
    'value-security-4',
    'value-variety-2',
    'value-growth-4',
    'value-balance-3',
    'value-advancement-4',
  ],
  careerPathways: [
    'career-leadership-3',
    'career-expertise-2',
    'career-enterprise-4',
    'career-team-work-2',
    'career-flexible-work-4',
    'career-relocation-3',
    'career-field-change-4',
    'career-development-3',
  ],
}
const MIDDLE = 3

describe.each([
  { instrument: competencies, reversed: REVERSED.competencies, scales: 6, items: 6 },
  { instrument: interests, reversed: REVERSED.interests, scales: 6, items: 8 },
  { instrument: values, reversed: REVERSED.values, scales: 10, items: 4 },
  { instrument: careerPathways, reversed: REVERSED.careerPathways, scales: 8, items: 4 },
])('the key of $instrument.slug', ({ instrument, reversed, scales, items }) => {
  const questionIds = instrument.content.questions.map(({ question_id }) => question_id)

  it('has as many scales and items as its source says', () => {
    expect(instrument.scoring.scales).toHaveLength(scales)
    for (const scale of instrument.scoring.scales) expect(scale.items).toHaveLength(items)
    expect(questionIds).toHaveLength(scales * items)
  })

  it('moves one scale by each item, by the step of one item, in the direction of its wording', () => {
    const before = scoresOf(instrument, new Map())
    for (const questionId of questionIds) {
      const after = scoresOf(instrument, new Map([[questionId, 5]]))
      const moved = [...after].filter(([slug, score]) => score !== before.get(slug))
      const step = (100 * 2) / (4 * items)
      const direction = reversed.includes(questionId) ? -1 : 1
      expect(moved).toEqual([
        [questionId.replace(/-\d+$/, ''), expect.closeTo(50 + direction * step, 1)],
      ])
    }
  })

  it('never asks two items of one scale in a row', () => {
    const slugs = questionIds.map((id) => id.replace(/-\d+$/, ''))
    expect(slugs.filter((slug, index) => slug === slugs[index - 1])).toEqual([])
  })

  it('claims no norm', () => {
    for (const { norm } of instrument.scoring.scales) expect(norm).toEqual({ kind: 'pomp' })
    expect(instrument.citation.en).toContain('without norms')
  })
})

function scoresOf({ content, scoring }: Instrument, chosen: ReadonlyMap<string, number>) {
  const answers = new Map(
    content.questions.map(({ question_id: id }) => [id, chosen.get(id) ?? MIDDLE]),
  )
  return new Map(scoreScales(scoring, answers).map(({ attribute, score }) => [attribute, score]))
}
