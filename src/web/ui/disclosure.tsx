import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './disclosure.module.css'

/** Details that are there for the user who asks: closed at first. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
