import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'

import { classNames } from '../class-names.ts'
import { type ButtonLook, linkButton } from './link-button.ts'
import { MenuEntry, type MenuItem } from './menu-entry.tsx'
import { usePlacement } from './use-placement.ts'

import styles from './menu.module.css'

export type MenuSection = { id: string; label?: string; items: readonly MenuItem[] }

type MenuProps = ButtonLook & {
  /** What the button shows. */
  trigger: ReactNode
  /** The name of the button and of the menu, when the trigger is not words or not enough of them. */
  label?: string
  sections: readonly MenuSection[]
  /** Words above the items, such as who is signed in. */
  header?: ReactNode
  align?: 'start' | 'end'
  hasChevron?: boolean
  triggerClassName?: string
}

/**
 * A button with a menu of links, acts and choices. A native popover gives Escape, outside click and the top layer;
 * arrows, Home, End and first letters move inside it. What is in it is drawn when it is opened for the first time: a
 * screen may have hundreds of menus.
 */
export function Menu(props: MenuProps) {
  const {
    trigger,
    label,
    sections,
    header,
    align = 'start',
    hasChevron = true,
    triggerClassName,
    ...look
  } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)
  const { button, menu, place } = usePlacement({ align, isOpen })

  // At once: the popover shows, is placed and gets the focus right after this event.
  const draw = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') flushSync(() => setIsDrawn(true))
  }
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const isNowOpen = event.newState === 'open'
    setIsOpen(isNowOpen)
    if (!isNowOpen) return
    place()
    itemsOf(menu.current)[0]?.focus({ preventScroll: true })
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current?.showPopover()
  }

  return (
    <>
      <button
        ref={button}
        id={`${id}-trigger`}
        type="button"
        className={classNames(linkButton(look), styles.trigger, triggerClassName)}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onKeyDown={openByArrow}
      >
        {trigger}
        {hasChevron && <ChevronDown size={16} aria-hidden="true" />}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={draw}
        onToggle={handleToggle}
      >
        {isDrawn && (
          <MenuContent
            {...{ label, sections, header }}
            labelledBy={`${id}-trigger`}
            onKeyDown={(event) => moveInside(event, menu.current)}
            onDone={() => menu.current?.hidePopover()}
          />
        )}
      </div>
    </>
  )
}

type MenuContentProps = Pick<MenuProps, 'label' | 'sections' | 'header'> & {
  /** The id of the button, which names the menu that has no label. */
  labelledBy: string
  onKeyDown: (event: KeyboardEvent) => void
  onDone: () => void
}

function MenuContent({ label, sections, header, labelledBy, onKeyDown, onDone }: MenuContentProps) {
  return (
    <>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <div
        role="menu"
        aria-label={label}
        aria-labelledby={label === undefined ? labelledBy : undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {sections.map((section) => (
          <div key={section.id} role="group" aria-label={section.label} className={styles.section}>
            {section.label !== undefined && (
              <div className={styles.sectionLabel} aria-hidden="true">
                {section.label}
              </div>
            )}
            {section.items.map((item) => (
              <MenuEntry key={item.id} item={item} onDone={onDone} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function moveInside(event: KeyboardEvent, menu: HTMLElement | null): void {
  const items = itemsOf(menu)
  const index = items.findIndex((item) => item === document.activeElement)
  const target = targetOf(event, { items, index })
  // Tab leaves the menu as a whole; the popover must not stay behind.
  if (event.key === 'Tab') menu?.hidePopover()
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

type Focused = { items: readonly HTMLElement[]; index: number }

function targetOf(event: KeyboardEvent, { items, index }: Focused): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length]
    case 'ArrowUp':
      return items.at(index <= 0 ? -1 : index - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return findByLetter(event, { items, index })
  }
}

function findByLetter(event: KeyboardEvent, { items, index }: Focused): HTMLElement | undefined {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  const letter = event.key.toLocaleLowerCase()
  const fromNext = [...items.slice(index + 1), ...items.slice(0, index + 1)]
  return fromNext.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter))
}
