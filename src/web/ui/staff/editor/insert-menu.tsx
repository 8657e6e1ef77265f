import type { Editor } from '@milkdown/kit/core'
import type { ReactNode } from 'react'

import { Menu } from '../../controls/menu.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { insertText, viewOf } from './rich-text-core.ts'

import styles from './rich-text.module.css'

type InsertMenuProps = {
  editor: Editor
  /** What the menu inserts. */
  label: string
  icon: ReactNode
  items: readonly { code: string; label: string }[]
}

/** Inserts what stands for something that is filled in later: a value of each recipient, for example. */
export function InsertMenu({ editor, label, icon, items }: InsertMenuProps) {
  const insert = (code: string) => () => {
    insertText(viewOf(editor), code)
    viewOf(editor).focus()
  }
  return (
    <Menu
      variant="quiet"
      size="small"
      triggerClassName={styles.tool}
      hasChevron={false}
      trigger={
        <>
          {icon}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      }
      sections={[
        {
          id: 'insert',
          items: items.map(({ code, label: name }) => ({
            id: code,
            label: `${name} ${code}`,
            onSelect: insert(code),
          })),
        },
      ]}
    />
  )
}
