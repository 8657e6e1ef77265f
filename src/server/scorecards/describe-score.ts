// A stored score as people read it: on the scorecard, and in the candidate's own report.
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { AttributeScore } from '#contract/scorecards/scorecards.ts'

import { describeAttribute } from '../assessments/instruments/describe-attribute.ts'
import type { listScores } from './scorecard-repository.ts'

export type ScoreRow = Awaited<ReturnType<typeof listScores>>[number]

/** The score with the name, meaning and source of its attribute. */
export function describeScore(row: ScoreRow, kind: ActivityKind): AttributeScore {
  const described = describeAttribute(row.attribute)
  return {
    attribute: row.attribute,
    parent: row.parent,
    name: described?.name ?? row.name,
    explanation: described?.explanation ?? null,
    // What a company's own questions score has no instrument behind it.
    technical:
      kind === 'screening-questions'
        ? null
        : described && { name: described.technicalName, citation: described.citation },
    raw: row.raw,
    answered: row.answered,
    items: row.items,
    score: row.score,
    metric: row.metric,
    scoring_version: row.scoring_version,
  }
}
