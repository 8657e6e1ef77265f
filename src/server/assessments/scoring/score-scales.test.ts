import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { competencies } from '../instruments/competencies/competencies.ts'
import { numerical } from '../instruments/numerical/numerical.ts'
import { personality, personalityOf120Items } from '../instruments/personality/personality.ts'
import { scoreScales } from './score-scales.ts'
import type { ScaleScore } from './score-scales.ts'
import type { ScaleNorm, ScoringKey } from './scoring-key.ts'

const POMP: ScaleNorm = { kind: 'pomp' }

/** One scale of four items, the last one reversed. */
function keyOf(norm: ScaleNorm): ScoringKey {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ question_id: id, isReversed: id === 'd' }))
  const name = { en: 'Calm', es: 'Calma', fr: 'Calme' }
  const scale = { attribute: 'calm', parent: null, name, items, norm }
  return { version: 'calm/1', range: { min: 1, max: 5 }, scales: [scale] }
}

function scoreOf(norm: ScaleNorm, answers: Record<string, number>): ScaleScore | undefined {
  return scoreScales(keyOf(norm), new Map(Object.entries(answers)))[0]
}

/** Answers to every item of a key, by whether the item is reversed. */
function answersTo(key: ScoringKey, valueOf: (isReversed: boolean) => number): Map<string, number> {
  const items = key.scales.flatMap((scale) => scale.items)
  return new Map(items.map((item) => [item.question_id, valueOf(item.isReversed)]))
}

describe('scoreScales', () => {
  it('sums keyed items, reversed ones as min + max − value', () => {
    // 5 + 4 + 3 + (6 − 2) = 16; POMP = 100·(16 − 4)/(20 − 4)
    expect(scoreOf(POMP, { a: 5, b: 4, c: 3, d: 2 })).toEqual({
      attribute: 'calm',
      parent: null,
      name: { en: 'Calm', es: 'Calma', fr: 'Calme' },
      raw: 16,
      answered: 4,
      items: 4,
      score: 75,
      metric: 'pomp',
      points: 75,
      scoring_version: 'calm/1',
    })
  })

  it('gives points to a percentile as well, so that both kinds can be averaged', () => {
    const score = scoreOf(
      { kind: 'normal', mean: 12, sd: 4, source: 'test' },
      { a: 5, b: 4, c: 3, d: 2 },
    )
    expect(score).toMatchObject({ raw: 16, score: 84.13, metric: 'percentile', points: 75 })
  })

  it('prorates from 75 % of the items on', () => {
    // (5 + 4 + 4)·4/3 = 17.333; POMP = 100·13.333/16
    const score = scoreOf(POMP, { a: 5, b: 4, d: 2 })
    expect(score).toMatchObject({ raw: 17.333, answered: 3, items: 4, score: 83.33 })
  })

  it('says nothing from fewer', () => {
    expect(scoreOf(POMP, { a: 5, b: 4 })).toMatchObject({ raw: 9, answered: 2, score: null })
    expect(scoreOf(POMP, {})).toMatchObject({ raw: 0, answered: 0, score: null })
  })

  it('counts right choices, and what was not reached as not right', () => {
    const right = numerical.scoring.scales[0]?.items.map((item) => item.right ?? 0) ?? []
    const ids = numerical.content.questions.map((question) => question.question_id)
    const answers = new Map(ids.slice(0, 9).map((id, index) => [id, right[index] ?? 0]))
    answers.set(ids[0] ?? '', ((right[0] ?? 0) % 5) + 1)
    expect(scoreScales(numerical.scoring, answers)).toMatchObject([
      { raw: 8, answered: 9, items: 20, score: 40, metric: 'pomp' },
    ])
    expect(scoreScales(numerical.scoring, new Map())).toMatchObject([{ raw: 0, score: null }])
  })

  it.each([0, 6, -1, 2.5, Number.NaN])('takes %d as not answered', (value) => {
    const score = scoreOf(POMP, { a: 5, b: 4, c: value, d: 2 })
    expect(score).toEqual(scoreOf(POMP, { a: 5, b: 4, d: 2 }))
  })

  it('reads percentiles from the norm and bounds them to 1–99', () => {
    const norm: ScaleNorm = { kind: 'normal', mean: 12, sd: 2, source: 'test' }
    const percentile = (a: number) => scoreOf(norm, { a, b: 3, c: 3, d: 3 })?.score
    expect([1, 2, 3, 4, 5].map(percentile)).toEqual([15.87, 30.85, 50, 69.15, 84.13])
    expect(scoreOf(norm, { a: 5, b: 5, c: 5, d: 1 })).toMatchObject({ raw: 20, score: 99 })
    expect(scoreOf(norm, { a: 1, b: 1, c: 1, d: 5 })).toMatchObject({ raw: 4, score: 1 })
  })
})

