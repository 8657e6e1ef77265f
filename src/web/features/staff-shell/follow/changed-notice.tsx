import type { ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

import styles from './changed-notice.module.css'

type ChangedNoticeProps = {
  children: ReactNode
  /** What the button says. */
  action: ReactNode
  onShow: () => void
}

/** Says that what is on screen has changed. It lies over the page, so that nothing moves until the user asks for it. */
export function ChangedNotice({ children, action, onShow }: ChangedNoticeProps) {
  return (
    <div className={styles.stand}>
      <div className={styles.notice} role="status">
        <span>{children}</span>
        <Button size="small" onClick={onShow}>
          {action}
        </Button>
      </div>
    </div>
  )
}
