import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './ring.module.css'

type RingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 to 1 */
  fraction: number
  tone: 'blue' | 'green' | 'quiet' | 'amber'
  /** Diameter in px. */
  size: number
  children: ReactNode
}

/** The arc that progress and time share. */
export function Ring({ fraction, tone, size, children, className, ...rest }: RingProps) {
  const stroke = Math.max(4, Math.round(size / 11))
  const radius = (size - stroke) / 2
  const length = 2 * Math.PI * radius
  const filled = Math.min(1, Math.max(0, fraction))
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke }
  return (
    <span
      {...rest}
      className={classNames(styles.ring, className)}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {filled > 0 && (
          <circle
            {...circle}
            className={classNames(styles.arc, styles[tone])}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - filled)}
          />
        )}
      </svg>
      <span
        className={classNames(
          styles.centre,
          tone === 'green' && styles.greenText,
          tone === 'amber' && styles.amberText,
        )}
        style={{ fontSize: `${Math.max(12, size / 4) / 16}rem` }}
        aria-hidden="true"
      >
        {children}
      </span>
    </span>
  )
}
