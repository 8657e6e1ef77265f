import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { PageTitle } from '../layout/page-title.tsx'

import styles from './state.module.css'

type StateProps = {
  icon: ReactNode
  tone?: 'neutral' | 'accent' | 'amber' | 'red'
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  role?: 'alert' | 'status'
}

/** What stands in the place of content: the common shape of empty, error and offline. */
export function State({
  icon,
  tone = 'neutral',
  title,
  children,
  action,
  headingLevel = 2,
  role,
}: StateProps) {
  const Heading = headingLevel === 1 ? PageTitle : (`h${headingLevel}` as const)
  return (
    <div className={styles.state} role={role}>
      <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
