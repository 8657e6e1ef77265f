// Answers as people would give them: traits first, then answers that show them with some noise. The scores
// of the demo come from these answers through the real scoring, so that domains, facets and fit agree.
import { competencies } from '#server/assessments/instruments/competencies/competencies.ts'
import { personality } from '#server/assessments/instruments/personality/personality.ts'
import type { Scale } from '#server/assessments/scoring/scoring-key.ts'

import type { Random } from './random.ts'

/** Standing on every scale, in SDs of the population. */
type Traits = ReadonlyMap<string, number>

type SimulatedAnswers = {
  readonly personality: ReadonlyMap<string, number>
  readonly competencies: ReadonlyMap<string, number>
}

/** Applicants show their better side, in SDs (direction and rough size as in selection studies). */
const DESIRABILITY: Readonly<Record<string, number>> = {
  conscientiousness: 0.35,
  agreeableness: 0.25,
  extraversion: 0.15,
  openness: 0.05,
  neuroticism: -0.35,
}
/** What domains share: a little of one general factor. */
const GENERAL = 0.4
/** How much of a facet is its domain. */
const FACET_LOADING = 0.75
/** Of an item's spread, by which the facet's SD is made: signal and noise of a four-item scale, α ≈ 0.78. */
const ITEM_SIGNAL = 0.22
const ITEM_NOISE = 0.235

const COMPETENCY_TRAITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'customer-focus': { agreeableness: 0.4, extraversion: 0.25 },
  teamwork: { agreeableness: 0.5 },
  reliability: { conscientiousness: 0.6 },
  initiative: { extraversion: 0.3, conscientiousness: 0.3 },
  'learning-agility': { openness: 0.5 },
  'handling-pressure': { neuroticism: -0.55 },
}

/** Every answer of one applicant. `lift` moves the traits that employers look for, in SDs. */
export function simulateAnswers(random: Random, lift: number): SimulatedAnswers {
  const traits = drawTraits(random, lift)
  const facets = personality.scoring.scales.filter(({ parent }) => parent !== null)
  return {
    personality: new Map(facets.flatMap((scale) => personalityAnswers({ random, scale, traits }))),
    competencies: new Map(
      competencies.scoring.scales.flatMap((scale) => competencyAnswers({ random, scale, traits })),
    ),
  }
}

function drawTraits(random: Random, lift: number): Traits {
  const traits = new Map<string, number>()
  const general = random.normal() + lift
  for (const { attribute, parent } of personality.scoring.scales) {
    const isDomain = parent === null
    const loading = isDomain ? GENERAL : FACET_LOADING
    const shared = isDomain ? general : (traits.get(parent) ?? 0)
    const direction = attribute === 'neuroticism' ? -1 : 1
    const own = Math.sqrt(1 - loading ** 2) * random.normal()
    traits.set(attribute, direction * loading * shared + own + (DESIRABILITY[attribute] ?? 0))
  }
  for (const [competency, loadings] of Object.entries(COMPETENCY_TRAITS)) {
    const shared = Object.entries(loadings).map(([trait, load]) => load * (traits.get(trait) ?? 0))
    traits.set(
      competency,
      shared.reduce((sum, part) => sum + part, 0.75 * random.normal()),
    )
  }
  return traits
}

type ScaleInput = { readonly random: Random; readonly scale: Scale; readonly traits: Traits }

function personalityAnswers({ random, scale, traits }: ScaleInput): [string, number][] {
  if (scale.norm.kind !== 'normal') return []
  const { mean, sd } = scale.norm
  const centre = mean / scale.items.length + ITEM_SIGNAL * sd * (traits.get(scale.attribute) ?? 0)
  return answersAround({ random, scale, centre, noise: ITEM_NOISE * sd })
}

function competencyAnswers({ random, scale, traits }: ScaleInput): [string, number][] {
  const centre = 3.65 + 0.5 * (traits.get(scale.attribute) ?? 0)
  return answersAround({ random, scale, centre, noise: 0.75 })
}

type AnswerInput = {
  readonly random: Random
  readonly scale: Scale
  readonly centre: number
  readonly noise: number
}

function answersAround({ random, scale, centre, noise }: AnswerInput): [string, number][] {
  return scale.items.map(({ question_id, isReversed }) => {
    const keyed = Math.min(5, Math.max(1, Math.round(centre + noise * random.normal())))
    return [question_id, isReversed ? 6 - keyed : keyed]
  })
}
