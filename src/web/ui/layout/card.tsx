import type { ComponentProps, HTMLAttributes } from 'react'

import { classNames } from '../class-names.ts'

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

/** Cards one below the other, as a list. */
export function CardList(props: HTMLAttributes<HTMLUListElement>) {
  // Without its marks, Safari would not call it a list.
  return <ul role="list" {...props} className={classNames(styles.list, props.className)} />
}

type CardTitleProps = ComponentProps<'h2'> & { level: 2 | 3 }

/** What a card is about. */
export function CardTitle({ level, className, ...rest }: CardTitleProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={classNames(styles.title, className)} />
}

/** A line of short facts: a state, a count, a date. */
export function CardFacts(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={classNames(styles.facts, props.className)} />
}
