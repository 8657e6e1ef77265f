import { Trans, useLingui } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './fit.module.css'

type Fit = NonNullable<Scorecard['fit']>

/** How the parts of a fit add up to it: points × weight, as a share of all weights that have points. */
export function FitParts({ fit }: { fit: Fit }) {
  const { t } = useLingui()
  const format = useFormatter()
  const inHundredths = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const total = fit.parts.reduce((sum, part) => sum + (part.points === null ? 0 : part.weight), 0)
  const isConverted = fit.raw !== null && fit.score !== fit.raw
  return (
    <table className={styles.parts} aria-label={t`How the score adds up`}>
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
        {fit.parts.map(({ attribute, name, points, weight, contribution }) => (
          <tr key={attribute}>
            <th scope="row">{name[format.locale]}</th>
            <td>{points === null ? <Trans>Not measured</Trans> : inHundredths(points)}</td>
            <td>{points === null ? '–' : format.percent((100 * weight) / total)}</td>
            <td>{contribution === null ? '–' : inHundredths(contribution)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {isConverted ? <Trans>Before the model’s conversion</Trans> : <Trans>Fit score</Trans>}
          </th>
          <td>{fit.raw === null ? '–' : inHundredths(fit.raw)}</td>
        </tr>
        {isConverted && (
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Fit score</Trans>
            </th>
            <td>{fit.score === null ? '–' : inHundredths(fit.score)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