describe('the personality key', () => {
  const isDomain = (score: ScaleScore) => score.parent === null
  const published = personalityOf120Items.scoring

  it.each([
    ['the middle everywhere', () => 3, 72, 12],
    ['the keyed end everywhere', (isReversed: boolean) => (isReversed ? 1 : 5), 120, 20],
    ['the other end everywhere', (isReversed: boolean) => (isReversed ? 5 : 1), 24, 4],
  ] as const)('%s gives the same raw score on all scales', (_, valueOf, domainRaw, facetRaw) => {
    const scores = scoreScales(published, answersTo(published, valueOf))
    expect(scores).toHaveLength(35)
    for (const score of scores) expect(score.raw).toBe(isDomain(score) ? domainRaw : facetRaw)
  })

  it('gives the percentile that the pooled norm means', () => {
    // N: z = (72 − 66.719)/16.461 = 0.3208; Φ(0.3208) = 0.6258
    const scores = scoreScales(
      published,
      answersTo(published, () => 3),
    )
    const neuroticism = scores.find(({ attribute }) => attribute === 'neuroticism')
    expect(neuroticism?.score).toBeCloseTo(62.58, 1)
    expect(neuroticism?.metric).toBe('percentile')
  })

  it('makes a domain’s raw score the sum of its facets’', () => {
    const answers = answersTo(personality.scoring, () => 3)
    const values = [...answers.keys()].map((id, index): [string, number] => [id, (index % 5) + 1])
    const scores = scoreScales(personality.scoring, new Map(values))
    for (const domain of scores.filter(isDomain)) {
      const facets = scores.filter(({ parent }) => parent === domain.attribute)
      expect(facets.reduce((sum, { raw }) => sum + raw, 0)).toBe(domain.raw)
    }
  })
})

describe('any key', () => {
  const keys = [personality.scoring, competencies.scoring]
  const filled = fc.constantFrom(...keys).chain((key) => {
    const ids = [...answersTo(key, () => 3).keys()]
    const values = fc.array(fc.option(fc.integer({ min: 1, max: 5 })), {
      minLength: ids.length,
      maxLength: ids.length,
    })
    return values.map((given) => ({
      key,
      answers: ids.flatMap((id, index): [string, number][] => {
        const value = given[index] ?? null
        return value === null ? [] : [[id, value]]
      }),
    }))
  })

  it('keeps scores within 0–100 and raw scores within the scale', () => {
    fc.assert(
      fc.property(filled, ({ key, answers }) => {
        for (const { score, raw, answered, items } of scoreScales(key, new Map(answers))) {
          expect(score === null).toBe(answered < 0.75 * items)
          if (score === null) continue
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          expect(raw).toBeGreaterThanOrEqual(items)
          expect(raw).toBeLessThanOrEqual(5 * items)
        }
      }),
    )
  })

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(filled, ({ key, answers }) => {
        const turned = new Map(answers.toReversed())
        expect(scoreScales(key, turned)).toEqual(scoreScales(key, new Map(answers)))
      }),
    )
  })

  it('never falls when an answer moves towards its keyed end', () => {
    fc.assert(
      fc.property(filled, fc.nat(), ({ key, answers }, pick) => {
        const [id, value] = answers[pick % Math.max(1, answers.length)] ?? ['', 0]
        const item = key.scales.flatMap(({ items }) => items).find((i) => i.question_id === id)
        const raised = Math.min(5, Math.max(1, value + (item?.isReversed ? -1 : 1)))
        const before = scoreScales(key, new Map(answers))
        const after = scoreScales(key, new Map(answers).set(id, raised))
        after.forEach((score, index) => {
          expect(score.raw).toBeGreaterThanOrEqual(before[index]?.raw ?? 0)
          expect(score.score ?? 0).toBeGreaterThanOrEqual(before[index]?.score ?? 0)
        })
      }),
    )
  })
})
