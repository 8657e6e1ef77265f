import type { ComponentProps } from 'react'

import styles from './visually-hidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
