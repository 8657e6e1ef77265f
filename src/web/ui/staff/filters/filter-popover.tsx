import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '../../controls/icon-button.tsx'
import { usePlacement } from '../../controls/use-placement.ts'

import styles from './filter-popover.module.css'

type FilterPopoverProps = {
  /** Names the popover, and is its title. */
  title: string
  /** What the button shows. */
  trigger: ReactNode
  /** The name of the button where what it shows is not enough. */
  triggerLabel?: string
  triggerClassName?: string | undefined
  /** Opens as soon as it is there. */
  isOpenAtFirst?: boolean
  onOpen?: () => void
  onClose?: () => void
  /** Drawn while it is open, so that drafts in it begin again. */
  children: (close: () => void) => ReactNode
}

/** A button with a popover for controls; a sheet at the bottom of a phone. Escape and a click outside close it. */
export function FilterPopover(props: FilterPopoverProps) {
  const { title, trigger, triggerLabel, triggerClassName, isOpenAtFirst = false } = props
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { button, menu: panel, place } = usePlacement({ align: 'start', isOpen })
  const close = () => document.getElementById(id)?.hidePopover()

  const openAtFirst = useEffectEvent(() => {
    if (isOpenAtFirst) panel.current?.showPopover()
  })
  useEffect(() => openAtFirst(), [])

  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') {
      place()
      if (panel.current?.contains(document.activeElement) !== true)
        firstControl(panel.current)?.focus({ preventScroll: true })
      props.onOpen?.()
      return
    }
    setIsOpen(false)
    props.onClose?.()
  }
  // At once: the browser gives the focus to what has the attribute as soon as the popover is shown, and the next key.
  const draw = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return
    if (!isOpen) flushSync(() => setIsOpen(true))
    firstControl(panel.current)?.setAttribute('autofocus', '')
  }
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={triggerLabel}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus that leaves closes it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.panel}
        onBeforeToggle={draw}
        onToggle={handleToggle}
        onBlur={closeBehindFocus}
        onKeyDown={keepOthersOpen}
      >
        {isOpen && (
          <>
            <div className={styles.header}>
              <span aria-hidden="true">{title}</span>
              <IconButton
                className={styles.close}
                label={t`Close`}
                icon={<X size={18} />}
                onClick={close}
              />
            </div>
            {props.children(close)}
          </>
        )}
      </div>
    </>
  )
}

/** Escape closes the popover alone, not what is open beside the list as well. */
function keepOthersOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}

function firstControl(panel: HTMLElement | null): HTMLElement | null {
  return (
    panel?.querySelector<HTMLElement>('[data-first-focus]') ??
    panel?.querySelector<HTMLElement>('input, select') ??
    null
  )
}
