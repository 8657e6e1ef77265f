import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

import styles from './drag.module.css'

/** What a row is dragged by. Not for the keyboard, which has the menu of the row. */
export function DragHandle(props: ComponentProps<'span'>) {
  return (
    <span {...props} className={styles.handle} aria-hidden="true" data-drag-handle>
      <GripVertical size={17} />
    </span>
  )
}
