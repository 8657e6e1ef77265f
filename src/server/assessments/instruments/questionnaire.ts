import type { Question } from '#contract/assessments/assessments.ts'
// A questionnaire of our own making: scales of statements that share one response set, without norms so far.
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { Scale } from '../scoring/scoring-key.ts'
import { NOT_PUBLISHED, type Instrument, type InstrumentAttribute } from './instrument.ts'

/** One statement or activity, to be rated. */
type QuestionnaireItem = LocalizedText & {
  /** Says the opposite of the scale. */
  readonly isReversed?: true
}

export type QuestionnaireScale = {
  readonly slug: string
  /** As staff and candidates read it. */
  readonly name: LocalizedText
  /** What research calls the scale, for the technical notes; absent where it is the same. */
  readonly technicalName?: LocalizedText
  readonly items: readonly QuestionnaireItem[]
}

type Questionnaire = {
  readonly slug: string
  readonly version: number
  readonly kind: ActivityKind
  readonly category: InstrumentAttribute['category']
  readonly title: LocalizedText
  readonly instruction: LocalizedText
  readonly minutes: number
  /** The choices, from the lowest to the highest. */
  readonly responses: { readonly name: string; readonly labels: readonly LocalizedText[] }
  readonly scales: readonly QuestionnaireScale[]
  /** By scale: what a high score means, in one sentence. */
  readonly explanations: Readonly<Record<string, LocalizedText>>
}

/** The instrument of a questionnaire: its scores are percent of the maximum possible, because no norm exists yet. */
export function questionnaire(given: Questionnaire): Instrument {
  const { slug, version, kind, title, instruction, minutes, responses, scales } = given
  const { labels } = responses
  return {
    slug,
    version,
    content: {
      slug,
      version,
      kind,
      title,
      instruction,
      minutes,
      response_sets: {
        [responses.name]: labels.map((label, index) => ({ value: index + 1, label })),
      },
      questions: questionsOf(given),
    },
    scoring: {
      version: `${slug}/${version}`,
      range: { min: 1, max: labels.length },
      scales: scales.map(scaleOf),
    },
    attributes: scales.map((scale) => attributeOf(scale, given)),
    citation: NOT_PUBLISHED,
  }
}

// Round by round through the scales, so that items of one scale never stand together.
function questionsOf({ scales, responses }: Questionnaire): Question[] {
  const rounds = Math.max(...scales.map(({ items }) => items.length))
  return Array.from({ length: rounds }).flatMap((_, round) =>
    scales.flatMap(({ slug, items }) =>
      items.slice(round, round + 1).map(({ en, es, fr }) => ({
        question_id: questionId(slug, round),
        text: { en, es, fr },
        response_set: responses.name,
      })),
    ),
  )
}

function scaleOf({ slug, name, technicalName = name, items }: QuestionnaireScale): Scale {
  return {
    attribute: slug,
    parent: null,
    name: technicalName,
    items: items.map(({ isReversed = false }, index) => ({
      question_id: questionId(slug, index),
      isReversed,
    })),
    norm: { kind: 'pomp' },
  }
}

function attributeOf(
  { slug, name }: QuestionnaireScale,
  { category, explanations }: Questionnaire,
): InstrumentAttribute {
  const explanation = explanations[slug]
  if (explanation === undefined) throw new Error(`Attribute ${slug} is not explained`)
  return { slug, parent_slug: null, category, name, explanation }
}

function questionId(slug: string, index: number): string {
  return `${slug}-${index + 1}`
}
