import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'

import styles from './banner.module.css'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  /** Spoken when it appears; leave out for what was there from the beginning. */
  isLive?: boolean
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message that stays in the page, beside what it is about. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  isLive = false,
}: BannerProps) {
  const { t } = useLingui()
  const Icon = icons[tone]
  const liveRole = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={classNames(styles.banner, styles[tone])} role={isLive ? liveRole : undefined}>
      <Icon className={styles.icon} size={18} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss !== undefined && (
        <IconButton
          className={styles.dismiss}
          label={t`Dismiss`}
          icon={<X size={18} />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
