import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'

import styles from './score-bar.module.css'

type ScoreBarProps = {
  /** What was scored; read before the number. */
  label: string
  /** 0 to 100, or null while there is no score. */
  score: number | null
  /** 0 to 100: a mark to compare with. */
  target?: number
  /** Says the score in words to screen readers, where "84 of 100" would be wrong: a percentile. */
  words?: string
  /** Why there is no score; "No score yet" unless given. */
  noScore?: ReactNode
  /** Narrower and quieter, for lists and for parts of a whole. */
  size?: 'regular' | 'compact'
  /** For where the number already stands beside the bar. */
  isNumberHidden?: boolean
}

/** A score from 0 to 100 as a bar and a number, and as one sentence for screen readers. */
export function ScoreBar({
  label,
  score,
  target,
  words,
  noScore,
  size = 'regular',
  isNumberHidden = false,
}: ScoreBarProps) {
  const { t } = useLingui()
  const format = useFormatter()
  if (score === null) {
    return (
      <span className={styles.none}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {noScore ?? <Trans>No score yet</Trans>}
      </span>
    )
  }

  const inRange = (value: number) => Math.min(100, Math.max(0, value))
  const number = format.number(inRange(score), { maximumFractionDigits: 0 })
  const goal =
    target === undefined ? null : format.number(inRange(target), { maximumFractionDigits: 0 })
  const plain =
    goal === null ? t`${label}: ${number} of 100` : t`${label}: ${number} of 100, target ${goal}`
  return (
    <span className={classNames(styles.score, size === 'compact' && styles.compact)}>
      <VisuallyHidden>{words ?? plain}</VisuallyHidden>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${inRange(score)}%` }} />
        {target !== undefined && (
          <span className={styles.target} style={{ left: `${inRange(target)}%` }} />
        )}
      </span>
      {!isNumberHidden && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
    </span>
  )
}
