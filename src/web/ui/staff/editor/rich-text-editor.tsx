// The one editor of rich text, loaded when a screen shows it.
import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@milkdown/kit/core'
import { Milkdown, MilkdownProvider, useEditor, useInstance } from '@milkdown/react'
import { useContext, useState } from 'react'

import { EditorServicesContext, type MediaKind } from './editor-services.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { type MediaFacts, putMedia } from './media-schema.ts'
import { makeEditor, type Selected, setLink, viewOf } from './rich-text-core.ts'
import type { RichTextFormat } from './rich-text-schema.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useWriting } from './use-writing.ts'
import { WritingPanel } from './writing-panel.tsx'

import '#web/ui/text/rich-text.css'
import styles from './rich-text.module.css'

export type RichTextEditorProps = {
  /** What is edited at first; later values are the editor's own. */
  html: string
  format: RichTextFormat
  /** What can be inserted by its name, such as `{{first_name}}`. */
  variables?: readonly EditorVariable[] | undefined
  /** More that can be inserted by its name, in a menu of its own. With it, no link is a variable. */
  blocks?: { readonly label: string; readonly items: readonly EditorVariable[] } | undefined
  /** Attributes of the element that is typed into: its name and its description. */
  attributes: Record<string, string>
  onChange: (html: string) => void
}

/** `code` is what is inserted, `label` says what it stands for. */
export type EditorVariable = { readonly code: string; readonly label: string }

const NOTHING: Selected = {
  marks: new Set(),
  block: 'paragraph',
  align: 'left',
  size: 0,
  href: null,
  isInTable: false,
  media: null,
}

/** An editor with its toolbar. Text that is pasted keeps what the format knows of it. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <MilkdownProvider>
      <EditorWithTools {...props} />
    </MilkdownProvider>
  )
}

function EditorWithTools(props: RichTextEditorProps) {
  const { html, format, attributes, variables = [], blocks, onChange } = props
  const [selected, setSelected] = useState<Selected>({ ...NOTHING, size: format.defaultSize })
  // Made once: it holds the text from then on.
  useEditor((root) =>
    makeEditor({ root, html, format, attributes, onChange, onSelect: setSelected }),
  )
  const [isLoading, getEditor] = useInstance()
  return (
    <div className={styles.editor}>
      {!isLoading && <Tools editor={getEditor()} {...{ selected, format, variables, blocks }} />}
      <div className={`${styles.page} rich-text`}>
        <Milkdown />
      </div>
    </div>
  )
}

type ToolsProps = {
  editor: Editor
  selected: Selected
  format: RichTextFormat
  variables: readonly EditorVariable[]
  blocks: RichTextEditorProps['blocks']
}

function Tools({ editor, selected, format, variables, blocks }: ToolsProps) {
  const [isLinking, setIsLinking] = useState(false)
  const [mediaKind, setMediaKind] = useState<MediaKind | null>(null)
  const { t } = useLingui()
  const writing = useWriting(editor, t`Write something first.`)
  const canUpload = useContext(EditorServicesContext) !== null
  const link = (href: string | null) => {
    setIsLinking(false)
    setLink(viewOf(editor), href)
    viewOf(editor).focus()
  }
  const put = (kind: MediaKind, facts: MediaFacts) => {
    setMediaKind(null)
    putMedia(viewOf(editor), { kind, facts })
    viewOf(editor).focus()
  }
  return (
    <>
      <RichTextToolbar
        {...{ editor, selected, format, variables, blocks }}
        onLink={() => setIsLinking(true)}
        {...(canUpload ? { onMedia: setMediaKind } : {})}
        {...(writing.isOffered && writing.state.kind === 'idle'
          ? { onWriting: writing.start }
          : {})}
      />
      <WritingPanel editor={editor} writing={writing} />
      {isLinking && (
        <LinkDialog
          href={selected.href}
          hasVariables={variables.length > 0 && blocks === undefined}
          onClose={() => setIsLinking(false)}
          onLink={link}
        />
      )}
      {mediaKind !== null && (
        <MediaDialog
          kind={mediaKind}
          selected={selected.media?.kind === mediaKind ? selected.media : null}
          onClose={() => setMediaKind(null)}
          onPut={(facts) => put(mediaKind, facts)}
        />
      )}
    </>
  )
}
