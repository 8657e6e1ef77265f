import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './settings.module.css'

/** What is wrong with a group of controls, which none of them can say alone. */
export function FieldsetProblem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert size={15} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
