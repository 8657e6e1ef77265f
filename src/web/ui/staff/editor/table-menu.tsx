import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@milkdown/kit/core'
import {
  addColAfterCommand,
  addRowAfterCommand,
  insertTableCommand,
} from '@milkdown/kit/preset/gfm'
import { deleteColumn, deleteRow, deleteTable } from '@milkdown/kit/prose/tables'
import { callCommand } from '@milkdown/kit/utils'
import { Table } from 'lucide-react'

import { Menu } from '../../controls/menu.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { viewOf } from './rich-text-core.ts'

import styles from './rich-text.module.css'

const NEW_TABLE = { row: 3, col: 2 }

/** Makes a table, and rows and columns in it. */
export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const { t } = useLingui()
  const act = (change: () => void) => () => {
    change()
    viewOf(editor).focus()
  }
  const remove = (command: typeof deleteRow) =>
    act(() => {
      const view = viewOf(editor)
      command(view.state, view.dispatch)
    })
  const items = isInTable
    ? [
        {
          id: 'row',
          label: t`Add a row`,
          onSelect: act(() => editor.action(callCommand(addRowAfterCommand.key))),
        },
        {
          id: 'column',
          label: t`Add a column`,
          onSelect: act(() => editor.action(callCommand(addColAfterCommand.key))),
        },
        { id: 'delete-row', label: t`Delete the row`, onSelect: remove(deleteRow) },
        { id: 'delete-column', label: t`Delete the column`, onSelect: remove(deleteColumn) },
        {
          id: 'delete',
          label: t`Delete the table`,
          onSelect: remove(deleteTable),
          isDestructive: true,
        },
      ]
    : [
        {
          id: 'insert',
          label: t`Insert a table`,
          onSelect: act(() => editor.action(callCommand(insertTableCommand.key, NEW_TABLE))),
        },
      ]
  return (
    <Menu
      variant="quiet"
      size="small"
      triggerClassName={styles.tool}
      hasChevron={false}
      trigger={
        <>
          <Table size={16} aria-hidden="true" />
          <VisuallyHidden>{t`Table`}</VisuallyHidden>
        </>
      }
      sections={[{ id: 'table', items }]}
    />
  )
}
