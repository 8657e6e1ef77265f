import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './badge.module.css'

export type Tone = 'neutral' | 'accent' | 'blue' | 'green' | 'amber' | 'red'

type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode }

/** A small label for a kind, a count or a mark. Colour repeats the words, never replaces them. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** The state of a thing, with a dot: blue in progress, green done, amber needs care, red refused. */
export function StatusPill({ tone = 'neutral', children }: Omit<BadgeProps, 'icon'>) {
  return <span className={classNames(styles.badge, styles[tone], styles.pill)}>{children}</span>
}
