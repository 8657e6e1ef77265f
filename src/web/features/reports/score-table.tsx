import { Trans } from '@lingui/react/macro'

import type { Report, ReportScore } from '#contract/reports/reports.ts'
import { scalesOf } from '#contract/scorecards/score-tree.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'

import styles from './reports.module.css'

/** Every score in numbers, the parts of a scale below it. */
export function ScoreTable({ report: { scores, has_norms: hasNorms } }: { report: Report }) {
  if (scores.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What was measured</Trans>
          </th>
          <th scope="col">
            <Trans>Your result</Trans>{' '}
            {!hasNorms && (
              <span className={styles.explanation}>
                <Trans>No published norms yet</Trans>
              </span>
            )}
          </th>
        </tr>
      </thead>
      {scalesOf(scores).map(({ score, facets }) => (
        <tbody key={score.attribute}>
          <ScoreRow score={score} />
          {facets.map((facet) => (
            <ScoreRow key={facet.attribute} score={facet} isPart />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ScoreRow({ score, isPart = false }: { score: ReportScore; isPart?: boolean }) {
  const { locale } = useFormatter()
  return (
    <tr className={classNames(isPart && styles.part)}>
      <th scope="row">
        <span className={styles.name}>{score.name[locale]}</span>
        {score.explanation !== null && (
          <span className={styles.explanation}>{score.explanation[locale]}</span>
        )}
      </th>
      <td>
        <Result score={score} />
        {score.score !== null && (
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${score.score}%` }} />
          </span>
        )}
      </td>
    </tr>
  )
}

function Result({ score }: { score: ReportScore }) {
  const format = useFormatter()
  if (score.score === null) return <Trans>Too few answers to say</Trans>
  const points = format.number(score.score, { maximumFractionDigits: 0 })
  switch (score.metric) {
    case 'percentile':
      return <Trans>Percentile {points}</Trans>
    case 'pomp':
      return <Trans>{points} of 100</Trans>
    case 'wpm': {
      const words = format.number(score.raw, { maximumFractionDigits: 0 })
      return <Trans>{words} words per minute</Trans>
    }
    case 'accuracy': {
      const share = { style: 'percent', maximumFractionDigits: 1 } as const
      return <>{format.number(score.raw / 100, share)}</>
    }
  }
}
