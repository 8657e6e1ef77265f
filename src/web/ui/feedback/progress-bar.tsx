import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: ReactNode
  /** Leave out while it is not known how much there is. */
  value?: number
  max?: number
  /** Says the value in words, such as "Question 4 of 30"; otherwise nothing is written beside the bar. */
  valueText?: ReactNode
  isLabelHidden?: boolean
}

/** How far along: blue under way, green at the end. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
}: ProgressBarProps) {
  const id = useId()
  const isDone = value !== undefined && value >= max
  const hasText = !isLabelHidden || valueText !== undefined
  return (
    <div className={styles.progress}>
      {hasText && (
        <div className={styles.text}>
          {isLabelHidden ? (
            <VisuallyHidden id={id}>{label}</VisuallyHidden>
          ) : (
            <span id={id}>{label}</span>
          )}
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      {!hasText && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
      <progress
        className={classNames(styles.bar, isDone && styles.done)}
        value={value}
        max={max}
        aria-labelledby={id}
      />
    </div>
  )
}
