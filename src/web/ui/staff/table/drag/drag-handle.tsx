import { GripVertical } from 'lucide-react'

import styles from './drag.module.css'

/** What a row of a `DragList` is dragged by. Not for the keyboard, which has the menu of the row. */
export function DragHandle() {
  return (
    <span className={styles.handle} aria-hidden="true" data-drag-handle>
      <GripVertical size={17} />
    </span>
  )
}
