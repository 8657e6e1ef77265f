import type { LocalizedText } from '#contract/core/shape.ts'
import { getImpactRatios, type ImpactRatios } from '#contract/decisions/impact-ratio.ts'
// Rules of the effect of decisions on groups: who may ask, and how published figures become rates. Reads nothing but what
// `eeoc/publish-figures.ts` published, so that no question about some applicants tells what one of them answered.
import {
  EEOC_CHOICES,
  EEOC_DECLINED,
  EEOC_QUESTIONS,
  type EeocQuestion,
} from '#contract/privacy/eeoc-choices.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { impactOf } from '../../analytics/adverse-impact.ts'
import { EEOC_TEXTS } from '../../privacy/eeoc/eeoc-questions.ts'
import type { Cell, Outcome } from '../../privacy/eeoc/figure-rules.ts'
import { readPublished } from '../../privacy/eeoc/read-published.ts'
import { asksEeoc } from './impact-repository.ts'

type Question = ImpactRatios['questions'][number]

export function serveImpactRatios({ query }: StaffEndpoints): void {
  query(getImpactRatios, async ({ tx, access: { accountId }, params: { job_id: jobId } }) => {
    const key = { accountId, jobId }
    if (!(await asksEeoc(tx, key))) return { is_asked: false, published_at: null, questions: [] }
    const { cells, publishedAt } = await readPublished(tx, key)
    return {
      is_asked: true,
      published_at: publishedAt,
      questions: EEOC_QUESTIONS.map((question) => describe(question, cells)),
    }
  })
}

function describe(question: EeocQuestion, cells: readonly Cell[]): Question {
  const { text, choices: labels } = EEOC_TEXTS[question]
  const choices = EEOC_CHOICES[question].filter((choice) => choice !== EEOC_DECLINED)
  const groups = choices.flatMap((choice) => {
    const peopleWith = (outcome: Outcome) =>
      cells.find(
        (cell) => cell.question === question && cell.choice === choice && cell.outcome === outcome,
      )?.people ?? 0
    const [selected, rejected] = [peopleWith('selected'), peopleWith('rejected')]
    // A figure that is not published may be any number up to the next step: no rate can be made of it.
    if (selected === 0 || rejected === 0) return []
    return [{ choice, considered: selected + rejected, selected }]
  })
  return { question_id: question, text, groups: compare(groups, labels) }
}

function compare(
  groups: readonly { choice: string; considered: number; selected: number }[],
  labels: Readonly<Record<string, LocalizedText>>,
): Question['groups'] {
  // One group alone has nothing to be compared with.
  if (groups.length < 2) return []
  const impacts = impactOf(groups)
  return groups.flatMap(({ choice, considered, selected }, index) => {
    const [impact, label] = [impacts[index], labels[choice]]
    if (impact === undefined || impact.ratio === null || label === undefined) return []
    return {
      choice,
      label,
      considered,
      selected,
      selection_rate: impact.rate,
      impact_ratio: impact.ratio,
      is_reference: impact.isReference,
      is_below_four_fifths: impact.isFlagged,
      p_value: impact.pValue,
      is_flipped_by_one: impact.isFlippedByOne,
    }
  })
}
