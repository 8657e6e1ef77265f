import { useId, type ReactNode } from 'react'

import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './progress.module.css'

/** The card of what is next, named by its title. */
export function NextSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card as="section" isRaised className={styles.next} aria-labelledby={titleId}>
      <CardTitle level={2} id={titleId}>
        {title}
      </CardTitle>
      {children}
    </Card>
  )
}
