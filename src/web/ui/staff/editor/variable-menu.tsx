import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@milkdown/kit/core'
import { Braces } from 'lucide-react'

import { Menu } from '../../controls/menu.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { insertText, viewOf } from './rich-text-core.ts'

import styles from './rich-text.module.css'

type VariableMenuProps = {
  editor: Editor
  variables: readonly { code: string; label: string }[]
}

/** Inserts what stands for a value of each recipient. */
export function VariableMenu({ editor, variables }: VariableMenuProps) {
  const { t } = useLingui()
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
          <Braces size={16} aria-hidden="true" />
          <VisuallyHidden>{t`Insert a variable`}</VisuallyHidden>
        </>
      }
      sections={[
        {
          id: 'variables',
          items: variables.map(({ code, label }) => ({
            id: code,
            label: `${label} ${code}`,
            onSelect: insert(code),
          })),
        },
      ]}
    />
  )
}
