import { useLingui } from '@lingui/react/macro'
// The tools of the editor: one row that the Tab key enters once, and arrows move in.
import type { Editor } from '@milkdown/kit/core'
import { redoCommand, undoCommand } from '@milkdown/kit/plugin/history'
import {
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleStrongCommand,
  wrapInBulletListCommand,
  wrapInOrderedListCommand,
} from '@milkdown/kit/preset/commonmark'
import { toggleStrikethroughCommand } from '@milkdown/kit/preset/gfm'
import { toggleMark } from '@milkdown/kit/prose/commands'
import { callCommand } from '@milkdown/kit/utils'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Braces,
  IndentDecrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Signature,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { Toolbar } from 'react-aria-components'

import type { MediaKind, WritingCommand } from './editor-services.ts'
import { InsertMenu } from './insert-menu.tsx'
import { MediaButtons } from './media-buttons.tsx'
import { type Selected, setAlign, setBlock, setSize, viewOf } from './rich-text-core.ts'
import type { RichTextFormat } from './rich-text-schema.ts'
import { TableMenu } from './table-menu.tsx'
import { Tool, TOOL_ICON } from './tool.tsx'
import { WritingMenu } from './writing-menu.tsx'

import styles from './rich-text.module.css'

type RichTextToolbarProps = {
  editor: Editor
  selected: Selected
  format: RichTextFormat
  variables: readonly { code: string; label: string }[]
  blocks:
    | { readonly label: string; readonly items: readonly { code: string; label: string }[] }
    | undefined
  onLink: () => void
  /** Left out where nothing can be uploaded. */
  onMedia?: (kind: MediaKind) => void
  /** Left out where there is no writing help, and while it writes. */
  onWriting?: (command: WritingCommand) => void
}

/** What changes the text at the selection. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, selected, variables, blocks, onLink, onMedia, onWriting } = props
  const { t } = useLingui()
  return (
    <Toolbar className={styles.toolbar} aria-label={t`Formatting`}>
      <StyleSelects {...props} />
      <MarkButtons {...props} />
      <AlignButtons {...props} />
      <ListButtons editor={editor} />
      <Tool
        label={t`Link`}
        icon={<Link size={TOOL_ICON} />}
        isOn={selected.href !== null}
        onUse={onLink}
      />
      {onMedia !== undefined && <MediaButtons media={selected.media} onMedia={onMedia} />}
      {onWriting !== undefined && <WritingMenu onCommand={onWriting} />}
      {variables.length > 0 && (
        <InsertMenu
          editor={editor}
          label={t`Insert a variable`}
          icon={<Braces size={TOOL_ICON} aria-hidden="true" />}
          items={variables}
        />
      )}
      {blocks !== undefined && (
        <InsertMenu
          editor={editor}
          label={blocks.label}
          icon={<Signature size={TOOL_ICON} aria-hidden="true" />}
          items={blocks.items}
        />
      )}
      <TableMenu editor={editor} isInTable={selected.isInTable} />
      <Tool
        label={t`Undo`}
        icon={<Undo2 size={TOOL_ICON} />}
        onUse={() => run(editor, callCommand(undoCommand.key))}
      />
      <Tool
        label={t`Redo`}
        icon={<Redo2 size={TOOL_ICON} />}
        onUse={() => run(editor, callCommand(redoCommand.key))}
      />
    </Toolbar>
  )
}

function StyleSelects({ editor, selected, format }: RichTextToolbarProps) {
  const { t } = useLingui()
  const { fontSizes, defaultSize } = format
  const levels = [1, 2, 3, 4, 5, 6]
  return (
    <>
      <select
        className={styles.select}
        aria-label={t`Style of the paragraph`}
        value={selected.block ?? ''}
        onChange={({ target }) => {
          setBlock(viewOf(editor), target.value)
          viewOf(editor).focus()
        }}
      >
        {selected.block === null && <option value="">—</option>}
        <option value="paragraph">{t`Paragraph`}</option>
        {levels.map((level) => (
          <option key={level} value={`h${level}`}>
            {t`Heading ${level}`}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t`Size of the text`}
        value={selected.size}
        onChange={({ target }) => {
          setSize(viewOf(editor), { size: Number(target.value), defaultSize })
          viewOf(editor).focus()
        }}
      >
        {fontSizes.map((size) => (
          <option key={size} value={size}>
            {t`${size} px`}
          </option>
        ))}
      </select>
    </>
  )
}

function MarkButtons({ editor, selected }: RichTextToolbarProps) {
  const { t } = useLingui()
  const { marks } = selected
  return (
    <>
      <Tool
        label={t`Bold`}
        icon={<Bold size={TOOL_ICON} />}
        isOn={marks.has('strong')}
        onUse={() => run(editor, callCommand(toggleStrongCommand.key))}
      />
      <Tool
        label={t`Italic`}
        icon={<Italic size={TOOL_ICON} />}
        isOn={marks.has('emphasis')}
        onUse={() => run(editor, callCommand(toggleEmphasisCommand.key))}
      />
      <Tool
        label={t`Underline`}
        icon={<Underline size={TOOL_ICON} />}
        isOn={marks.has('underline')}
        onUse={() => toggleUnderline(editor)}
      />
      <Tool
        label={t`Strikethrough`}
        icon={<Strikethrough size={TOOL_ICON} />}
        isOn={marks.has('strike_through')}
        onUse={() => run(editor, callCommand(toggleStrikethroughCommand.key))}
      />
    </>
  )
}

function AlignButtons({ editor, selected, format }: RichTextToolbarProps) {
  const { t } = useLingui()
  const known = [
    { id: 'left', label: t`Align left`, icon: <AlignLeft size={TOOL_ICON} /> },
    { id: 'center', label: t`Center`, icon: <AlignCenter size={TOOL_ICON} /> },
    { id: 'right', label: t`Align right`, icon: <AlignRight size={TOOL_ICON} /> },
    { id: 'justify', label: t`Justify`, icon: <AlignJustify size={TOOL_ICON} /> },
  ]
  return known
    .filter(({ id }) => format.alignments.includes(id))
    .map(({ id, ...look }) => (
      <Tool
        key={id}
        {...look}
        isOn={selected.align === id}
        onUse={() => {
          setAlign(viewOf(editor), id)
          viewOf(editor).focus()
        }}
      />
    ))
}

function ListButtons({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  return (
    <>
      <Tool
        label={t`Bulleted list`}
        icon={<List size={TOOL_ICON} />}
        onUse={() => run(editor, callCommand(wrapInBulletListCommand.key))}
      />
      <Tool
        label={t`Numbered list`}
        icon={<ListOrdered size={TOOL_ICON} />}
        onUse={() => run(editor, callCommand(wrapInOrderedListCommand.key))}
      />
      <Tool
        label={t`Out of the list`}
        icon={<IndentDecrease size={TOOL_ICON} />}
        onUse={() => run(editor, callCommand(liftListItemCommand.key))}
      />
    </>
  )
}

function run(editor: Editor, command: Parameters<Editor['action']>[0]): void {
  editor.action(command)
  viewOf(editor).focus()
}

function toggleUnderline(editor: Editor): void {
  const view = viewOf(editor)
  const type = view.state.schema.marks['underline']
  if (type !== undefined) toggleMark(type)(view.state, view.dispatch)
  view.focus()
}
