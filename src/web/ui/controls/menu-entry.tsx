import { Check, ExternalLink } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { AppLink } from './app-link.tsx'

import styles from './menu.module.css'

type MenuLink = { href: string; isExternal?: boolean }
type MenuAct = {
  onSelect: () => void
  isDestructive?: boolean
  /** Makes the entry one of several choices, of which one is ticked. */
  isChecked?: boolean
  /** The language of the label, where it is not that of the page. */
  lang?: string
}

export type MenuItem = { id: string; label: ReactNode; icon?: ReactNode } & (MenuLink | MenuAct)

/** One line of a Menu: a link, an act or a choice. */
export function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  if ('href' in item) {
    return (
      <AppLink
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        href={item.href}
        target={item.isExternal === true ? '_blank' : undefined}
        onClick={onDone}
        onKeyDown={clickBySpace}
      >
        {item.icon}
        <span className={styles.itemLabel}>{item.label}</span>
        {item.isExternal === true && <ExternalLink size={14} aria-hidden="true" />}
      </AppLink>
    )
  }

  const select = () => {
    onDone()
    item.onSelect()
  }
  const isChoice = item.isChecked !== undefined
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.isChecked}
      tabIndex={-1}
      lang={item.lang}
      className={classNames(styles.item, item.isDestructive === true && styles.destructive)}
      onClick={select}
    >
      {item.icon}
      <span className={styles.itemLabel}>{item.label}</span>
      {item.isChecked === true && <Check size={16} className={styles.tick} aria-hidden="true" />}
    </button>
  )
}

function clickBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
