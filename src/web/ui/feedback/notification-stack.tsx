import { Trans, useLingui } from '@lingui/react/macro'
import { getDefaultStore, useAtomValue } from 'jotai'
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { dismiss, type Notification, notificationsAtom } from './notifications.ts'

import styles from './notification-stack.module.css'

const icons = {
  information: Info,
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  custom: Bell,
}

/** All open notifications; one per app, near the root. Time stands still while someone points at or tabs into them. */
export function NotificationStack() {
  const { t } = useLingui()
  // The default store, because notify() may be called where no Provider reaches.
  const notifications = useAtomValue(notificationsAtom, { store: getDefaultStore() })
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const stack = useRef<HTMLElement>(null)
  useEffect(() => {
    // One that was taken away with the focus or under the pointer says nothing of it: the others would stay for good.
    const isAnyOpen = notifications.length > 0
    setIsFocused(isAnyOpen && stack.current?.contains(document.activeElement) === true)
    setIsPointedAt(isAnyOpen && stack.current?.matches(':hover') === true)
  }, [notifications])

  const handleBlur = (event: FocusEvent) =>
    setIsFocused(event.currentTarget.contains(event.relatedTarget))
  const isPaused = (isPointedAt || isFocused) && notifications.length > 0

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the time still
    <section
      ref={stack}
      aria-label={t`Notifications`}
      aria-live="polite"
      className={styles.stack}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
    >
      {/* The newest on top: the others stay where they are, and what does not fit any more is the oldest. */}
      {notifications.toReversed().map((notification) => (
        <NotificationCard key={notification.id} notification={notification} isPaused={isPaused} />
      ))}
    </section>
  )
}

function NotificationCard({
  notification,
  isPaused,
}: {
  notification: Notification
  isPaused: boolean
}) {
  const { t } = useLingui()
  const { id, type, body, duration } = notification
  const Icon = icons[type]
  const isCustom = notification.type === 'custom'
  useAutoDismiss({ id, duration, isPaused })

  return (
    <div
      className={classNames(styles.notification, styles[type], isCustom && notification.cssClasses)}
      role={type === 'error' ? 'alert' : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        {(isCustom && notification.icon) || <Icon size={18} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <NotificationTitle notification={notification} />
        </p>
        <div className={styles.body}>{body}</div>
      </div>
      <IconButton
        className={styles.close}
        label={t`Close`}
        icon={<X size={18} />}
        onClick={() => dismiss(id)}
      />
    </div>
  )
}

function NotificationTitle({ notification }: { notification: Notification }) {
  switch (notification.type) {
    case 'information':
      return <Trans>Information</Trans>
    case 'success':
      return <Trans>Success</Trans>
    case 'error':
      return <Trans>Error</Trans>
    case 'warning':
      return <Trans>Warning</Trans>
    case 'custom':
      return notification.title
  }
}

function useAutoDismiss({
  id,
  duration,
  isPaused,
}: {
  id: string
  duration: number
  isPaused: boolean
}): void {
  const timeLeft = useRef(duration)

  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => dismiss(id), timeLeft.current)
    return () => {
      clearTimeout(timer)
      timeLeft.current -= performance.now() - startedAt
    }
  }, [id, isPaused])
}
