import { Trans, useLingui } from '@lingui/react/macro'

import { roundParts } from '#contract/core/rounded-parts.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import styles from './fit.module.css'

type Fit = NonNullable<Scorecard['fit']>
type Part = Fit['parts'][number]

/** What the fit is made of: the width of a bar is the weight of its part, and its fill the score. */
export function FitBars({ fit }: { fit: Fit }) {
  const { t } = useLingui()
  const inTenths = useTenths()
  const heaviest = Math.max(...fit.parts.map(({ weight }) => weight))
  const sum = inTenths(fit.raw ?? 0)
  const adds = roundParts(
    fit.parts.map(({ contribution }) => contribution ?? 0),
    { perUnit: 10 },
  ).map(inTenths)
  return (
    <div className={styles.bars}>
      <ul role="list" className={styles.bars} aria-label={t`Parts of the fit score`}>
        {fit.parts.map((part, index) => (
          <FitBar
            key={part.attribute}
            part={part}
            adds={adds[index] ?? ''}
            width={(100 * part.weight) / heaviest}
          />
        ))}
      </ul>
      {fit.raw !== null && (
        <p className={styles.barSum}>
          <Trans>All parts together: {sum}</Trans>
        </p>
      )}
    </div>
  )
}

function useTenths() {
  const format = useFormatter()
  return (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

type FitBarProps = { part: Part; adds: string; width: number }

function FitBar({ part, adds, width }: FitBarProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const name = part.name[format.locale]
  const weight = format.number(part.weight, { maximumFractionDigits: 2 })
  const points = format.number(part.points ?? 0, { maximumFractionDigits: 0 })
  const isMeasured = part.points !== null
  return (
    <li className={styles.bar}>
      <span className={styles.barName} aria-hidden={isMeasured}>
        {name} <span className={styles.barWeight}>×{weight}</span>
      </span>
      <span className={styles.barPlace} aria-hidden="true">
        <span className={styles.barTrack} style={{ width: `${width}%` }}>
          <span className={styles.barFill} style={{ width: `${part.points ?? 0}%` }} />
        </span>
      </span>
      {isMeasured ? (
        <span className={styles.barNumbers}>
          <VisuallyHidden>
            {t`${name}, weight ${weight}: ${points} of 100 points add ${adds} to the score`}
          </VisuallyHidden>
          <span aria-hidden="true">
            {points} → {adds}
          </span>
        </span>
      ) : (
        <span className={styles.barNumbers}>
          <Trans>Not measured</Trans>
        </span>
      )}
    </li>
  )
}
