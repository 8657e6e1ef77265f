import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { useOpeningGesture } from '../controls/opening-gesture.ts'

import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  /** Escape, the close button or a click beside it: the caller sets isOpen to false. */
  onClose: () => void
  title: ReactNode
  /** The element with `data-first-focus` has the focus at the beginning; without one, the close button. */
  children: ReactNode
  actions?: ReactNode
  width?: 'regular' | 'wide'
  /** Work under way may not be left by accident. */
  isLocked?: boolean
}

/** A native modal dialog: the browser keeps the focus inside and gives it back at the end. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  width,
  isLocked = false,
}: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const gesture = useOpeningGesture()
  const dialog = useModal(isOpen, gesture.start)

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isLocked) onClose()
  }
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The content fills the dialog, so only its backdrop reports the dialog itself as the target.
    const isBackdrop = event.target === event.currentTarget && gesture.hasBegunAt(event.target)
    if (isBackdrop && !isLocked) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same: onCancel
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, width === 'wide' && styles.wide)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClick={handleClick}
      {...gesture.listeners}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {!isLocked && (
              <IconButton
                className={styles.close}
                label={t`Close`}
                icon={<X size={20} />}
                onClick={onClose}
              />
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

function useModal(isOpen: boolean, onOpen: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handleOpen = useEffectEvent(onOpen)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    if (isOpen && !element.open) {
      handleOpen()
      element.showModal()
      // React's autoFocus runs while the dialog is still closed, and is lost.
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    if (!isOpen && element.open) element.close()
    return undefined
  }, [isOpen])

  // One that goes away while it is open gives the focus back as well: that takes an element that is still there.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}
