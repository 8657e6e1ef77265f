import type { HTMLAttributes } from 'react'

import { classNames } from './class-names.ts'

import styles from './card.module.css'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  /** `flush` leaves the edge to what is inside, such as a table. */
  padding?: 'regular' | 'compact' | 'flush'
  isRaised?: boolean
}

/** A surface that holds one thing. */
export function Card({
  as: Tag = 'div',
  padding = 'regular',
  isRaised = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.card,
        padding === 'compact' && styles.compact,
        padding === 'flush' && styles.flush,
        isRaised && styles.raised,
        className,
      )}
    />
  )
}
