import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Called each time that it is opened, for what is loaded then. */
  onOpen?: () => void
  children: ReactNode
}

/** Details that are there for the user who asks: closed at first. */
export function Disclosure({ summary, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.()
      }}
    >
      <summary className={styles.summary}>
        <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
