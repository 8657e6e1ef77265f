import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { roundParts } from '#contract/core/rounded-parts.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './fit.module.css'

type Fit = NonNullable<Scorecard['fit']>

type Part = {
  id: string
  name: string
  points: number | null
  weight: number
  contribution: number | null
}
type ScorePartsProps = {
  label: string
  parts: readonly Part[]
  /** Said of a part without points. */
  noPoints: ReactNode
  /** What the contributions add up to, and what becomes of that. */
  sums: readonly { id: string; name: ReactNode; value: number | null }[]
}

/** How the parts of a fit add up to it: points × weight, as a share of all weights that have points. */
export function FitParts({ fit }: { fit: Fit }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const isConverted = fit.raw !== null && fit.score !== fit.raw
  const before = { id: 'raw', name: <Trans>Before the model’s conversion</Trans>, value: fit.raw }
  const score = { id: 'score', name: <Trans>Fit score</Trans>, value: fit.score }
  return (
    <ScoreParts
      label={t`How the score adds up`}
      parts={fit.parts.map(({ attribute, name, ...part }) => ({
        ...part,
        id: attribute,
        name: name[locale],
      }))}
      noPoints={<Trans>Not measured</Trans>}
      sums={isConverted ? [before, score] : [score]}
    />
  )
}

/** Parts of a score with their points, their share of the weight, and what they add. */
export function ScoreParts({ label, parts, noPoints, sums }: ScorePartsProps) {
  const format = useFormatter()
  const inHundredths = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const counted = parts.map(({ points, weight }) => (points === null ? 0 : weight))
  const total = counted.reduce((sum, weight) => sum + weight, 0)
  const shares = roundParts(counted.map((weight) => (total === 0 ? 0 : (100 * weight) / total)))
  return (
    <table className={styles.parts} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Part</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
          <th scope="col">
            <Trans>Weight</Trans>
          </th>
          <th scope="col">
            <Trans>Adds</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, name, points, contribution }, index) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{points === null ? noPoints : inHundredths(points)}</td>
            <td>{points === null ? '–' : format.percent(shares[index] ?? 0)}</td>
            <td>{contribution === null ? '–' : inHundredths(contribution)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ id, name, value }) => (
          <tr key={id}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{value === null ? '–' : inHundredths(value)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
