// The pop-up messages that are open now. It knows nothing of React: any code may notify.
// It must not hold server data or decide what failed.
import { atom, getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'

const notificationTypes = ['information', 'success', 'error', 'warning', 'custom'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** How long a notification stays, in ms, unless it says otherwise. */
const NOTIFICATION_DURATION = 60_000

/** Of one topic only the newest message is shown. */
type About = { topic?: string }

type NotificationInput =
  | (About & { type: Exclude<NotificationType, 'custom'>; body: ReactNode; duration?: number })
  | (About & {
      type: 'custom'
      title: ReactNode
      body: ReactNode
      icon?: ReactNode
      cssClasses?: string
      duration?: number
    })

export type Notification = NotificationInput & { id: string; duration: number }

export const notificationsAtom = atom<readonly Notification[]>([])

let lastNumber = 0

/**
 * Shows a pop-up message and returns its id.
 * @throws Error for an unknown type: a message that no one sees would be worse.
 */
export function notify(input: NotificationInput): string {
  if (!notificationTypes.includes(input.type))
    throw new Error(`Unknown notification type: ${input.type}`)
  lastNumber += 1
  const id = `notification-${lastNumber}`
  const notification: Notification = {
    ...input,
    id,
    duration: input.duration ?? NOTIFICATION_DURATION,
  }
  getDefaultStore().set(notificationsAtom, (open) => [
    ...open.filter(({ topic }) => topic === undefined || topic !== input.topic),
    notification,
  ])
  return id
}

/** How long it is said that something was done, in ms: long enough to read, and out of the way of the next step. */
const DONE_DURATION = 6000

/** Says in a line that something was done. */
export function notifyDone(body: ReactNode): void {
  notify({ type: 'success', body, duration: DONE_DURATION })
}

/** Takes a notification away; an id that is gone already is no error. */
export function dismiss(id: string): void {
  getDefaultStore().set(notificationsAtom, (open) =>
    open.filter((notification) => notification.id !== id),
  )
}

/** Takes away what was said of a topic, where it does not hold any more. */
export function dismissTopic(topic: string): void {
  getDefaultStore().set(notificationsAtom, (open) =>
    open.filter((notification) => notification.topic !== topic),
  )
}
